import type { Page } from '@playwright/test'
import { expect } from './browserTest.ts'
import { DISPLAY, planAustin } from './planner.ts'
import { freshEmail, goToCheckout } from './shopper.ts'

/** Where a creative of the corpus lies, for a file chooser. */
export const corpusFile = (name: string) => `test/fixtures/creatives/${name}`

/** A guest books a campaign in Austin on invoice, up to the thank-you page. Gives the address they ordered with. */
export async function bookAsGuest(page: Page, path = DISPLAY): Promise<string> {
  const email = freshEmail()
  await planAustin(page, path)
  await page.getByRole('button', { name: 'Summary', exact: true }).click()
  await page.getByRole('button', { name: 'Add to Shopping Cart' }).first().click()
  await expect(page).toHaveURL(/\/en-US\/cart$/)
  await goToCheckout(page, email)
  await page.getByRole('radio', { name: /^Invoice/ }).check({ force: true })
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you')
  return email
}

/** From the thank-you page to the upload page of its campaign. */
export async function openUploadPage(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Upload creatives for/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Creatives for/ })).toBeVisible()
}

/** Gives files to the page by its chooser. */
export async function chooseFiles(
  page: Page,
  files: string | string[] | { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose files' }).click()
  await (await choosing).setFiles(files)
}

/** A group of the list: "Needs you", "In review" … */
export const fileGroup = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}`) })
