import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'
import { inRoot } from './scripts/setup/paths.ts'

const WALKS =
  /(journeys|checkout|upload|report|chat|imageFixes|soundFixes|filmFixes|brandKit|world)\.spec\.ts/

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
