import { expect, expectAccessible, test } from '#test/support/foundation/browser/browserTest.ts'
import { addFullSet } from '#test/support/commerce/shopper.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'

test.beforeEach(async ({ page }) => {
  await addFullSet(page)
  await page.goto('/en-US/checkout')
})

test('a long list is filtered, navigated and left by keyboard', async ({ page }) => {
  const country = page.getByRole('combobox', { name: 'Country', exact: true })
  const list = page.getByRole('listbox', { name: 'Country' })
  const active = async () => {
    const id = await country.getAttribute('aria-activedescendant')
    return id === null ? null : page.locator(`[id="${id}"]`).textContent()
  }
  await country.focus()
  await expect(list).toHaveCount(0)

  // The list opens at the selected option, and stops at its ends.
  await page.keyboard.press('ArrowDown')
  await expect(list.getByRole('option', { name: 'United States', exact: true })).toBeInViewport()
  await expect(country).toHaveAttribute('aria-expanded', 'true')
  expect(await active()).toBe('United States')
  await page.keyboard.type('guinea')
  await expect(list.getByRole('option')).toHaveText([
    'Guinea',
    'Guinea-Bissau',
    'Equatorial Guinea',
    'Papua New Guinea',
  ])
  // The option that leaving the field would select is active.
  expect(await active()).toBe('Guinea')
  for (let down = 0; down < 4; down += 1) await page.keyboard.press('ArrowDown')
  expect(await active()).toBe('Papua New Guinea')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(list).toHaveCount(0)
  await expect(country).toHaveValue('Guinea-Bissau')
  await expect(country).toBeFocused()

  // Escape restores the selection, even in an emptied field; leaving the field with no match does,
  // too.
  await country.fill('nowhere')
  await expect(page.getByText('No match', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(country).toHaveValue('Guinea-Bissau')
  await country.fill('')
  await page.keyboard.press('Tab')
  await expect(country).toHaveValue('Guinea-Bissau')
  await expect(page.getByLabel('Address line 1')).toBeFocused()
  await country.fill('germ')
  await page.keyboard.press('Enter')
  await expect(country).toHaveValue('Germany')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a long list opens by its button, fits the window, and does not block the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  const industry = page.getByRole('combobox', { name: 'Industry' })
  const list = page.getByRole('listbox', { name: 'Industry' })
  // At the bottom of the window there is room only above the field.
  await industry.evaluate((field) => field.scrollIntoView({ block: 'end' }))
  await industry.click()
  await expect(list).toBeInViewport({ ratio: 1 })
  await expectFits(page)
  await page.mouse.wheel(0, 200)
  await expect(list).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await list.getByRole('option', { name: 'Education' }).click()
  await expect(industry).toHaveValue(/^Education/)
  await expect(industry).toBeFocused()

  const country = page.getByRole('combobox', { name: 'Country', exact: true })
  const opener = page.getByRole('button', { name: 'Show the list', description: 'Country' })
  await opener.click()
  await expect(country).toBeFocused()
  const countries = page.getByRole('listbox', { name: 'Country' })
  await expect(
    countries.getByRole('option', { name: 'United States', exact: true }),
  ).toHaveAttribute('aria-selected', 'true')
  await opener.click()
  await expect(countries).toHaveCount(0)
  await opener.click()
  await expect(countries).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(countries).toHaveCount(0)
})

test('the country of a phone number is selected by arrow keys and letters', async ({ page }) => {
  const button = page.getByRole('button', { name: /^Country of the phone number/ })
  const list = page.getByRole('listbox', { name: 'Country of the phone number' })
  await button.focus()
  await page.keyboard.press('ArrowDown')
  await expect(list).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('united k')
  await page.keyboard.press('Enter')
  await expect(list).toHaveCount(0)
  await expect(button).toBeFocused()
  await expect(button).toHaveAccessibleName(/United Kingdom \+44$/)

  await page.keyboard.press('Enter')
  await expect(list.getByRole('option', { name: 'United Kingdom' })).toBeInViewport()
  await page.keyboard.press('End')
  await expect(list.getByRole('option').last()).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(button).toHaveAccessibleName(/United Kingdom \+44$/)

  // The button closes it, too, and Tab continues from there.
  await button.click()
  await expect(list).toBeVisible()
  await button.click()
  await expect(list).toHaveCount(0)
  await button.click()
  await page.keyboard.press('Tab')
  await expect(list).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeFocused()
})
