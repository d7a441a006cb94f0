import { expect, type Locator, type Page } from '@playwright/test'

/** Holds the answers to what matches back until they are let go. */
export async function holdAnswers(page: Page, url: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

/** Presses a button while something arrives: what comes later than the page never moves it away from under a press. */
export async function pressWhileArriving(
  button: Locator,
  { letGo, arrived }: { letGo: () => void; arrived: Locator },
): Promise<void> {
  const page = button.page()
  await expect(button).toBeEnabled()
  await button.hover()
  await page.mouse.down()
  letGo()
  await expect(arrived).toBeVisible()
  await page.mouse.up()
}
