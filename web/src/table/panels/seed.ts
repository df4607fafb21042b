/** The proof that chance was fair: the seed has the hash that was shown before the game. */

function hexadecimal(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a seed (hexadecimal) has this SHA-256; null where the browser cannot tell. */
export async function isTrueSeed(seed: string, hash: string): Promise<boolean | null> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const bytes = new Uint8Array((seed.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
  return hexadecimal(await subtle.digest('SHA-256', bytes)) === hash;
}
