import type { Browser, Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { typeAsFirefoxDoes } from './firefoxTyping.ts'
import { answerLate } from '../lateAnswers.ts'
import { logLostPresses } from './lostPresses.ts'

/** Whether React has hydrated: earlier clicks are lost. Pages without scripts need no wait. */
const isListening = (page: Page): Promise<boolean> =>
  page
    .evaluate(
      () =>
        !('__reactRouterContext' in globalThis) ||
        Object.keys(document).some((key) => key.startsWith('__reactContainer')),
    )
    // The page has navigated meanwhile.
    .catch(() => false)

/** Opening and reloading resolve once the page accepts input, on a slow machine too. */
function steady(page: Page): void {
  const listens = () =>
    expect
      .poll(() => isListening(page), { message: 'the page listens', intervals: [20, 50, 100] })
      .toBe(true)
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (...args) => {
    const response = await goto(...args)
    await listens()
    return response
  }
  page.reload = async (...args) => {
    const response = await reload(...args)
    await listens()
    return response
  }
}

const patient = new WeakSet<object>()

/** Makes key presses wait for an enabled target: unlike a click, a press on a disabled element is lost. */
function pressWhenEnabled(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator
  if (patient.has(locators)) return
  patient.add(locators)
  const press = Reflect.get(locators, 'press') as (
    this: Locator,
    ...args: unknown[]
  ) => Promise<void>
  locators.press = async function pressEnabled(this: Locator, ...args) {
    await expect(this).toBeEnabled()
    return press.apply(this, args)
  }
}

/** Makes all pages of a browser wait for hydration, in every context. */
export function withSteadyPages(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (...args) => {
    const context = await newContext(...args)
    context.on('page', (page) => {
      steady(page)
      pressWhenEnabled(page)
    })
    await logLostPresses(context)
    await answerLate(context)
    if (browser.browserType().name() === 'firefox') await typeAsFirefoxDoes(context)
    return context
  }
  return browser
}
