import type { Page } from '@playwright/test'
import { expect } from '#test/support/foundation/browser/browserTest.ts'

export const AUSTIN = 'city_4671654'
export const DISPLAY = '/en-US/online-display-digital-banner/buy-self-service'
export const BILLBOARDS = '/en-US/billboards-digital/buy-self-service'

/** Opens a booking page with Austin as its region and a budget, as the home page links to it. */
export async function planAustin(page: Page, path: string, budgetMinor = 50_000): Promise<void> {
  await page.goto(`${path}?place=${AUSTIN}&budget=${budgetMinor}`)
  await expect(page.getByText('What limits you most').first()).toBeVisible()
  await expect(page).not.toHaveURL(/place=/)
}

export async function openStep(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: title, exact: true }).click()
  await expectStepOpen(page, title)
}

/**
 * Fails unless the step opens. Its URL alone proves nothing, as it changes before the step renders.
 */
export async function expectStepOpen(page: Page, title: string): Promise<void> {
  const step = page.getByRole('button', { name: title, exact: true })
  await expect(step).toHaveAttribute('aria-expanded', 'true')
}

export async function chooseCountry(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: name })
}

/** Types into the place search and takes the first option with this name. */
export async function choosePlace(page: Page, text: string, option: RegExp): Promise<void> {
  const search = page.getByRole('combobox', { name: /Place|Add another place/ })
  await search.fill(text)
  await page.getByRole('option', { name: option }).first().click()
}
