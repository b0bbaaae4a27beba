import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.HOMESTRETCH_SERVER ?? 'http://127.0.0.1:8137';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/homestretch/server/static',
    emptyOutDir: true,
    // The page's content security policy allows neither inline scripts nor data URLs for fonts.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  server: {
    port: 5173,
    host: '127.0.0.1',
    // The texts are shared with the command line and lie beside the Python sources.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
  },
});
