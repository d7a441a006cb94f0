import type { Page } from '@playwright/test'
import { logOut } from '#test/support/accounts/logOut.ts'
import { givenAccount, PASSWORD } from '#test/support/accounts/twoFactorPages.ts'
import { expect, expectAccessible, test } from '#test/support/foundation/browser/browserTest.ts'
import { mailedPath } from '#test/support/foundation/localMails.ts'
import { choose, fillTown } from '#test/support/commerce/shopper.ts'

const newEmail = () => `person-${crypto.randomUUID()}@example.com`

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/en-US/register')
  await page.getByLabel('First name').fill('Ann')
  await page.getByLabel('Last name').fill('Buyer')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
}

async function confirm(page: Page, email: string): Promise<void> {
  await page.goto(await mailedPath(page.request, email, /^Confirm your email/))
  await expect(page).toHaveURL(/\/en-US\/verify-email$/)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Confirm and log in' }).click()
  await expect(page).toHaveURL(/\/en-US\/my-orders$/)
  // The address changes before the page does, and a menu opened during the old page's navigation
  // closes with it.
  await expect(page.getByRole('heading', { name: 'My orders' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Ann', exact: true })).toBeVisible()
}

async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

test('a person registers, confirms by email, logs out and in, and returns to the page they came from', async ({
  page,
}) => {
  const email = newEmail()
  await register(page, email)
  await confirm(page, email)
  await page.goto('/en-US/cart')
  await logOut(page, 'Ann')
  await expect(page).toHaveURL(/\/en-US\/cart$/)
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await logIn(page, email)
  await expect(page).toHaveURL(/\/en-US\/cart$/)
  await expect(page.getByRole('button', { name: 'Ann', exact: true })).toBeVisible()
})

test('the login shows the messages of the spec, by keyboard alone', async ({ page }) => {
  await page.goto('/en-US/login')
  await page.getByLabel('Email').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('ann')
  await page.keyboard.press('Tab')
  await page.keyboard.type('some password')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter a valid email')).toBeVisible()
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Wrong email or password')
  await expectAccessible(page)
})

test('a forgotten password is reset by the emailed link, once', async ({ page }) => {
  const email = await givenAccount(page)
  await page.context().clearCookies()
  await page.goto('/en-US/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()

  const link = await mailedPath(page.request, email, /^Choose a new password/)
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.getByText('at least 10 characters').first()).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('a brand new password')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.getByText('Your password has been reset')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Your password has been reset')).toBeVisible()
  await logIn(page, email, 'a brand new password')
  await expect(page.getByRole('button', { name: 'Ann', exact: true })).toBeVisible()

  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('yet another password')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.getByRole('alert')).toContainText('Your password could not be reset')
})

for (const path of [
  'login',
  'register',
  'forgotPassword',
  'reset-password?token=0123456789abcdef',
  'reset-password',
  'verify-email?token=0123456789abcdef',
  'verify-email',
  'confirm-email?token=0123456789abcdef',
]) {
  test(`${path} fits a phone and passes axe`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/en-US/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectAccessible(page)
  })
}

test('a used email-change link leads to the form for a new one', async ({ page }) => {
  await page.goto('/en-US/confirm-email?token=0123456789abcdef')
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByRole('alert')).toContainText('Your email could not be updated')
  await expect(page.getByRole('button', { name: 'Use this address' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Go to your account' }).click()
  // Nobody is logged in.
  await expect(page).toHaveURL(/\/en-US\/login$/)
})

test('a registration names all missing fields at once, and requires a company’s name', async ({
  page,
}) => {
  await page.goto('/en-US/register')
  await page.getByRole('radio', { name: 'Company' }).focus()
  await page.keyboard.press('Space')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  for (const name of ['Company name', 'First name', 'Last name', 'Email', 'Password']) {
    await expect(page.getByText(`${name} is required`)).toBeVisible()
  }
  await expect(page.getByLabel('Company name')).toBeFocused()
  await expectAccessible(page)
})

test.describe('account data', () => {
  let email = ''
  test.beforeEach(async ({ page }) => {
    email = await givenAccount(page)
    await page.goto('/en-US/edit-user')
    await expect(page.getByText('This session')).toBeVisible()
  })

  test('name and phone can be edited; an invalid number is refused', async ({ page }) => {
    await expectAccessible(page)
    await page.getByLabel('First name').fill('Anna')
    await page.getByLabel('Phone number', { exact: false }).last().fill('12')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Wrong phone number')).toBeVisible()
    await page.getByLabel('Phone number', { exact: false }).last().fill('+43 1 5880411')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Your account data has been saved.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Anna' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Austria \+43/ })).toBeVisible()
  })

  test('a billing address and an advertiser can be saved, changed and removed', async ({
    page,
  }) => {
    const dialog = page.getByRole('dialog')
    const save = dialog.getByRole('button', { name: 'Save', exact: true })
    await page.getByRole('button', { name: 'Add a billing address' }).click()
    await save.click()
    await expect(dialog.getByText('Address line 1 is required')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Address line 1').fill('1 Main Street')
    await fillTown(dialog, '77494', 'Katy')
    await save.click()
    await expect(page.getByText('1 Main Street, Katy')).toBeVisible()

    // The confirmation of a removal shows the longest word of a street in full, on a phone too.
    await page.getByRole('button', { name: /^Change 1 Main Street/ }).click()
    await dialog.getByLabel('Address line 1').fill(`${'Donaudampfschifffahrt'.repeat(4)} 1`)
    await save.click()
    await page.getByRole('button', { name: /^Remove Donau/ }).click()
    await page.setViewportSize({ width: 390, height: 844 })
    const asked = page.getByRole('alertdialog').getByText(/^Donau/)
    expect(await asked.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0)
    await page.getByRole('button', { name: 'Keep' }).click()
    await page.setViewportSize({ width: 1440, height: 900 })

    await page.getByRole('button', { name: 'Add an advertiser' }).click()
    await dialog.getByLabel('Advertiser name').fill('Ann & Co')
    await dialog.getByLabel('Website').fill('ann.example.com')
    await choose(page, 'Industry', 'Retail', dialog)
    await save.click()
    await expect(page.getByText('Ann & Co', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Remove Ann & Co' }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByText('No advertiser is saved yet.')).toBeVisible()
  })

  test('the email changes only when the new address is confirmed', async ({ page }) => {
    const changed = newEmail()
    await page.getByLabel('New email').fill(changed)
    await page.getByLabel('Your password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Change the email' }).click()
    await expect(page.getByRole('main').getByText(changed, { exact: true })).toBeVisible()
    await page.goto(await mailedPath(page.request, changed, /^Confirm your new email/))
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Use this address' }).click()
    await expect(page.getByText('Your email has been updated.')).toBeVisible()
    await page.getByRole('link', { name: 'Go to your account' }).click()
    await expect(page.getByRole('main').getByText(changed, { exact: true })).toBeVisible()
  })

  test('another session is listed and can be ended', async ({ page, browser }) => {
    const other = await browser.newContext()
    const elsewhere = await other.newPage()
    await elsewhere.goto('/en-US/edit-user')
    await expect(elsewhere).toHaveURL(/\/en-US\/login$/)
    await logIn(elsewhere, email)
    await expect(elsewhere).toHaveURL(/\/en-US\/edit-user$/)
    await page.reload()
    await page.getByRole('button', { name: /^End the session/ }).click()
    await expect(page.getByRole('button', { name: /^End the session/ })).toBeHidden()
    await elsewhere.reload()
    await expect(elsewhere).toHaveURL(/\/en-US\/login$/)
    await other.close()
  })

  test('the data can be downloaded, and the account deleted with its password', async ({
    page,
  }) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download my data' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('admarket-direct-my-data.json')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByText('must be kept by law')).toBeVisible()
    await page.getByLabel('Your password').last().fill(PASSWORD)
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  })

  test('fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByText('You are logged out')).toBeVisible()
  })
})

test('a visitor goes from account data to the login and back', async ({ page }) => {
  await page.goto('/en-US/edit-user')
  await expect(page).toHaveURL(/\/en-US\/login$/)
  await logIn(page, 'customer@example.com', 'customer-development')
  await expect(page).toHaveURL(/\/en-US\/edit-user$/)
  await expect(page.getByLabel('Company name')).toHaveValue('Morgan Outdoor Supply')
})

for (const path of ['my-orders', 'my-invoices', 'admin']) {
  test(`a logout on ${path} goes to the site root`, async ({ page }) => {
    await page.goto('/en-US/login')
    await logIn(page, 'admin@example.com', 'admin-development')
    await expect(page).toHaveURL(/\/en-US\/admin$/)
    await page.goto(`/en-US/${path}`)
    // The admin area has the button in its sidebar, all other pages in the user menu.
    if (path !== 'admin') await page.getByRole('button', { name: 'Alex' }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/^https?:\/\/[^/]+\/$/)
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  })
}

test('the checkout asks for a login when the email has an account, and keeps every field', async ({
  page,
}) => {
  const email = await givenAccount(page)
  await page.context().clearCookies()
  await page.goto('/en-US/ad-creation/online-banner')
  await page.getByRole('main').getByRole('button', { name: /Add/ }).first().click()
  await expect(page.getByRole('link', { name: /^Cart/ })).toContainText('1')
  await page.goto('/en-US/checkout')
  await expect(page.getByText('Continue as guest')).toBeVisible()
  await page.getByLabel('First name').fill('Other')
  await page.getByLabel('Last name').fill('Name')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('textbox', { name: 'Phone number' }).fill('202 555 0143')
  await page.getByLabel('Advertiser name').fill('Ann & Co')
  await page.getByLabel('Website').fill('ann.example.com')
  await choose(page, 'Industry', 'Retail')
  await page.getByLabel('Address line 1').fill('1 Main Street')
  await fillTown(page, '77494', 'Katy')
  await page.getByText('Invoice', { exact: true }).click()
  await page.getByText('I accept the terms and conditions').click()
  await page.getByRole('button', { name: /^Place order/ }).click()

  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await expect(dialog).toContainText('An account exists for this email')
  await expectAccessible(page)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Ordering as')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Other')
  await expect(page.getByLabel('Address line 1')).toHaveValue('1 Main Street')
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page).toHaveURL(/\/en-US\/checkout-thank-you/)
  await page.goto('/en-US/my-orders')
  await expect(page.getByText('Ann & Co').first()).toBeVisible()
})
