import { defineConfig, devices } from '@playwright/test'

/**
 * Journeys at desktop and phone size, no retries in a run (a file is judged again alone, decision 0128). Each worker has a product of its own
 * (tests/e2e/setup/start.ts); a journey mostly waits, so two run at once even beside other tests.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/setup/start.ts',
  outputDir: 'test-results/browser',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  // Beside all other tests a machine of two slow cores takes its time; what stands sooner is not waited for.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // A recording of every journey takes a third of their processor time. To see one fail:
    // npx playwright test NAME --trace=retain-on-failure
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      testMatch: /.*\.desktop\.spec\.ts/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: /.*\.phone\.spec\.ts/,
      use: { ...devices['Pixel 7'], locale: 'zh-CN' },
    },
  ],
})
