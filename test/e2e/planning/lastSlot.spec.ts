import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#test/support/foundation/browser/browserTest.ts'
import { BILLBOARDS, chooseCountry, choosePlace, openStep } from '#test/support/planning/planner.ts'

/** Its loop has one slot, so a week belongs to one buyer. */
const SCREEN = 'Las Vegas Blvd at Harmon Ave'

/** Plans only that screen and stops before the cart. */
async function planTheScreen(page: Page): Promise<void> {
  await page.goto(BILLBOARDS)
  await choosePlace(page, 'las vegas', /^Las Vegas, Nevada/)
  const screens = page.getByRole('region', { name: 'Screens' })
  await screens.getByRole('button', { name: `Only this ${SCREEN}` }).press('Enter')
  await expect(screens.getByText(/^1 of \d+ screens chosen$/)).toBeVisible()
  await openStep(page, 'Summary')
  await expect(page.getByText('Picked by hand')).toBeVisible()
}

const add = (page: Page) => page.getByRole('button', { name: 'Add to Shopping Cart' }).first()

test('one of two buyers gets the last slot, and the other takes a free alternative', async ({
  page,
  browser,
}) => {
  test.slow()
  const elsewhere = await browser.newContext({
    extraHTTPHeaders: { 'CF-Connecting-IP': '10.77.0.1' },
  })
  const other = await elsewhere.newPage()
  await Promise.all([planTheScreen(page), planTheScreen(other)])
  await Promise.all([add(page).click(), add(other).click()])

  const dialogOf = (one: Page) =>
    one.getByRole('dialog', { name: 'One of your screens is fully booked' })
  const outcome = async (one: Page) => {
    await expect(
      dialogOf(one).or(one.getByRole('heading', { level: 1, name: /cart/i })),
    ).toBeVisible()
    return (await dialogOf(one).isVisible()) ? 'refused' : 'held'
  }
  const outcomes = await Promise.all([outcome(page), outcome(other)])
  expect(outcomes.toSorted()).toEqual(['held', 'refused'])
  const [winner, loser] = outcomes[0] === 'held' ? [page, other] : [other, page]
  await expect(winner).toHaveURL(/\/en-US\/cart$/)

  const dialog = dialogOf(loser)
  await expect(dialog.getByText(`${SCREEN} has no free slot`, { exact: false })).toBeVisible()
  await expectAccessible(loser)
  const alternative = dialog.getByRole('button', { name: /^Take .+ instead, [\d.]+ km away$/ })
  const name =
    /^Take (.+) instead,/.exec((await alternative.first().textContent()) ?? '')?.[1] ?? ''
  await alternative.first().click()
  await expect(dialog).toBeHidden()
  await expect(loser.getByText(name).first()).toBeVisible()
  await add(loser).click()
  await expect(loser).toHaveURL(/\/en-US\/cart$/)
  await expect(loser.getByRole('heading', { name: /Las Vegas/ }).first()).toBeVisible()
  await elsewhere.close()
})

test('a plan of more slots than a cart holds says so in its step, and one click reduces it or notifies the desk', async ({
  page,
}) => {
  // A country where no other test books a screen.
  await page.goto(`${BILLBOARDS}?budget=5000000`)
  await chooseCountry(page, 'United Kingdom')
  await page.getByText(/^Whole country/).click()
  // As many slots as fit are selected at the start.
  await expect(page.getByText(/^[\d,]+ of [\d,]+ slots that one cart holds$/)).toBeVisible()
  const screens = page.getByRole('region', { name: 'Screens' })
  const chooseLondon = async () => {
    await screens.getByRole('searchbox', { name: 'Find a screen' }).fill('London')
    await screens.getByRole('button', { name: /^Only these \d+$/ }).click()
  }
  await chooseLondon()
  const note = page.getByText(/^[\d,]+ of [\d,]+ slots: more than one cart holds$/)
  await expect(note).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Keep the \d+ screens with the most views$/ }).click()
  await expect(note).toBeHidden()
  await chooseLondon()
  await expect(note).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Chat with us' }).click()
  await expect(page.getByRole('dialog', { name: 'Chat with us' })).toBeVisible()
})
