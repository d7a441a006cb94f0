import AxeBuilder from '@axe-core/playwright'
import {
  type Browser,
  type ConsoleMessage,
  expect,
  type Page,
  test as base,
} from '@playwright/test'
import { afterFrames } from './afterFrames.ts'
import { withSteadyPages } from './steadyPages.ts'

let callers = 0

/**
 * Console messages about refused and lost responses, which tests provoke, and about log-only events (Foundation 27);
 * never about a login.
 */
const EXPECTED =
  /^(Failed to load resource|WebSocket connection to |\[realtime\] (?!.*session_ended))|Failed to fetch/

/**
 * Messages that Firefox reports as script errors, though they are none: a socket that did not open,
 * a lost response of another host, and the style ("body {}") that its driver adds to take a
 * screenshot of a page that is closed.
 */
const NO_SCRIPT_ERROR = new RegExp(
  [
    '^Firefox can’t establish a connection to the server at ws',
    String.raw`\(Reason: CORS request did not succeed\)\. Status code: \(null\)`,
    String.raw`'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA='`,
  ].join('|'),
)

/** Whether a page's script error is a fault. */
export const isScriptError = (message: string): boolean => !NO_SCRIPT_ERROR.test(message)

/** Whether a page's console error or warning is a fault. */
export const isFault = (text: string): boolean => !EXPECTED.test(text)

/** Whether a console message is an unexpected error or warning. */
const isComplaint = (message: ConsoleMessage): boolean =>
  (message.type() === 'error' || message.type() === 'warning') && isFault(message.text())

/**
 * The test to use in test/e2e: pages are interactive once opened, each test has its own caller address (rate limits
 * count per caller), and any script error or console complaint of the page fails it.
 */
export const test = base.extend<
  { pageErrors: string[]; standInSays: RegExp | null; bannerThrows: RegExp | null },
  { browser: Browser }
>({
  // Console messages that only a test's stand-in causes, never the real service.
  standInSays: [null, { option: true }],
  // Errors thrown by a customer's ad script, not by our page.
  bannerThrows: [null, { option: true }],
  browser: [async ({ browser }, use) => await use(withSteadyPages(browser)), { scope: 'worker' }],
  extraHTTPHeaders: async ({}, use, info) => {
    callers += 1
    const address = `10.${info.workerIndex % 256}.${Math.floor(callers / 250)}.${(callers % 250) + 1}`
    await use({ 'CF-Connecting-IP': address })
  },
  pageErrors: [
    async ({ page, standInSays, bannerThrows }, use) => {
      const errors: string[] = []
      page.on('pageerror', ({ message }) => {
        if (isScriptError(message) && !bannerThrows?.test(message)) errors.push(message)
      })
      page.on('console', (message) => {
        if (isComplaint(message) && !standInSays?.test(message.text()))
          errors.push(`${message.type()}: ${message.text()}`)
      })
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          console.error(`Blocked by ${effectiveDirective}: ${blockedURI}`),
        )
      })
      await use(errors)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

const LONGEST_FADE_MS = 2_000

const isFading = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().some(({ playState, effect }) => {
      const endsAt = Number(effect?.getComputedTiming().endTime)
      return playState === 'running' && Number.isFinite(endsAt)
    }),
  )

/** Waits for fades to end: half-transparent text would fail the contrast check. */
async function afterFades(page: Page): Promise<void> {
  const deadline = performance.now() + LONGEST_FADE_MS
  // A new dialog renders in the first frame and starts its fade in the second.
  do await afterFrames(page, 2)
  while ((await isFading(page)) && performance.now() < deadline)
}

/** Fails for any accessibility violation that axe finds on the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  // Firefox ESR 153 crashes (signal 11) during or soon after axe's check of the checkout, so only
  // Chromium runs the checks.
  if (page.context().browser()?.browserType().name() === 'firefox') return
  await afterFades(page)
  // A frame contains a customer's ad, whose colors are not ours.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], iframes: false })
  // The other mode also visits each frame and opens another page each time, which triples the time.
  axe.setLegacyMode()
  const { violations } = await axe.analyze()
  const shown = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`,
  )
  expect(shown).toEqual([])
}

export { expect }
