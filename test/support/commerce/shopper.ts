import type { Locator, Page } from '@playwright/test'
import { afterFrames } from '#test/support/foundation/browser/afterFrames.ts'
import { expect } from '#test/support/foundation/browser/browserTest.ts'

export const FULL_SET = 'Online banner: Full set'
/** The price of FULL_SET in dollars. */
export const FULL_SET_PRICE = 240

/** Adds an ad-creation package to the cart, as a visitor does. */
export async function addFullSet(page: Page): Promise<void> {
  await page.goto('/en-US/ad-creation/online-banner')
  await page.getByRole('button', { name: 'Add to cart: Full set' }).click()
  await expect(page).toHaveURL(/\/en-US\/cart$/)
  await expect(page.getByRole('heading', { name: FULL_SET })).toBeVisible()
}

/** Enters a coupon code and waits for the response. */
export async function enterCoupon(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Coupon code' }).fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
}

/** Waits one frame, until a page has processed the scroll that clicking an off-screen element caused. */
const afterScroll = (page: Page) => afterFrames(page, 2)

/** Selects from a combobox; a scrolling page closes it. */
export async function choose(
  page: Page,
  list: string,
  option: string,
  inside: Page | Locator = page,
): Promise<void> {
  await inside.getByRole('combobox', { name: list, exact: true }).click()
  await afterScroll(page)
  await page.keyboard.type(option)
  await page.getByRole('option', { name: option }).first().click()
}

/** Selects one of a group of radios by its visible text. */
export async function pick(page: Page, group: string, label: string | RegExp): Promise<void> {
  const radios = page.getByRole('radiogroup', { name: group })
  await radios.getByText(label, typeof label === 'string' ? { exact: true } : {}).click()
  await expect(radios.getByRole('radio', { name: label })).toBeChecked()
}

/** A unique mail address: coupons count per buyer. */
export const freshEmail = () => `shopper-${crypto.randomUUID()}@example.com`

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Fills in the buyer and the advertiser. */
export async function fillBuyer(page: Page, email = freshEmail()): Promise<void> {
  await textbox(page, 'First name').fill('Ann')
  await textbox(page, 'Last name').fill('Lee')
  await textbox(page, 'Email').fill(email)
  await textbox(page, 'Phone number (optional)').fill('+1 512 472 1234')
  await textbox(page, 'Advertiser name').fill('Lee Bakery')
  await textbox(page, 'Website (optional)').fill('lee.example.com')
  await choose(page, 'Industry', 'Restaurants and bars')
}

export async function acceptTerms(page: Page): Promise<void> {
  await page.getByText('I accept the terms and conditions', { exact: true }).click()
  await expect(page.getByRole('checkbox', { name: /I accept the terms/ })).toBeChecked()
}

/** Fills in a Texas ZIP code, which fills in city and state, then replaces the city. */
export async function fillTown(inside: Page | Locator, zip: string, city: string): Promise<void> {
  await inside.getByLabel('ZIP code').fill(zip)
  await expect(inside.getByRole('combobox', { name: 'State', exact: true })).toHaveValue('Texas')
  await inside.getByLabel('City', { exact: true }).fill(city)
}

/** Fills in the checkout of a guest in Texas, where advertising is not taxed. */
export async function fillCheckout(page: Page, email = freshEmail()): Promise<void> {
  await fillBuyer(page, email)
  await textbox(page, 'Address line 1').fill('1 Main St')
  await fillTown(page, '78701', 'Austin')
  // Prices, tax and terms have reserved space, so there is nothing to wait for.
  await acceptTerms(page)
}

/** Fills in the checkout of a guest in Munich who pays in euros. */
export async function fillGermanCheckout(page: Page, email = freshEmail()): Promise<void> {
  await fillBuyer(page, email)
  await choose(page, 'Country', 'Germany')
  await textbox(page, 'Address line 1').fill('Marienplatz 1')
  await textbox(page, 'Postcode').fill('80331')
  await textbox(page, 'City').fill('München')
  await pick(page, 'Currency', /EUR/)
  await acceptTerms(page)
}

/** Opens the checkout and fills it in. */
export async function goToCheckout(page: Page, email?: string): Promise<void> {
  await page.goto('/en-US/checkout')
  await expect(page.getByRole('button', { name: /Place order and pay, \$/ })).toBeVisible()
  await fillCheckout(page, email)
}

/** Pays with the test card whose number ends in these digits. */
export async function payWithCard(page: Page, lastDigits: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`${lastDigits}$`) }).click()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
}
