import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { publicPages } from './vite-public-pages.ts'

const api = process.env.API_URL ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [react(), publicPages()],
  server: { port: 3110, strictPort: true, proxy: { '/api': api } },
  preview: { port: 3111, strictPort: true },
  build: {
    manifest: true,
    target: 'es2022',
    // Fonts are never inlined: the content security policy allows them from our own address only.
    assetsInlineLimit: (file) => (/\.woff2?$/.test(file) ? false : undefined),
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['index.html', 'src/public/enhance.ts', 'src/public/public.css'] },
  },
})
