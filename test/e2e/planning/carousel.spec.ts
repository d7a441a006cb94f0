import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#test/support/foundation/browser/browserTest.ts'

const PATH = '/en-US/ad-creation/dooh-billboard-design'
const BAKERY = '1 of 3: Hearth Bakery: “Hot bread at six.”'
const BIKES = '2 of 3: Spoke Bike Repair: “Fixed by Friday.”'
const GARDEN = '3 of 3: Fern & Field: “Plant on Sunday.”'

const examples = (page: Page) => page.getByRole('region', { name: 'Examples of ads that we make' })
const slide = (page: Page, name: string) => examples(page).getByRole('group', { name })
const button = (page: Page, name: string) => examples(page).getByRole('button', { name })

/** Checks that only this slide is visible and reachable. */
async function expectShown(page: Page, name: string) {
  await expect(slide(page, name)).toBeInViewport({ ratio: 0.9 })
  for (const other of [BAKERY, BIKES, GARDEN].filter((one) => one !== name)) {
    await expect(slide(page, other)).not.toBeInViewport()
    await expect(slide(page, other)).toHaveAttribute('inert')
  }
}

/** Opens the page with a stopped clock, so that the test advances the slides. */
async function open(page: Page) {
  await page.clock.install()
  await page.goto(PATH)
  await expect(button(page, 'Stop the slides')).toBeVisible()
}

/** Drags the slides sideways with the mouse, and releases. */
async function drag(page: Page, byPx: number) {
  const box = await examples(page).boundingBox()
  if (!box) throw new Error('No slide is shown.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + byPx / 2, y, { steps: 4 })
  await page.mouse.move(x + byPx, y, { steps: 4 })
  await page.mouse.up()
}

test('ad examples advance every five seconds, but not under the pointer', async ({ page }) => {
  await open(page)
  await expectShown(page, BAKERY)
  await page.clock.runFor(5_100)
  await expectShown(page, BIKES)
  await slide(page, BIKES).hover()
  await page.clock.runFor(20_000)
  await expectShown(page, BIKES)
  await page.mouse.move(0, 0)
  await page.clock.runFor(5_100)
  await expectShown(page, GARDEN)
})

test('ad examples pause for keyboard users, can be navigated by buttons, and resume on request', async ({
  page,
}) => {
  await open(page)
  await button(page, 'Stop the slides').focus()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Resume the slides')).toBeVisible()
  await expect(button(page, 'Previous slide')).toBeFocused()
  await page.keyboard.press('Enter')
  await expectShown(page, GARDEN)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectShown(page, BAKERY)
  await expect(examples(page).locator('[aria-live="polite"]')).toHaveCount(1)
  await page.clock.runFor(20_000)
  await expectShown(page, BAKERY)
  await button(page, 'Resume the slides').click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(5_100)
  await expectShown(page, BIKES)
  await expectAccessible(page)
})

test('a swipe of 40 px advances, a shorter one does not', async ({ page }) => {
  await open(page)
  await drag(page, -30)
  await page.clock.runFor(2_000)
  await expectShown(page, BAKERY)
  await drag(page, -60)
  await page.clock.runFor(2_000)
  await expectShown(page, BIKES)
  await drag(page, 60)
  await page.clock.runFor(2_000)
  await expectShown(page, BAKERY)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('ad examples pause until the reader starts them', async ({ page }) => {
    await page.goto(PATH)
    await expect(button(page, 'Resume the slides')).toBeVisible()
    await button(page, 'Next slide').click()
    await expectShown(page, BIKES)
  })

  test('a slide stays in place when the window is resized', async ({ page }) => {
    await page.goto(PATH)
    await expect(slide(page, BIKES)).toHaveAttribute('inert')
    for (const width of [800, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectShown(page, BAKERY)
      await expect
        .poll(() =>
          slide(page, BAKERY).evaluate((shown) => {
            const window = shown.parentElement?.parentElement?.getBoundingClientRect()
            return Math.round(shown.getBoundingClientRect().left - (window?.left ?? 0))
          }),
        )
        .toBe(0)
    }
  })
})
