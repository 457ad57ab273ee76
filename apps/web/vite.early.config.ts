import { defineConfig } from 'vite'

/** The script of the first calls (src/shell/early/early.ts): one file without imports, which runs as soon as it is there. */
export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2022',
    rolldownOptions: {
      input: 'src/shell/early/early.ts',
      output: { format: 'iife', entryFileNames: 'assets/early-[hash].js' },
    },
  },
})
