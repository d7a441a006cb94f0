import { expect, type Locator, type Page } from '@playwright/test'
import { afterFrames } from './browser/afterFrames.ts'

/** Holds back matching responses until they are released. */
export async function holdAnswers(page: Page, url: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

interface Arrival {
  letGo: () => void
  /** Content that arrives with the held response. */
  arrived: Locator
}

const placesOf = (controls: readonly Locator[]) =>
  Promise.all(
    controls.map(async (control) => {
      const { x, y } = (await control.boundingBox()) ?? { x: NaN, y: NaN }
      return { control: String(control), x: Math.round(x), y: Math.round(y) }
    }),
  )

/** Releases a response and checks that none of the controls moves. */
export async function staysWhileArriving(
  controls: readonly Locator[],
  { letGo, arrived }: Arrival,
): Promise<void> {
  for (const control of controls) await expect(control).toBeVisible()
  const before = await placesOf(controls)
  letGo()
  await expect(arrived).toBeVisible()
  expect(await placesOf(controls)).toEqual(before)
}

/**
 * Presses a button while a response that would move it arrives: the content is shown after the release, and the click
 * counts.
 */
export async function pressWhileArriving(
  button: Locator,
  { letGo, arrived, url }: Arrival & { url: string },
): Promise<void> {
  const page = button.page()
  await expect(button).toBeEnabled()
  await expect(arrived).toBeHidden()
  await button.hover()
  await page.mouse.down()
  const answered = page.waitForResponse(url)
  letGo()
  await (await answered).finished()
  await afterFrames(page, 3)
  await expect(arrived).toBeHidden()
  await page.mouse.up()
}
