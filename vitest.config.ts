import { defineConfig } from 'vitest/config'

/** Files whose tests recognise text in pictures. */
const RECOGNITION = [
  'packages/intake/src/image/read-image.test.ts',
  'packages/intake/src/pdf/{read-pdf,other-faces}.test.ts',
  'packages/intake/src/layout/legible.test.ts',
  'packages/intake/src/parse-document.test.ts',
]

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/**/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          exclude: RECOGNITION,
          // Classes as they stand in the sheet.
          css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'recognition',
          include: RECOGNITION,
          testTimeout: 30_000,
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
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Two files at once: the machine CI has two cores, and each file has a database of its own.
          maxWorkers: 2,
        },
      },
    ],
  },
})
