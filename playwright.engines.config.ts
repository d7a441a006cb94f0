import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'
import { inRoot } from '#scripts/project/paths.ts'

const WALKS =
  /(journeys|checkout|upload|report|chat|imageFixes|soundFixes|filmFixes|brandKit|world)\.spec\.ts/

/**
 * Walks in which the test answers or changes a request that was sent: Firefox's driver stops with "request.setRequestHeader
 * is not a function", and the request goes nowhere.
 */
const BEYOND_FIREFOX = /a total that changed is shown|a lost answer and a second try/

const ON_A_PHONE = /on a phone/

/** Desktop Firefox reserves space for its scroll bars; mobile Firefox overlays them on the page. */
const firefox = (scrollBars: 'beside' | 'over') => ({
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: inRoot('scripts/browser/firefox/speakingFirefox.mjs'),
    firefoxUserPrefs: { 'ui.useOverlayScrollbars': scrollBars === 'over' ? 1 : 0 },
  },
})

/** The walks in other engines: `npm run test:browsers`. */
export default defineConfig({
  ...base,
  workers: 1,
  // Browsers that are driven from outside sometimes lose a press, so only a repeated failure is a
  // fault.
  retries: 1,
  projects: [
    {
      name: 'firefox',
      testMatch: WALKS,
      grepInvert: [BEYOND_FIREFOX, ON_A_PHONE],
      use: firefox('beside'),
    },
    {
      name: 'firefox-phone',
      testMatch: WALKS,
      grep: ON_A_PHONE,
      grepInvert: BEYOND_FIREFOX,
      use: firefox('over'),
    },
    { name: 'webkit', testDir: './test/engines' },
  ],
})
