import type { Page } from '@playwright/test'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { austinPlan, book } from '#test/support/orders/bookedOrders.ts'
import { expect } from '#test/support/foundation/browser/browserTest.ts'
import { freshEmail } from '#test/support/commerce/shopper.ts'

/** Path of a corpus creative, for a file dialog. */
export const corpusFile = (name: string) => `test/fixtures/creatives/${name}`

/** A guest's upload page of an Austin order on invoice, booked through the API as the checkout does. */
export async function openAsGuest(
  page: Page,
  origin: string,
  mediaTypes: readonly MediaType[],
): Promise<void> {
  const { id } = await book(page.request, origin, {
    plans: mediaTypes.map((mediaType) => austinPlan(mediaType)),
    payment: 'invoice',
    contact: { email: freshEmail() },
  })
  await page.goto(`/en-US/upload/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: /^Creatives/ })).toBeVisible()
}

/** Adds files to the page by its file dialog. */
export async function chooseFiles(
  page: Page,
  files: string | string[] | { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const button = page.getByRole('button', { name: 'Choose files' })
  // In headless Firefox a file dialog that a test has answered stays open, and its field opens no
  // other.
  if (page.context().browser()?.browserType().name() === 'firefox') {
    await button.locator('xpath=following-sibling::input').setInputFiles(files)
    return
  }
  const choosing = page.waitForEvent('filechooser')
  await button.click()
  await (await choosing).setFiles(files)
}

/** Clicks an HTML5 banner in its preview. */
export async function pressBanner(page: Page, title: string): Promise<void> {
  const frame = page.locator(`iframe[title="${title}"]`)
  // Firefox's driver cannot click in a frame of another host, on any page.
  if (page.context().browser()?.browserType().name() === 'firefox')
    return await frame.contentFrame().locator('body').dispatchEvent('click')
  await frame.click()
}

/** A group of the list: "Needs you", "In review" … */
export const fileGroup = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}`) })
