import { defineConfig } from '@playwright/test'
import { BROWSER_ARGUMENTS } from './scripts/browser/findChromium.ts'

const browserEnvironment = JSON.parse(process.env['CHROMIUM_ENV'] ?? '{}') as Record<string, string>

export default defineConfig({
  testDir: './test/e2e',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: process.env['CI'] === undefined ? 'list' : [['list'], ['html', { open: 'never' }]],
  // Only what hangs takes so long: a machine that is busy with other things is no fault of the product.
  timeout: 300_000,
  expect: { timeout: 40_000 },
  use: {
    // One press that cannot be made fails soon, not with the whole test.
    actionTimeout: 90_000,
    baseURL: process.env['BASE_URL'] ?? 'http://127.0.0.1:8787',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // A failure leaves a screenshot and what the page said. Recording each step more than doubles the time of a test:
    // `npm run test:e2e -- <file> --trace on` does it for the one that is looked into.
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
