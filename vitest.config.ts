import fs from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { PREACT } from './apps/web/build/preact/alias.ts'

/** Files whose tests recognise text in pictures. */
const RECOGNITION = [
  'packages/intake/src/image/{read-image,tickets,sheet/recognise-sheet,model/fold,model/enlarge,model/likeliest}.test.ts',
  'packages/intake/src/pdf/{read-pdf,other-faces}.test.ts',
  'packages/intake/src/forms/recognised-form.test.ts',
  'packages/intake/src/layout/legible.test.ts',
  'packages/intake/src/parse-document.test.ts',
]

const UNIT = [
  'packages/**/*.test.{ts,tsx}',
  'apps/{cli,sandbox,server}/src/**/*.test.ts',
  '{bench,campaign,research,scripts}/**/*.test.ts',
]
const WEB = ['apps/web/src/**/*.test.{ts,tsx}']
/**
 * Those of the files that put another module in the place of one, or have modules loaded once more: in a worker that goes on to other
 * files either would stay there.
 */
const modulesReplaced = (files: readonly string[]): string[] =>
  files
    .flatMap((pattern) => fs.globSync(pattern, { cwd: import.meta.dirname }))
    .filter(
      (file) =>
        !file.includes('node_modules') &&
        /\bvi\.((do)?mock|resetModules)\(/i.test(
          fs.readFileSync(path.join(import.meta.dirname, file), 'utf8'),
        ),
    )
const [UNIT_REPLACED, WEB_REPLACED] = [modulesReplaced(UNIT), modulesReplaced(WEB)]

/** Classes as they stand in the sheet. */
const CSS = { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } } as const

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: UNIT,
          exclude: [...RECOGNITION, ...UNIT_REPLACED],
          testTimeout: 90_000,
          // Engines and readers hold no state of their own: one worker runs file after file and loads them once.
          isolate: false,
        },
      },
      { test: { name: 'unit-apart', include: UNIT_REPLACED, testTimeout: 90_000 } },
      {
        test: {
          name: 'web',
          include: WEB,
          exclude: WEB_REPLACED,
          setupFiles: ['apps/web/src/test-support/leftovers.ts'],
          css: CSS,
          testTimeout: 90_000,
          // React, the kit and the router are loaded once a worker: half the time of these files.
          isolate: false,
        },
      },
      {
        test: {
          name: 'web-apart',
          include: WEB_REPLACED,
          css: CSS,
          testTimeout: 90_000,
        },
      },
      {
        // The phone's pages as they are sent: drawn by Preact. The same tests run with React above, as in development.
        resolve: { alias: PREACT },
        test: {
          name: 'phone',
          include: [
            'apps/web/src/mobile/**/*.test.{ts,tsx}',
            'apps/web/src/shell/routed/waiting-page.test.tsx',
          ],
          setupFiles: ['apps/web/src/test-support/leftovers.ts'],
          css: CSS,
          testTimeout: 90_000,
          // As in `web`. One that replaces modules would run with React alone; there is none.
          exclude: WEB_REPLACED,
          isolate: false,
          // Packages are loaded by Node itself, which knows no alias.
          execArgv: ['--import', path.join(import.meta.dirname, 'apps/web/build/preact/hooks.mjs')],
        },
      },
      {
        test: {
          name: 'recognition',
          include: RECOGNITION,
          testTimeout: 90_000,
          // One worker for all these files, which keeps the model it has loaded (120 MB, and both cores while it works).
          maxWorkers: 1,
          isolate: false,
        },
      },
      {
        test: {
          name: 'repo',
          include: ['tests/repo/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['apps/server/test/**/*.test.ts'],
          globalSetup: ['apps/server/test/global-setup.ts'],
          // Beside all other tests a machine of two slow cores takes its time.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // Two files at once: the machine CI has two cores, and each file has a database of its own.
          maxWorkers: 2,
          // A server holds its state in what it starts: the modules are loaded once a worker, a third of the time of a short file.
          isolate: false,
        },
      },
    ],
  },
})
