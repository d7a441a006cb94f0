import { readFile } from 'node:fs/promises'
import { logInAsCustomer } from '#test/support/orders/bookedOrders.ts'
import { expect, expectAccessible, test } from '#test/support/foundation/browser/browserTest.ts'
import { readPdf } from '#test/support/foundation/readPdf.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'

const COUNT = /^[\d,]+$/

test('an underdelivered campaign offers a choice in its report and order, and one click extends it', async ({
  page,
  baseURL,
}) => {
  await logInAsCustomer(page.request, baseURL ?? '')
  await page.goto('/en-US/my-orders?q=Autumn+hats')
  const list = page.getByRole('region', { name: 'Your orders' })
  await expect(list.getByText('Not running (action needed)').first()).toBeVisible()
  await expect(list.getByText('Has underdelivered').first()).toBeVisible()
  // At 1440 px all columns of the list are visible, including delivery.
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect
    .poll(() => list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBe(0)
  await list.getByRole('link', { name: 'Report: Autumn hats' }).click()
  await expect(
    page.getByRole('button', { name: 'Take a coupon worth $242.00: Autumn hats' }),
  ).toBeVisible()
  await expectAccessible(page)
  // Compares its days with others, which the address stores; a period of another length is compared
  // per day.
  const period = page.getByLabel('Period', { exact: true })
  await period.selectOption('month')
  await page.getByLabel('Compare with').selectOption('own')
  const compared = page.getByRole('region', { name: 'Two periods compared' })
  await expect(compared).toContainText('Difference')
  await expect(page).toHaveURL(/against-from=[\d-]+&against-to=/)
  const from = page
    .getByRole('group', { name: 'First and last day to compare with' })
    .getByLabel('From')
  const earliest = (await from.getAttribute('min')) ?? ''
  await from.fill('2001-01-01')
  await from.blur()
  await expect(from).not.toHaveValue('2001-01-01')
  await from.fill(earliest)
  await expect(page).toHaveURL(new RegExp(`against-from=${earliest}&`))
  await period.selectOption('yesterday')
  await expect(page.getByText(/^The periods differ in length \(1 day/)).toBeVisible()
  const delivered = compared.getByRole('row', { name: /^Delivered \w+ a day/ })
  await expect(delivered).toContainText('in all')
  await page.goBack()
  await list.getByRole('link', { name: /^AMD-\d+, Autumn hats$/ }).click()
  await page.getByRole('button', { name: 'Run on at no cost: Autumn hats' }).press('Enter')
  await expect(page.getByText(/^The campaign runs on until/).first()).toBeVisible()
  await expect(
    page.getByRole('button', { name: /Autumn hats$/ }).filter({ hasText: 'Run on' }),
  ).toBeHidden()
  await expect(page.getByText(/^The campaign runs until/)).toBeVisible()
})

test('a running campaign is reported, in any zone, by keyboard, shared and revoked', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await logInAsCustomer(page.request, baseURL ?? '')
  await page.goto('/en-US/my-orders?q=Fall+boots')
  const list = page.getByRole('region', { name: 'Your orders' })
  await expect(list.getByText(/^Impressions per day, last 14 days/).first()).toBeAttached()
  await list.getByRole('link', { name: 'Report: Fall boots' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fall boots' })).toBeVisible()

  const headline = page.getByRole('region', { name: 'Headline' })
  const delivered = (await headline.getByTestId('delivered').textContent()) ?? ''
  expect(delivered).toMatch(COUNT)
  await expect(headline).toContainText('of 187,546 booked')
  await expect(headline).toContainText('(estimate)')
  await expect(headline).toContainText('Most likely at the end')
  const billed = page.getByRole('region', { name: 'What is billed' })
  await expect(billed).toContainText(delivered)
  await expect(billed).toContainText('no difference')
  const publishers = page.getByRole('region', { name: 'Top 10 publishers' }).first()
  await expect(publishers.getByRole('row', { name: /^All/ })).toContainText(delivered)
  await expectAccessible(page)

  // The cursor of a chart, and the chart's table.
  const days = page.getByRole('slider', { name: /^Impressions a day/ })
  await days.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(days).toHaveAttribute('aria-valuetext', /impressions, [\d,]+ planned$/)
  const said = (await days.getAttribute('aria-valuetext')) ?? ''
  await page.getByRole('button', { name: 'Table: Impressions a day' }).click()
  const table = page.getByRole('table', { name: 'Impressions a day' })
  const second = table.getByRole('row').nth(2)
  for (const part of said.split(/: | impressions, | planned/).slice(0, 3)) {
    await expect(second).toContainText(part)
  }
  await page.getByRole('button', { name: 'Chart: Impressions a day' }).click()

  // Another time zone: other days, the same total.
  await expect(page.getByText('Times are CET/CEST.').first()).toBeVisible()
  const zones = page.getByLabel('Other time zone')
  await expect(zones.getByRole('option', { name: 'CET/CEST' })).toHaveCount(0)
  await zones.selectOption('MST')
  await expect(page.getByText('Times are MST.').first()).toBeVisible()
  await expect(headline.getByTestId('delivered')).toHaveText(delivered)
  await expect(page).toHaveURL(/zone=MST/)
  await page.getByLabel('Period').selectOption('week')
  await expect(headline).toContainText('planned in these days')
  await expect(
    page.getByRole('region', { name: 'Compared with the days before' }).first(),
  ).toContainText('Difference')

  // An export of the same hours.
  await page.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /^CSV/ }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv).toContain('Date (MST)')

  // The wrap-up matches the page.
  await page.getByLabel('Period').selectOption('whole')
  await expect(headline).toContainText('of 187,546 booked')
  await page.getByRole('button', { name: 'Export' }).click()
  const document = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'PDF wrap-up' }).click()
  expect((await readPdf(await document)).text).toContain(delivered)

  // Mailed every Monday, until the schedule is removed.
  await page.getByRole('button', { name: 'Schedule' }).click()
  const mailed = page.getByRole('dialog', { name: 'Email this report' })
  await mailed.getByRole('button', { name: 'Email it' }).click()
  await expect(mailed.getByText('Every Monday').last()).toBeVisible()
  await mailed.getByRole('button', { name: 'Stop the email: Every Monday' }).click()
  await expect(mailed.getByText('This report is not emailed yet.')).toBeVisible()
  await page.keyboard.press('Escape')

  // Shared with a person without a login, and revoked.
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this report' })
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  const address = await dialog.getByText(/\?share=shr_/).textContent()
  const stranger = await browser.newContext()
  const guest = await stranger.newPage()
  await guest.setViewportSize({ width: 390, height: 844 })
  await guest.goto(address ?? '')
  await expect(guest.getByTestId('delivered')).toHaveText(delivered)
  await expect(guest.getByRole('button', { name: 'Share' })).toHaveCount(0)
  await expectFits(guest)
  await expectAccessible(guest)
  await dialog.getByRole('button', { name: /^Withdraw the link/ }).click()
  await expect(dialog.getByText('No link works at the moment.')).toBeVisible()
  await guest.reload()
  await expect(guest.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await stranger.close()
})
