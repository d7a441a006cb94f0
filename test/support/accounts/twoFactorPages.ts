import { expect, type Locator, type Page } from '@playwright/test'
import { AuthenticatorApp } from './authenticatorApp.ts'
import { mailedPath } from '#test/support/foundation/localMails.ts'

export const PASSWORD = 'a long test password'
export const WRONG = '2FA verification failed. Please try again.'

/** A new logged-in account, registered like a person's. */
export async function givenAccount(page: Page): Promise<string> {
  const email = `two-factor-${crypto.randomUUID()}@example.com`
  const registration = {
    firstName: 'Ann',
    lastName: 'Buyer',
    type: 'individual',
    email,
    password: PASSWORD,
  }
  const registered = await page.request.post('/api/registrations', { data: registration })
  expect(registered.status()).toBe(202)
  const path = await mailedPath(page.request, email, /^Confirm your email/)
  const token = new URL(path, 'http://localhost').searchParams.get('token')
  const verified = await page.request.post('/api/email-verifications', {
    data: { token, password: PASSWORD },
  })
  expect(verified.status()).toBe(200)
  return email
}

export const section = (page: Page) =>
  page.getByRole('region', { name: 'Two-factor authentication' })
export const codeField = (page: Page | Locator) => page.getByLabel('2FA code')

/** Opens the account data up to the QR code. Returns an app with the displayed key. */
export async function beginSetUp(page: Page): Promise<{ app: AuthenticatorApp; key: string }> {
  await page.goto('/en-US/edit-user')
  await section(page).getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog', { name: 'Turn on two-factor authentication' })
  await expect(dialog.getByLabel('Your password')).toBeFocused()
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible()
  const written = await dialog.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).innerText()
  const key = written.replaceAll(' ', '')
  return { app: new AuthenticatorApp(key), key }
}

/** Turns two-factor on. Returns the app and the backup codes. */
export async function turnOn(
  page: Page,
): Promise<{ app: AuthenticatorApp; backupCodes: string[] }> {
  const { app } = await beginSetUp(page)
  await codeField(page).fill(await app.nextCode())
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Save your backup codes' })
  const items = dialog.getByRole('list', { name: 'Backup codes' }).getByRole('listitem')
  await expect(items).toHaveCount(10)
  const backupCodes = await items.allInnerTexts()
  await dialog.getByText('I have saved these codes').click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
  await expect(section(page)).toContainText('10 of 10 backup codes are left.')
  return { app, backupCodes }
}
