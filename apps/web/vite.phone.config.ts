import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { classConstants } from './build/class-constants.ts'
import { shortName } from './build/class-names.ts'
import { leanContract } from './build/lean-contract.ts'
import { leanRouter } from './build/lean-router.ts'
import { phoneChunk } from './build/phone-chunks.ts'
import { PREACT } from './build/preact/alias.ts'
import { twoLanguages } from './build/two-languages.ts'

/** On a slow line every file costs a round trip: what each page of the phone begins with comes in three. */
const groups = [
  { name: 'preload', test: /vite\/preload-helper/, priority: 1 },
  {
    name: 'phone-renderer',
    test: /node_modules\/(preact|react-router)\/|web\/build\/preact\//,
  },
  // Words and looks of the same pages.
  {
    name: 'outcome',
    test: /web\/src\/mobile\/(words\/outcome|tax\/said|parts\/progress\.module)\./,
    includeDependenciesRecursively: false,
  },
  {
    name: 'bureau',
    test: /web\/src\/mobile\/(parts\/bureau\/.*\.module\.css|words\/bureau\.ts)$/,
    includeDependenciesRecursively: false,
  },
  // What most pages begin with: in one file it packs better, too.
  { name: phoneChunk(), debugName: 'phone-frame', includeDependenciesRecursively: false },
]

/** The program of the phone, drawn by Preact; built beside the desk's into the same folder (build.ts). */
export default defineConfig({
  plugins: [react(), leanContract(), leanRouter(), twoLanguages(), classConstants()],
  resolve: { alias: PREACT },
  publicDir: false,
  css: { modules: { generateScopedName: shortName } },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups } },
      input: path.resolve(import.meta.dirname, 'phone.html'),
    },
  },
})
