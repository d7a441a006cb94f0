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

/** What is said of refused and lost answers, which tests are about, and what is only logged (Foundation 27): no login, though. */
const EXPECTED =
  /^(Failed to load resource|WebSocket connection to |\[realtime\] (?!.*session_ended))|Failed to fetch/

/**
 * What Firefox tells as an error of a script and is none: a socket that did not open, an answer of another host that was
 * lost, and the style ("body {}") that its driver adds while it takes a picture of a page that is closed.
 */
const NO_SCRIPT_ERROR = new RegExp(
  [
    '^Firefox can’t establish a connection to the server at ws',
    String.raw`\(Reason: CORS request did not succeed\)\. Status code: \(null\)`,
    String.raw`'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA='`,
  ].join('|'),
)

/** Whether what a page throws is a fault of it. */
export const isScriptError = (message: string): boolean => !NO_SCRIPT_ERROR.test(message)

/** Whether an error or a warning that a page tells is a fault of it. */
export const isFault = (text: string): boolean => !EXPECTED.test(text)

/** An error or a warning in the console. */
const isComplaint = (message: ConsoleMessage): boolean =>
  (message.type() === 'error' || message.type() === 'warning') && isFault(message.text())

/**
 * The test to use in test/e2e: pages that listen once they are open, a caller address of its own (rate limits count by
 * caller), and a failure for any script error and any complaint in the page's console.
 */
export const test = base.extend<
  { pageErrors: string[]; standInSays: RegExp | null; bannerThrows: RegExp | null },
  { browser: Browser }
>({
  // What only a stand-in of the test can say in the console, where the browser's own would not.
  standInSays: [null, { option: true }],
  // What the script of a customer's ad throws, which is not our page's.
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

/** Fails for any accessibility violation that axe finds on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  // A process of Firefox ESR 153 ends by signal 11 while axe reads the checkout, or soon after: Chromium asks it everywhere.
  if (page.context().browser()?.browserType().name() === 'firefox') return
  await afterFades(page)
  // What stands in a frame is a customer's ad: its colors are not ours.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], iframes: false })
  // Its other way looks into each frame all the same, and opens a page more each time: three times the work of looking.
  axe.setLegacyMode()
  const { violations } = await axe.analyze()
  const shown = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`,
  )
  expect(shown).toEqual([])
}

export { expect }
