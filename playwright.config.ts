import { defineConfig } from '@playwright/test'
import { BROWSER_ARGUMENTS } from './scripts/browser/findChromium.ts'

const browserEnvironment = JSON.parse(process.env['CHROMIUM_ENV'] ?? '{}') as Record<string, string>

export default defineConfig({
  testDir: './test/e2e',
  outputDir: './test-results',
  fullyParallel: true,
  // One more than cores, as each waits for the network and for frames now and then.
  workers: 3,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: process.env['CI'] === undefined ? 'list' : [['list'], ['html', { open: 'never' }]],
  // Only a hanging test takes this long: another process that keeps the machine busy must not fail
  // it.
  timeout: 300_000,
  expect: { timeout: 40_000 },
  use: {
    // A press that cannot be made fails soon, instead of with the whole test.
    actionTimeout: 90_000,
    baseURL: process.env['BASE_URL'] ?? 'http://127.0.0.1:8787',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // A failure leaves a screenshot and the page's output. Recording each step would more than
    // double the time of a test: to investigate one, run `npm run test:e2e -- <file> --trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_EXECUTABLE']
        ? { executablePath: process.env['CHROMIUM_EXECUTABLE'] }
        : {}),
      args: BROWSER_ARGUMENTS,
      env: { ...(process.env as Record<string, string>), ...browserEnvironment },
    },
  },
})
