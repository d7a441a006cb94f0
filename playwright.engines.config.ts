import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'
import { inRoot } from './scripts/setup/paths.ts'

const WALKS =
  /(journeys|checkout|upload|report|chat|imageFixes|soundFixes|filmFixes|brandKit|world)\.spec\.ts/

/**
 * Walks in which the test answers or changes a request that was sent: Firefox's driver stops with "request.setRequestHeader
 * is not a function", and the request goes nowhere.
 */
const BEYOND_FIREFOX = /a total that changed is shown|a lost answer and a second try/

/** The walks in other engines: `npm run test:browsers`. */
export default defineConfig({
  ...base,
  workers: 1,
  // Engines that are driven from outside now and then lose a press; what fails twice is a fault.
  retries: 1,
  projects: [
    {
      name: 'firefox',
      testMatch: WALKS,
      grepInvert: BEYOND_FIREFOX,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: inRoot('scripts/browser/firefox/speakingFirefox.mjs'),
        },
      },
    },
    { name: 'webkit', testDir: './test/engines' },
  ],
})
