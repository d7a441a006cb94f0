// Two-factor authentication besides the login: a code is required before the account changes.
import { expect, expectAccessible, test } from '#test/support/foundation/browser/browserTest.ts'
import {
  codeField,
  givenAccount,
  PASSWORD,
  turnOn,
  WRONG,
} from '#test/support/accounts/twoFactorPages.ts'

test('changing the password or email and deleting the account require a code', async ({ page }) => {
  await givenAccount(page)
  const { app, backupCodes } = await turnOn(page)
  const password = page.getByRole('form', { name: 'Change the password' })
  await password.getByLabel('Current password').fill(PASSWORD)
  await password.getByLabel('New password').fill('another long password')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Confirm with a code' })
  await expect(codeField(dialog)).toBeFocused()
  await expectAccessible(page)
  // A person without the phone at hand cancels, and finds the typed text again.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(password.getByLabel('New password')).toHaveValue('another long password')
  await password.getByRole('button', { name: 'Change the password' }).click()
  await codeField(dialog).fill(app.wrongCode())
  await expect(dialog.getByText(WRONG)).toBeVisible()
  await codeField(dialog).fill(await app.nextCode())
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Your password has been changed.')).toBeVisible()

  const changed = `two-factor-${crypto.randomUUID()}@example.com`
  const email = page.getByRole('form', { name: 'Change the email' })
  await email.getByLabel('New email').fill(changed)
  await email.getByLabel('Your password').fill('another long password')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Use a backup code' }).click()
  await expect(dialog.getByLabel('Backup code')).toBeFocused()
  await dialog.getByLabel('Backup code').fill(backupCodes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByText(changed, { exact: true })).toBeVisible()
  await expect(page.getByText('9 of 10 backup codes are left.')).toBeVisible()

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const end = page.getByRole('alertdialog', { name: 'Delete your account?' })
  await end.getByLabel('Your password').fill('another long password')
  await end.getByRole('button', { name: 'Delete for good' }).click()
  await expect(end.getByText('Please enter the code')).toBeVisible()
  await expectAccessible(page)
  await end.getByRole('button', { name: 'Use a backup code' }).click()
  await expect(end.getByLabel('Backup code')).toBeFocused()
  await end.getByLabel('Backup code').fill(backupCodes[1] ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
})
