/** Compresses what was built once and well, so that the server need not do it for each visitor. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const dist = new URL('../dist/', import.meta.url).pathname;
const WORTH = /\.(js|css|html|svg|json|webmanifest)$/;

for (const name of readdirSync(dist, { recursive: true })) {
  if (!WORTH.test(name)) continue;
  const text = readFileSync(join(dist, name));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  writeFileSync(join(dist, `${name}.br`), brotliCompressSync(text, { params }));
}
