import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#test/support/foundation/browser/browserTest.ts'
import { mailedText } from '#test/support/foundation/localMails.ts'
import { addFullSet, fillCheckout } from '#test/support/commerce/shopper.ts'
import { AuthenticatorApp } from '#test/support/accounts/authenticatorApp.ts'
import {
  beginSetUp,
  codeField,
  givenAccount,
  PASSWORD,
  section,
  turnOn,
  WRONG,
} from '#test/support/accounts/twoFactorPages.ts'

async function enterPassword(page: Page | Locator, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(codeField(page)).toBeFocused()
}

async function forgetLogin(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: /session_token/ })
}

test('two-factor is set up with a real code, required at the next login, and turned off again', async ({
  page,
  context,
}) => {
  const email = await givenAccount(page)
  const { app } = await turnOn(page)
  expect(await mailedText(page.request, email, /^Two-factor authentication is on$/)).toContain(
    'All other sessions have ended.',
  )

  await forgetLogin(context)
  await page.goto('/en-US/my-invoices')
  await expect(page).toHaveURL(/\/en-US\/login$/)
  await enterPassword(page, email)
  const verify = page.getByRole('button', { name: 'Verify and log in' })
  await verify.click()
  await expect(page.getByText('Please enter the code')).toBeVisible()
  await expect(codeField(page)).toBeFocused()
  await codeField(page).fill('12345')
  await verify.click()
  await expect(page.getByText('2FA code must be 6 digits')).toBeVisible()
  await expectAccessible(page)
  await codeField(page).pressSequentially('6')
  await verify.click()
  await expect(page.getByText(WRONG)).toBeVisible()
  await expect(codeField(page)).toBeFocused()
  await expect(codeField(page)).toHaveValue('')
  // The message stays while the next code is typed, and no other message replaces it.
  const code = await app.nextCode()
  await codeField(page).pressSequentially(code.slice(0, 3))
  await expect(page.getByText(WRONG)).toBeVisible()
  await codeField(page).pressSequentially(code.slice(3))
  await page.keyboard.press('Enter')
  // The login continues to the requested page.
  await expect(page).toHaveURL(/\/en-US\/my-invoices$/)

  await page.goto('/en-US/edit-user')
  await section(page).getByRole('button', { name: 'Turn off' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Turn off two-factor authentication?' })
  await expectAccessible(page)
  const end = dialog.getByRole('button', { name: 'Turn off' })
  await dialog.getByLabel('Your password').fill('not the password')
  const last = await app.nextCode()
  await codeField(dialog).fill(last)
  await end.click()
  await expect(dialog.getByRole('alert')).toContainText('The current password is wrong.')
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await codeField(dialog).fill(app.wrongCode())
  await end.click()
  await expect(dialog.getByText(WRONG)).toBeVisible()
  // A code sent with a wrong password is not used up.
  await codeField(dialog).fill(last)
  await end.click()
  await expect(dialog).toBeHidden()
  await expect(section(page)).toContainText('You log in with your password only.')
  await expect(section(page).getByText('You log in with')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ann', exact: true })).toBeVisible()
  await forgetLogin(context)
  await page.goto('/en-US/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/en-US\/my-orders$/)
})

test('the backup codes are shown once, saved by copy and download, and must be saved', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await givenAccount(page)
  const { app, key } = await beginSetUp(page)
  await page.getByRole('button', { name: 'Copy the key' }).click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toBe(key)
  await expectAccessible(page)
  await codeField(page).fill(await app.nextCode())
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Save your backup codes' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  const codes = await dialog.getByRole('listitem').allInnerTexts()
  await dialog.getByRole('button', { name: 'Copy' }).click()
  for (const code of codes) await expect.poll(copied).toContain(code)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('admarket-direct-backup-codes.txt')

  // The dialog does not close before the codes are saved.
  const missing = dialog.getByText('Please confirm that you saved the codes')
  await page.keyboard.press('Escape')
  await expect(missing).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeVisible()
  await dialog.getByText('I have saved these codes').click()
  await expect(missing).toBeHidden()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
  await expect(section(page).getByText('You log in with').locator('..')).toBeFocused()
  await page.reload()
  await expect(section(page)).toContainText('10 of 10 backup codes are left.')
  await expect(page.getByText(codes[0] ?? '')).toHaveCount(0)
})

test('the printed page shows the backup codes and nothing else', async ({ page }) => {
  await givenAccount(page)
  const { app } = await beginSetUp(page)
  await codeField(page).fill(await app.nextCode())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Backup codes' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^AdMarket Direct: backup codes for/)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Backup codes' })).toBeVisible()
  await expect(
    page.getByRole('heading', { name: 'Account data', level: 1, includeHidden: true }),
  ).toBeHidden()
  await expect(page.getByText('I have saved these codes')).toBeHidden()
})

test('each backup code logs in once; new ones replace the old', async ({ page, context }) => {
  const email = await givenAccount(page)
  const { backupCodes, app } = await turnOn(page)
  const [first = '', another = ''] = backupCodes
  await forgetLogin(context)
  await page.goto('/en-US/login')
  await enterPassword(page, email)
  await page.getByRole('button', { name: 'Use a backup code' }).click()
  const field = page.getByLabel('Backup code')
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter the code')).toBeVisible()
  await field.fill(first.toUpperCase().replace('-', ''))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en-US\/my-orders$/)

  await forgetLogin(context)
  await page.goto('/en-US/login')
  await enterPassword(page, email)
  await page.getByRole('button', { name: 'Use a backup code' }).click()
  await field.fill(first)
  await page.keyboard.press('Enter')
  await expect(page.getByText(WRONG)).toBeVisible()
  await field.fill(another)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en-US\/my-orders$/)

  await page.goto('/en-US/edit-user')
  await expect(section(page)).toContainText('8 of 10 backup codes are left.')
  await section(page).getByRole('button', { name: 'Make new backup codes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make new backup codes?' })
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await codeField(dialog).fill(await app.nextCode())
  await dialog.getByRole('button', { name: 'Make new codes' }).click()
  const kept = page.getByRole('dialog', { name: 'Save your backup codes' })
  await expect(kept.getByRole('listitem')).toHaveCount(10)
  await kept.getByText('I have saved these codes').click()
  await kept.getByRole('button', { name: 'Done' }).click()
  await expect(section(page)).toContainText('10 of 10 backup codes are left.')
})

test('a pasted code is sent at once; too many wrong ones lead back to the password', async ({
  page,
  context,
}) => {
  const email = await givenAccount(page)
  const { app } = await turnOn(page)
  await forgetLogin(context)
  await page.goto('/en-US/login')
  await enterPassword(page, email)
  const paste = async (code: string) => {
    await codeField(page).focus()
    await page.keyboard.insertText(code)
  }
  for (let n = 0; n < 5; n += 1) {
    const answered = page.waitForResponse('**/api/logins/two-factor')
    await paste(app.wrongCode(n).replace(/^(...)/, '$1 '))
    expect((await answered).status()).toBe(422)
    await expect(codeField(page)).toHaveValue('')
  }
  await paste(await app.nextCode())
  await expect(page.getByRole('alert')).toContainText(
    'Too many wrong codes. Please generate a new one.',
  )
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toBeFocused()
  await paste(await app.nextCode())
  await expect(page).toHaveURL(/\/en-US\/my-orders$/)
})

test('the second step says when it has expired, and leads back to the password', async ({
  page,
  context,
}) => {
  const email = await givenAccount(page)
  await turnOn(page)
  await forgetLogin(context)
  await page.clock.install()
  await page.goto('/en-US/login')
  await enterPassword(page, email)
  await page.getByRole('button', { name: 'Back to the password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await enterPassword(page, email)
  await page.clock.fastForward('09:50')
  await expect(codeField(page)).toBeVisible()
  await page.clock.fastForward('00:11')
  await expect(page.getByRole('alert')).toContainText(
    'This 2FA code has expired. Please generate a new one.',
  )
  await expect(page.getByLabel('Email')).toHaveValue(email)
})

test('two tabs and two browsers stay in step', async ({ page, context, browser }) => {
  const email = await givenAccount(page)
  const elsewhere = await browser.newContext()
  const far = await elsewhere.newPage()
  await far.goto('/en-US/edit-user')
  await expect(far).toHaveURL(/\/en-US\/login$/)
  await far.getByLabel('Email').fill(email)
  await far.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await far.getByRole('button', { name: 'Log in' }).click()
  await expect(section(far)).toContainText('You log in with your password only.')

  const other = await context.newPage()
  await other.goto('/en-US/edit-user')
  await expect(section(other)).toContainText('You log in with your password only.')
  const { app } = await turnOn(page)
  await expect(section(other)).toContainText('and a code from your authenticator app')
  await expect(other.getByRole('button', { name: 'Ann', exact: true })).toBeVisible()
  // Sessions elsewhere that were opened with only the password have ended.
  await far.reload()
  await expect(far).toHaveURL(/\/en-US\/login$/)
  await elsewhere.close()

  await section(other).getByRole('button', { name: 'Turn off' }).click()
  await other.getByLabel('Your password').last().fill(PASSWORD)
  await codeField(other).fill(await app.nextCode())
  await other.getByRole('button', { name: 'Turn off' }).last().click()
  await expect(section(other)).toContainText('You log in with your password only.')
  await expect(section(page)).toContainText('You log in with your password only.')
})

test('the checkout’s login requires the code, and keeps every field', async ({ page, context }) => {
  const email = await givenAccount(page)
  const { app } = await turnOn(page)
  await forgetLogin(context)
  await addFullSet(page)
  await page.goto('/en-US/checkout')
  await expect(page.getByText('Continue as guest')).toBeVisible()
  await fillCheckout(page, email)
  await page.getByRole('button', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await expect(dialog.getByLabel('Email')).toHaveValue(email)
  await enterPassword(dialog, email)
  await expectAccessible(page)
  await codeField(dialog).fill('12345')
  await dialog.getByRole('button', { name: 'Verify and log in' }).click()
  await expect(dialog.getByText('2FA code must be 6 digits')).toBeVisible()
  await codeField(dialog).fill(await app.nextCode())
  await dialog.getByRole('button', { name: 'Verify and log in' }).click()
  await expect(page.getByText('Ordering as')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Address line 1' })).toHaveValue('1 Main St')
  await expect(page.getByRole('textbox', { name: 'Advertiser name' })).toHaveValue('Lee Bakery')
})

test('a lost connection is reported, and two-factor resumes once it is back', async ({
  page,
  context,
}) => {
  await givenAccount(page)
  await page.goto('/en-US/edit-user')
  await section(page).getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill('not the password')
  await dialog.getByRole('button', { name: 'Show the QR code' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The current password is wrong.')
  await context.setOffline(true)
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Show the QR code' }).click()
  await expect(dialog.getByRole('alert')).toContainText('There is no connection to our server')
  await expectAccessible(page)
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Show the QR code' }).click()
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible()
})

test('two-factor fits a phone, and works by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await givenAccount(page)
  await page.goto('/en-US/edit-user')
  await section(page).getByRole('button', { name: 'Turn on' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Your password')).toBeFocused()
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Scan the QR code with your authenticator app.')).toBeFocused()
  await expectFits(page)
  const key = await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).innerText()
  await tabTo(page, codeField(page))
  await page.keyboard.type(await new AuthenticatorApp(key.replaceAll(' ', '')).nextCode())
  await page.keyboard.press('Enter')
  await expect(page.getByText('Each of these codes logs you in once')).toBeFocused()
  await expectFits(page)
  await tabTo(page, page.getByRole('checkbox', { name: /I have saved/ }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Done' }))
  await page.keyboard.press('Enter')
  await expect(section(page)).toContainText('10 of 10 backup codes are left.')
  await expectFits(page)
  await expectAccessible(page)
})

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let n = 0; n < 12; n += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

async function expectFits(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
}
