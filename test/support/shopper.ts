import type { Page } from '@playwright/test'
import { expect } from './browserTest.ts'

export const FULL_SET = 'Online banner: Full set'
/** The price of FULL_SET in dollars. */
export const FULL_SET_PRICE = 240

/** Puts an ad-creation package in the cart, as a visitor does. */
export async function addFullSet(page: Page): Promise<void> {
  await page.goto('/en-US/ad-creation/online-banner')
  await page.getByRole('button', { name: 'Add to cart: Full set' }).click()
  await expect(page).toHaveURL(/\/en-US\/cart$/)
  await expect(page.getByRole('heading', { name: FULL_SET })).toBeVisible()
}

/** Enters a coupon code and waits for its answer. */
export async function enterCoupon(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Coupon code' }).fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
}

/** Chooses from a list that is typed in. */
export async function choose(page: Page, list: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: list, exact: true }).click()
  await page.keyboard.type(option)
  await page.getByRole('option', { name: option }).click()
}

/** Chooses one of a group of radios by its visible text. */
export async function pick(page: Page, group: string, label: string | RegExp): Promise<void> {
  const radios = page.getByRole('radiogroup', { name: group })
  await radios.getByText(label, typeof label === 'string' ? { exact: true } : {}).click()
  await expect(radios.getByRole('radio', { name: label })).toBeChecked()
}

/** A mail address that no other test uses: coupons count by buyer. */
export const freshEmail = () => `shopper-${crypto.randomUUID()}@example.com`

/** Fills in the checkout of a guest in Texas, where advertising is not taxed. */
export async function fillCheckout(page: Page, email = freshEmail()): Promise<void> {
  const text = (name: string) => page.getByRole('textbox', { name, exact: true })
  await text('First name').fill('Ann')
  await text('Last name').fill('Lee')
  await text('Email').fill(email)
  await text('Phone number').fill('+1 512 472 1234')
  await text('Advertiser name').fill('Lee Bakery')
  await text('Website').fill('lee.example.com')
  await choose(page, 'Industry', 'Restaurants and bars')
  await text('Address line 1').fill('1 Main St')
  await text('ZIP code').fill('78701')
  await text('City').fill('Austin')
  await choose(page, 'State', 'Texas')
  // The tax arrives with the address and moves what stands below it: first that, as a reader would.
  await expect(page.getByText('No sales tax').first()).toBeVisible()
  await page.getByText('I accept the terms and conditions', { exact: true }).click()
  await expect(page.getByRole('checkbox', { name: /I accept the terms/ })).toBeChecked()
}

/** Opens the checkout and fills it in. */
export async function goToCheckout(page: Page, email?: string): Promise<void> {
  await page.goto('/en-US/checkout')
  await expect(page.getByRole('button', { name: /Place order and pay, \$/ })).toBeVisible()
  await fillCheckout(page, email)
}

/** Pays with a test card whose number ends like this. */
export async function payWithCard(page: Page, lastDigits: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`${lastDigits}$`) }).click()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
}
