import { expect, type Page } from '@playwright/test'

/** The chat's window on a visitor's page. */
export const widget = (page: Page) => page.getByRole('dialog', { name: 'Chat with us' })

/** The round button that opens and closes the chat. */
export const toggle = (page: Page) =>
  page.getByRole('complementary').getByRole('button', { name: 'Chat with us' })

export const messageField = (page: Page) =>
  widget(page).getByRole('textbox', { name: 'Your message' })

/** All displayed messages of the visitor's chat. */
export const log = (page: Page) => page.getByRole('log', { name: 'Messages of the chat' })

export const said = (page: Page, text: string) => log(page).getByText(text, { exact: true })

/** Opens the chat as a visitor does. */
export async function openByFoot(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Chat with us' }).click()
  await expect(messageField(page)).toBeFocused()
}

/** Writes a message and sends it. */
export async function say(page: Page, text: string): Promise<void> {
  await messageField(page).fill(text)
  await messageField(page).press('Enter')
  await expect(messageField(page)).toHaveValue('')
  await expect(said(page, text)).toBeVisible()
}
