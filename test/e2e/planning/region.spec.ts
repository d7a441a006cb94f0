import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#test/support/foundation/browser/browserTest.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'
import {
  BILLBOARDS,
  chooseCountry,
  choosePlace,
  DISPLAY,
  expectStepOpen,
  openStep,
} from '#test/support/planning/planner.ts'

/** The people in the legend of the map, e.g. "2.17 M people". */
async function peopleReached(page: Page): Promise<number> {
  const legend = page.locator('figure').getByText(/people( \(estimate\))?$/)
  const text = (await legend.textContent()) ?? ''
  const figure = Number(/([\d.,]+)/.exec(text)?.[1]?.replaceAll(',', ''))
  return text.includes(' M ') ? figure * 1_000_000 : figure
}

async function pasteZips(page: Page, codes: readonly string[]): Promise<void> {
  await page.getByText('ZIP codes', { exact: true }).first().click()
  const field = page.getByRole('textbox', { name: 'ZIP codes' })
  await field.focus()
  await field.evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, codes.join('\n'))
}

test('Munich, München and Muenchen find the same city, and a city abroad moves the plan there', async ({
  page,
}) => {
  await page.goto(DISPLAY)
  await choosePlace(page, 'zurihc', /Zürich, Switzerland/)
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('CH')
  await page.getByRole('button', { name: /^Remove Zürich/ }).click()
  await chooseCountry(page, 'Germany')
  const search = page.getByRole('combobox', { name: 'Place' })
  for (const name of ['Munich', 'München', 'Muenchen']) {
    await search.fill(name)
    const found = page.getByRole('listbox', { name: 'Place' }).getByRole('option')
    await expect(found.first()).toContainText(/^(Munich|München), /)
  }
})

test('a larger radius reaches more people, by slider and by number', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/places/*/cells', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(DISPLAY)
  await choosePlace(page, 'austin', /^Austin, Texas/)
  const radius = page.getByRole('slider', { name: 'Radius', exact: true })
  await expect(radius).toBeFocused()
  // The place shows no count of people before it is known.
  await expect(page.getByText(/Austin, Texas.*: 0 people/)).toHaveCount(0)
  held.resolve()
  await expect(page.getByText(/^Austin, Texas, 25 mi: [1-9]/)).toBeVisible()
  const before = await peopleReached(page)
  await page.keyboard.press('PageUp')
  await expect.poll(() => peopleReached(page)).toBeGreaterThan(before)
  const field = page.getByRole('spinbutton', { name: /Radius around Austin, Texas/ })
  await field.fill('5')
  await field.press('Enter')
  await expect.poll(() => peopleReached(page)).toBeLessThan(before)
  await field.fill('500')
  await field.press('Enter')
  await expect(page.getByText('The maximum value is 100 mi.')).toBeVisible()
  await expectAccessible(page)
})

test('typed ZIP codes are checked on leaving the step or the field', async ({ page }) => {
  await page.goto(DISPLAY)
  await page.getByText('ZIP codes', { exact: true }).first().click()
  const field = page.getByRole('textbox', { name: 'ZIP codes' })
  const next = page.getByRole('button', { name: 'Continue to Audience Targeting' }).first()
  await field.fill('78701, 78702')
  await next.click()
  await expect(page).toHaveURL(/step=audience/)
  await expectStepOpen(page, 'Audience Targeting')
  await openStep(page, 'Region')
  await expect(page.getByText('2 ZIP codes').first()).toBeVisible()

  // A code that does not exist keeps the step open, and stays in the field.
  await field.fill('00000')
  await next.click()
  await expect(page.getByText('This ZIP code is invalid').first()).toBeVisible()
  await expect(page).not.toHaveURL(/step=audience/)

  // Text without a code stays in the field.
  await field.fill(',')
  await field.press('Tab')
  await expect(page.getByText('Please enter valid ZIP code').first()).toBeVisible()
  await expect(field).toHaveValue(',')

  await field.fill('78703')
  await field.press('Tab')
  await expect(field).toHaveValue('')
  await expect(page.getByText('3 ZIP codes').first()).toBeVisible()
})

test('a place that is typed but not selected keeps the step open', async ({ page }) => {
  await page.goto(DISPLAY)
  const search = page.getByRole('combobox', { name: 'Place', exact: true })
  const next = page.getByRole('button', { name: 'Continue to Audience Targeting' }).first()
  await search.fill('austin')
  await next.click()
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('austin')
  await expect(page).not.toHaveURL(/step=audience/)
  await page
    .getByRole('option', { name: /^Austin, Texas/ })
    .first()
    .click()
  await page.getByRole('spinbutton', { name: /Radius around Austin/ }).fill('900')
  await next.click()
  await expect(page.getByText('The maximum value is 100 mi.')).toBeVisible()
  await expect(page).not.toHaveURL(/step=audience/)
  await page.getByRole('spinbutton', { name: /Radius around Austin/ }).fill('12')
  await next.click()
  await expectStepOpen(page, 'Audience Targeting')
})

test('a typed list of stores is added on leaving the step', async ({ page }) => {
  await page.goto(DISPLAY)
  await page.getByText('Stores', { exact: true }).first().click()
  const list = page.getByRole('textbox', { name: 'List of stores' })
  const radius = page.getByRole('textbox', { name: 'Radius, where a row has none' })
  const next = page.getByRole('button', { name: 'Continue to Audience Targeting' }).first()
  await list.fill('78701\n00000')
  await radius.fill('7,5')
  await next.click()
  // The invalid radius is not guessed or replaced, and nothing is added.
  await expect(radius).toBeFocused()
  await expect(page.getByText('0 places of 200 in your region')).toBeVisible()
  await radius.fill('7')

  // Leaving the step from another panel first shows the list.
  await page.getByText('Whole state', { exact: true }).click()
  await next.click()
  await expect(list).toHaveValue('78701\n00000')
  await next.click()
  await expect(page.getByText('1 store added, 1 row to correct.')).toBeVisible()
  await expect(list).toHaveValue('00000')
  await expect(page).not.toHaveURL(/step=audience/)
  // A problem that was already reported does not block the step again.
  await next.click()
  await expectStepOpen(page, 'Audience Targeting')
  await openStep(page, 'Region')
  await expect(page.getByText(/^78701|^Austin/).first()).toBeVisible()
})

test('a market adds the ZIP codes of its counties to the region', async ({ page }) => {
  await page.goto(DISPLAY)
  await page.getByText('Market', { exact: true }).click()
  await page.getByRole('searchbox', { name: 'Find a market' }).fill('new y')
  const market = page.getByRole('checkbox', { name: /^New York/ })
  await market.press('Space')
  await expect(market).toBeChecked()
  const inWords = 'New York market (1,113 ZIP codes)'
  await expect(page.getByRole('list', { name: 'Chosen region' })).toContainText(inWords)
  await expect.poll(() => peopleReached(page)).toBe(19_900_000)
  await expectAccessible(page)
  await expectFits(page)

  await page.reload()
  await page.getByText('Market', { exact: true }).click()
  await expect(market).toBeChecked()
  await market.press('Space')
  await expect(market).not.toBeChecked()
  await expect(page.getByText(inWords)).toBeHidden()
})

test('an invalid number keeps its step open', async ({ page }) => {
  await page.goto(`${DISPLAY}?step=frequency`)
  await page.getByText('Another number', { exact: true }).click()
  const times = page.getByRole('textbox', { name: 'Times per day' })
  await times.fill('2.5')
  await page
    .getByRole('button', { name: /^Continue to/ })
    .first()
    .click()
  await expect(times).toBeFocused()
  await expect(times).toHaveValue('2.5')
  await expectStepOpen(page, 'Frequency Capping')
  await times.fill('6')
  await page
    .getByRole('button', { name: /^Continue to/ })
    .first()
    .click()
  await openStep(page, 'Frequency Capping')
  await expect(times).toHaveValue('6')
})

test('places, ZIP codes and states add up to one region', async ({ page }) => {
  await page.goto(DISPLAY)
  const missing = page.getByText('Please select a region, consider increasing the radius.')
  await expect(
    page.getByText('Choose a place and we’ll show who you reach and what it costs.').first(),
  ).toBeVisible()
  await expect(missing).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue to Audience Targeting' }).first().click()
  await expect(missing.first()).toBeVisible()
  await expectStepOpen(page, 'Audience Targeting')
  await openStep(page, 'Region')
  await expect(missing.first()).toBeVisible()
  await choosePlace(page, '78701', /78701|Austin/)
  await page.getByText('Whole state', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Oklahoma' }).press('Space')
  const chosen = page.getByRole('list', { name: 'Chosen region' })
  await expect(chosen.getByRole('listitem')).toHaveCount(2)
  await chosen.getByRole('button', { name: 'Remove Oklahoma' }).click()
  await expect(chosen.getByRole('listitem')).toHaveCount(1)
})

test('5,000 pasted ZIP codes get their verdicts, with suggested corrections', async ({ page }) => {
  await page.goto(DISPLAY)
  const many = Array.from({ length: 4_996 }, (_, at) => String(75_000 + (at % 4_900)))
  await pasteZips(page, ['787O1', '02108', '02108', 'ABCDE', ...many])
  const verdicts = page.getByRole('region', { name: 'ZIP code results' })
  await expect(verdicts).toBeVisible()
  await expect(verdicts.getByRole('button', { name: 'All 5,000' })).toBeVisible()
  await expect(verdicts.getByText('Please enter valid ZIP code').first()).toBeVisible()

  await verdicts.getByRole('button', { name: /^Use 78701/ }).click()
  await expect(verdicts.getByText('787O1', { exact: true })).toHaveCount(0)

  await verdicts.getByRole('button', { name: /^Duplicate/ }).click()
  await expect(verdicts.getByText('Duplicate, counted once').first()).toBeVisible()
  await verdicts.getByRole('button', { name: /^Invalid/ }).click()
  await expect(verdicts.getByText('This ZIP code is invalid').first()).toBeVisible()

  await page
    .getByRole('combobox', { name: 'The codes should be in' })
    .selectOption({ label: 'Texas' })
  await verdicts.getByRole('button', { name: /^Other state/ }).click()
  await expect(verdicts.getByText('This ZIP code is in another state').first()).toBeVisible()
  await verdicts.getByRole('button', { name: 'Keep anyway 02108' }).click()
  await expect(verdicts.getByText('Kept, in another state').first()).toBeVisible()
  await expectAccessible(page)
})

test('more than 5,000 ZIP codes are cut only on request', async ({ page }) => {
  await page.goto(DISPLAY)
  const many = Array.from({ length: 5_001 }, (_, at) => String(70_000 + at))
  await pasteZips(page, many)
  await expect(page.getByText('5,001 codes are more than the 5,000')).toBeVisible()
  await page.getByRole('button', { name: 'Keep the first 5,000' }).click()
  await expect(page.getByRole('button', { name: 'All 5,000' })).toBeVisible()
})

test('invalid audience limits and ages are explained', async ({ page }) => {
  await page.goto(`${DISPLAY}?step=audience`)
  await page.getByRole('button', { name: 'Add group' }).click()
  const picker = page.getByRole('dialog')
  await picker.getByRole('searchbox').fill('a')
  const options = picker.getByRole('checkbox')
  await expect(options.nth(26)).toBeAttached()
  for (let at = 0; at < 26; at += 1) await options.nth(at).press('Space')
  const limit =
    'The selected targeting options exceed the limit. Please reduce the selected options.'
  await expect(picker.getByText(limit)).toBeVisible()
  await expectAccessible(page)
  await picker.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(limit)).toBeVisible()

  const from = page.getByRole('textbox', { name: 'From' })
  await from.fill('60')
  await from.press('Enter')
  const to = page.getByRole('textbox', { name: 'To', exact: true })
  await to.fill('50')
  await to.press('Enter')
  await expect(
    page.getByText('The "from" value cannot be larger than the "to" value.'),
  ).toBeVisible()
})

test('few websites raise a warning that the buyer confirms or goes back from', async ({ page }) => {
  await page.goto(DISPLAY)
  await choosePlace(page, 'austin', /^Austin, Texas/)
  await page.goto(`${DISPLAY}?step=audience`)
  const section = page.getByRole('region', { name: 'Websites and topics' })
  await section.getByRole('button', { name: 'Clear' }).click()
  await expect(section.getByText('Please select a topic or website')).toBeVisible()
  await section.getByRole('searchbox').fill('weather')
  await section.getByRole('checkbox').nth(1).press('Space')
  await expect(section.getByText('Low reach')).toBeVisible()
  await page
    .getByRole('button', { name: /^Continue to/ })
    .first()
    .click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Go back' }).click()
  await expect(section).toBeVisible()
  await page
    .getByRole('button', { name: /^Continue to/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Understood, and proceed' }).click()
  await expect(page).toHaveURL(/step=formats/)
})

test('few websites need confirmation when the campaign goes into the cart', async ({ page }) => {
  await page.goto(DISPLAY)
  await choosePlace(page, 'austin', /^Austin, Texas/)
  await page.goto(`${DISPLAY}?step=audience`)
  const section = page.getByRole('region', { name: 'Websites and topics' })
  await section.getByRole('button', { name: 'Clear' }).click()
  await section.getByRole('searchbox').fill('weather')
  await section.getByRole('checkbox').nth(1).press('Space')
  await expect(section.getByText('Low reach')).toBeVisible()
  // As from a bookmark: the summary is open, and no warning has been shown yet.
  await page.goto(`${DISPLAY}?step=summary`)
  const add = page.getByRole('button', { name: 'Add to Shopping Cart' }).first()
  await add.click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Go back' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/step=summary/)
  expect(await page.evaluate(() => localStorage.getItem('cart_1'))).toBeNull()
  await add.click()
  await dialog.getByRole('button', { name: 'Understood, and proceed' }).click()
  await expect(page).toHaveURL(/\/en-US\/cart$/)
  await expect(page.getByText('Display campaign')).toBeVisible()
})

test('screens are selected in the list and drawn on the map', async ({ page }) => {
  await page.goto(BILLBOARDS)
  await choosePlace(page, 'austin', /^Austin, Texas/)
  const screens = page.getByRole('region', { name: 'Screens' })
  const status = screens.getByText(/screens chosen$/)
  await expect(status).toHaveText(/^(\d+) of \1 screens chosen$/)
  await screens.getByRole('checkbox').first().press('Space')
  await expect(status).toHaveText(/^\d+ of \d+ screens chosen$/)
  await expect(status).not.toHaveText(/^(\d+) of \1 screens chosen$/)
  await screens
    .getByRole('button', { name: /^Only this/ })
    .first()
    .press('Enter')
  await expect(status).toHaveText(/^1 of/)
  await expect(page.locator('figcaption')).toContainText('1 of them chosen')
  await screens.getByRole('button', { name: 'All screens' }).click()
  await expect(status).toHaveText(/^(\d+) of \1 screens chosen$/)
  await expectAccessible(page)
})

/** A postcode of a large city in each country, and a list of two codes, one of them wrong. */
const CITY_POSTCODES = [
  ['Germany', '10115', /^10115 Berlin/, '10115, 80331, 00000'],
  ['Austria', '1010', /^1010 Wien/, '1010 8010 9999'],
  ['Switzerland', '8001', /^8001 Zürich/, '8001;3011;0001'],
  ['United Kingdom', 'SW1A', /^SW1A/, 'SW1A, EH1, ZZ9'],
  ['Canada', 'M5V', /^M5V/, 'M5V, H2X, Z9Z'],
  ['Australia', '2000', /^2000/, '2000, 3000, 0001'],
  ['New Zealand', '6011', /^6011/, '6011, 1010, 0001'],
] as const

test('every country accepts its list of postcodes, and finds a place by its code', async ({
  page,
}) => {
  test.slow()
  await page.goto(DISPLAY)
  await expect(page.getByText('ZIP codes', { exact: true }).first()).toBeVisible()
  for (const [country, code, city, list] of CITY_POSTCODES) {
    await chooseCountry(page, country)
    const search = page.getByRole('combobox', { name: 'Place', exact: true })
    await search.fill(code)
    const places = page.getByRole('listbox', { name: 'Place', exact: true })
    await expect(places.getByRole('option').first()).toContainText(city)
    await search.fill('')
    await page.getByText('Postcodes', { exact: true }).first().click()
    await page.getByRole('textbox', { name: 'Postcodes' }).fill(list)
    await page.getByRole('button', { name: 'Check codes' }).click()
    const results = page.getByRole('region', { name: 'Postcode results' })
    await expect(results.getByText('Valid 2', { exact: true })).toBeVisible()
    await expect(results.getByText('Invalid 1', { exact: true })).toBeVisible()
    await page.getByText('Around a place', { exact: true }).click()
  }
})

test('towns of the same name in a state are distinguished by county', async ({ page }) => {
  await page.goto(DISPLAY)
  await choosePlace(page, 'Farmington, IL', /^Farmington, Fulton County, Illinois/)
  await expect(page.getByText(/Farmington, Fulton County, Illinois/).first()).toBeVisible()
})
