// In forced-colors mode a browser removes backgrounds: a selection must still be visible.
import type { Locator } from '@playwright/test'
import { sitePath } from '#content/sitePaths.ts'
import { expect, test } from '#test/support/foundation/browser/browserTest.ts'
import { logInAsCustomer } from '#test/support/orders/bookedOrders.ts'
import { DISPLAY, openStep, planAustin } from '#test/support/planning/planner.ts'

/** The painted background and border of a control. */
const look = (control: Locator) =>
  control.evaluate((element) => {
    const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(element)
    return { backgroundColor, border: `${borderTopWidth} ${borderTopColor}` }
  })

test.use({ forcedColors: 'active' })

test('selected hours and chips differ from the others', async ({ page }) => {
  await planAustin(page, DISPLAY)
  await openStep(page, 'Time and Day Restrictions')
  const hour = (name: string) => page.getByRole('gridcell', { name, exact: true })
  await page.getByRole('button', { name: 'Mon to Fri, 8am to 6pm', exact: true }).click()
  await expect(hour('Monday, 8am to 9am')).toHaveAttribute('aria-selected', 'true')
  const [on, off] = [await look(hour('Monday, 8am to 9am')), await look(hour('Sunday, 8am to 9am'))]
  expect(on.backgroundColor).not.toBe(off.backgroundColor)
  expect(off.border).not.toMatch(/^0px/)
  const chip = page.getByRole('button', { name: 'Mon to Fri, 8am to 6pm', exact: true })
  const otherChip = page.locator('button[aria-pressed="false"]:visible').first()
  expect((await look(chip)).backgroundColor).not.toBe((await look(otherChip)).backgroundColor)
})

test('the selected segment differs, and a slider keeps its track', async ({ page }) => {
  await page.goto(sitePath('sampleReport'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const chosen = page.locator('label:has(input[type="radio"]:checked):visible').first()
  const other = page.locator('label:has(input[type="radio"]:not(:checked)):visible').first()
  expect((await look(chosen)).backgroundColor).not.toBe((await look(other)).backgroundColor)
  await page.goto('/en-US')
  const slider = page.getByRole('slider').first()
  await expect(slider).toBeVisible()
  const adjust = await slider.evaluate((element) => getComputedStyle(element).forcedColorAdjust)
  expect(adjust).toBe('none')
})

test('the bars of booked campaigns differ from their track', async ({ page, baseURL }) => {
  await logInAsCustomer(page.request, baseURL ?? '')
  await page.goto(`${sitePath('myOrders')}?view=calendar`)
  const bar = page.locator('main li span[style*="width"]').first()
  await expect(bar).toBeVisible()
  const [drawn, track] = [await look(bar), await look(bar.locator('..'))]
  expect(drawn.backgroundColor).not.toBe(track.backgroundColor)
})
