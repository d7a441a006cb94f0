import type { Locator, Page } from '@playwright/test'

/** More than the number of controls on any page. */
const MOST_TABS = 250

const hasFocus = async (target: Locator): Promise<boolean> =>
  (await target.count()) === 1 &&
  (await target.evaluate((element) => element === document.activeElement))

/** Presses Tab until a control has the focus, like a keyboard user. Fails if it is unreachable. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let at = 0; at < MOST_TABS; at += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${target.toString()}.`)
}

/** Tabs to a control and presses it. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Tabs to a field and types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/** Tabs to a combobox and selects the matching option. */
export async function typeAndTake(page: Page, target: Locator, text: string): Promise<void> {
  await typeInto(page, target, text)
  await page.getByRole('option', { name: text }).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}
