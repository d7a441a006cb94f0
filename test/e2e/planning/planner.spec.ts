import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#test/support/foundation/browser/browserTest.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'
import {
  AUSTIN,
  BILLBOARDS,
  DISPLAY,
  expectStepOpen,
  openStep,
  planAustin,
} from '#test/support/planning/planner.ts'

const forecast = (page: Page) => page.getByRole('complementary', { name: 'Forecast' })

test('a plan survives a reload, and the address names the open step', async ({ page }) => {
  await planAustin(page, DISPLAY)
  await openStep(page, 'Budget')
  await expect(page).toHaveURL(/step=budget/)
  await page.getByRole('textbox', { name: 'Budget', exact: true }).fill('800')
  await page.keyboard.press('Enter')
  await expect(forecast(page).getByText('Forecast for $800')).toBeVisible()
  await page.reload()
  await expect(forecast(page).getByText('Forecast for $800')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Budget', exact: true })).toHaveValue('$800')
})

test('the back button returns to the previous step', async ({ page }) => {
  await planAustin(page, DISPLAY)
  await page.getByRole('button', { name: 'Continue to Audience Targeting' }).first().click()
  await expect(page).toHaveURL(/step=audience/)
  await expect(page.getByRole('button', { name: 'Audience Targeting', exact: true })).toBeFocused()
  await openStep(page, 'Creatives')
  await page.goBack()
  await expect(page).toHaveURL(/step=audience/)
  await page.goBack()
  await expectStepOpen(page, 'Region')
})

test('hours can be painted with the keyboard alone', async ({ page }) => {
  await planAustin(page, DISPLAY)
  await openStep(page, 'Time and Day Restrictions')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText('Please select at least one option!').first()).toBeVisible()
  const monday = page.getByRole('gridcell', { name: 'Monday, 12am to 1am' })
  await monday.focus()
  for (let hour = 0; hour < 8; hour++) await page.keyboard.press('ArrowRight')
  for (let hour = 0; hour < 9; hour++) await page.keyboard.press('Shift+ArrowRight')
  for (let day = 0; day < 4; day++) await page.keyboard.press('Shift+ArrowDown')
  await expect(
    page.getByRole('button', { name: 'Mon to Fri, 8am to 6pm', exact: true }),
  ).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Space')
  await expect(page.getByRole('gridcell', { name: 'Friday, 5pm to 6pm' })).toHaveAttribute(
    'aria-selected',
    'false',
  )
  await expectAccessible(page)
})

test('budget and impressions follow each other within their limits', async ({ page }) => {
  await planAustin(page, DISPLAY)
  await openStep(page, 'Budget')
  const budget = page.getByRole('textbox', { name: 'Budget', exact: true })
  const impressions = page.getByRole('textbox', { name: 'Impressions', exact: true })
  await impressions.fill('200000')
  await page.keyboard.press('Enter')
  await expect(impressions).toHaveValue(/^200,0\d\d$/)
  await expect(budget).not.toHaveValue('$500')
  await budget.fill('20')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The minimum value is $100.').first()).toBeVisible()
  await budget.fill('90000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^The maximum value is \$[\d,.]+\.$/).first()).toBeVisible()
  await budget.fill('500')
  await page.keyboard.press('Enter')
  await expect(impressions).toHaveValue(/^7\d,\d{3}$/)
  await impressions.fill('999999999')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^The maximum value is [\d,]+\.$/)).toBeVisible()
})

test('one click relaxes the tightest limit, and one undoes it', async ({ page }) => {
  await planAustin(page, DISPLAY)
  await page.goto(`${DISPLAY}?step=region`)
  await page.getByRole('spinbutton', { name: /Radius around Austin, Texas/ }).fill('5')
  await page.keyboard.press('Enter')
  await forecast(page)
    .getByRole('button', { name: /^Radius 5 mi/ })
    .click()
  await expect(page.getByText(/Austin, Texas, 10 mi/).first()).toBeVisible()
  await forecast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/Austin, Texas, 5 mi/).first()).toBeVisible()
})

test('the budget is dragged along the curve with the arrow keys', async ({ page }) => {
  await planAustin(page, DISPLAY)
  await forecast(page).getByRole('slider').focus()
  await page.keyboard.press('ArrowRight')
  await expect(forecast(page).getByText('Forecast for $500')).toBeHidden()
})

test('the budget is dragged along the curve by its handle, which shows the gain', async ({
  page,
}) => {
  await planAustin(page, DISPLAY)
  const curve = forecast(page).getByRole('slider')
  const before = Number(await curve.inputValue())
  const box = await curve.boundingBox()
  if (!box) throw new Error('The curve is not to be seen.')
  expect(box.height).toBeGreaterThan(60)
  const [left, width] = [box.x + 10, box.width - 20]
  const share = before / Number(await curve.getAttribute('max'))
  await page.mouse.move(left + share * width, box.y + box.height / 2)
  await page.mouse.down()
  await expect(forecast(page).getByText('Forecast for $500')).toBeVisible()
  await page.mouse.move(left + 0.5 * width, box.y + box.height / 2, { steps: 5 })
  await expect(curve).not.toHaveValue(String(before))
  await expect(forecast(page).getByText(/^\$[\d,]+: [\d.]+× the reach$/)).toHaveClass(
    /font-semibold/,
  )
  await page.mouse.up()
  await expect(forecast(page).getByText('Forecast for $500')).toBeHidden()
  expect(Number(await curve.inputValue())).toBeGreaterThan(before)
})

test('another medium takes over the region, and billboards explain why they have no frequency cap', async ({
  page,
}) => {
  await planAustin(page, DISPLAY)
  await page.getByRole('link', { name: 'Billboards', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan a billboard campaign')
  await expect(page.getByText(/Austin, Texas, 25 mi/).first()).toBeVisible()
  await openStep(page, 'Frequency Capping')
  await expect(page.getByText('There is no cap to set for billboards.')).toBeVisible()
})

test('a damaged draft is moved aside with a message', async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('damaged')) {
      localStorage.setItem('amd_plan_online_display', '{"version":1,"nothing":')
      sessionStorage.setItem('damaged', 'yes')
    }
  })
  await page.goto(DISPLAY)
  await expect(page.getByText('Your saved draft could not be read.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Region', exact: true })).toBeVisible()
})

test('a change in another tab is shown, and this tab’s version can be restored', async ({
  page,
  context,
}) => {
  await planAustin(page, DISPLAY)
  const other = await context.newPage()
  await other.goto(`${DISPLAY}?step=frequency`)
  await other.getByText('No cap', { exact: true }).first().click()
  await expect(page.getByText('This plan was changed in another tab.')).toBeVisible()
  await expect(page.getByText('No cap').first()).toBeVisible()
  await page.getByRole('button', { name: 'Bring back my version' }).click()
  await expect(page.getByText('At most 3x per day').first()).toBeVisible()
})

test('starting over asks for confirmation, and the draft can be restored', async ({ page }) => {
  await planAustin(page, DISPLAY)
  await openStep(page, 'Budget')
  await page.getByRole('button', { name: 'Start over' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Start over?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep my plan' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/step=budget/)
  await page.getByRole('button', { name: 'Start over' }).click()
  await dialog.getByRole('button', { name: 'Start over' }).click()
  await expect(page).not.toHaveURL(/step=/)
  await expect(page.getByText('Your earlier draft is still here.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Place', exact: true })).toBeVisible()
  await expect(page.getByText(/Austin, Texas/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Bring back my earlier draft' }).click()
  await expect(page.getByText(/Austin, Texas, 25 mi/).first()).toBeVisible()
})

test('a planned campaign goes to the cart and can be edited from there', async ({ page }) => {
  await planAustin(page, DISPLAY)
  await openStep(page, 'Summary')
  await page.getByRole('textbox', { name: 'Campaign name' }).fill('Opening week')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add to Shopping Cart' }).first().click()
  await expect(page).toHaveURL(/\/en-US\/cart$/)
  await expect(page.getByText('Opening week').first()).toBeVisible()
  await page.goto(`${DISPLAY}?edit=cart_1&step=summary`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Opening week')
  await page.getByRole('textbox', { name: 'Campaign name' }).fill('Never saved')
  await openStep(page, 'Budget')
  await expect(page.getByRole('button', { name: 'Save changes to the cart' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page).toHaveURL(/\/en-US\/cart$/)
  await expect(page.getByText('Opening week').first()).toBeVisible()
  await page.goto(`${DISPLAY}?edit=cart_1&step=summary`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Opening week')
  await page.getByRole('textbox', { name: 'Campaign name' }).fill('Second week')
  await page.getByRole('button', { name: 'Save changes to the cart' }).first().click()
  await expect(page).toHaveURL(/\/en-US\/cart$/)
  await expect(page.getByText('Second week').first()).toBeVisible()
  const matching = page.getByRole('region', { name: 'Add a matching campaign in' })
  await expect(matching.getByRole('link')).toHaveCount(5)
  await expect(matching.getByRole('link', { name: 'Display' })).toHaveCount(0)
  await matching.getByRole('link', { name: 'Audio' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('audio')
  await expect(page.getByText(/Austin, Texas, 25 mi/).first()).toBeVisible()
})

test('on a phone the planned medium is visible among the others', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(BILLBOARDS)
  await expect(page.getByRole('link', { name: 'Billboards', exact: true })).toBeInViewport({
    ratio: 1,
  })
})

test('the continue button is visible next to the forecast, whatever its length', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await planAustin(page, DISPLAY)
  const way = forecast(page).getByRole('button', { name: /^Continue/ })
  await way.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 600)
  await expect(way).toBeInViewport({ ratio: 1 })
})

const MEDIA_WITH_MORE_LINES = [
  '/en-US/online-video-ads/buy-self-service',
  '/en-US/ctv-streaming-ads/buy-self-service',
  BILLBOARDS,
]

test('price and savings are visible next to the forecast of each medium on a laptop', async ({
  page,
}) => {
  for (const path of MEDIA_WITH_MORE_LINES) {
    await planAustin(page, path, 500_000)
    await page.evaluate(() => scrollTo(0, 600))
    await expect(forecast(page).getByText(/^You save \$/)).toBeInViewport({ ratio: 1 })
  }
})

test('on a phone each closed step shows all its settings', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/en-US/mobile-advertising-banner/buy-self-service?place=${AUSTIN}&budget=50000`)
  await expect(page.getByText(/^Reaches about /)).toBeVisible()
  const cut = await page.locator('[aria-expanded="false"][aria-describedby]').evaluateAll((steps) =>
    steps.flatMap((step) => {
      const line = document.getElementById(step.getAttribute('aria-describedby') ?? '')
      return line && line.scrollWidth <= line.clientWidth ? [] : [line?.textContent]
    }),
  )
  expect(cut).toEqual([])
})

test('on a phone lists end above the bottom bar, which opens the forecast', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${BILLBOARDS}?place=${AUSTIN}&budget=400000`)
  const bar = page.getByRole('button', { name: /Open the forecast/ })
  await expect(bar).toContainText('$4,000')
  const search = page.getByRole('combobox', { name: 'Add another place' })
  await search.evaluate((field) => field.scrollIntoView({ block: 'end' }))
  await search.fill('san')
  const list = page.getByRole('listbox', { name: 'Add another place' })
  await expect(list.getByRole('option').nth(4)).toBeAttached()
  await expect(list).toBeInViewport({ ratio: 1 })
  const [listBox, barBox] = [await list.boundingBox(), await bar.boundingBox()]
  expect((listBox?.y ?? 0) + (listBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0)
  await search.press('Escape')
  await bar.click()
  await expect(page.getByRole('dialog').getByText('Forecast for $4,000')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
})
