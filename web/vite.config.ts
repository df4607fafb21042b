import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// `npm run dev` serves the page by itself and passes everything else on to `battlement serve`.
const server = process.env.BATTLEMENT_URL ?? 'http://127.0.0.1:7878';

export default defineConfig({
  plugins: [svelte()],
  test: { include: ['src/**/*.test.ts'], setupFiles: ['src/words/all.ts'] },
  build: { target: 'es2022', assetsInlineLimit: 0, manifest: true },
  server: {
    // Words and rules lie beside this folder.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
    // Without it a page stays as it is while files change, so that a game can be played meanwhile.
    hmr: process.env.BATTLEMENT_HMR !== 'off',
  },
});
