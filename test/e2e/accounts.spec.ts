import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/browserTest.ts'
import { mailedPath } from '../support/localMails.ts'

const PASSWORD = 'a long test password'

const newEmail = () => `person-${crypto.randomUUID()}@example.com`

const hydrated = async (page: Page) => {
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeAttached()
  await page.waitForLoadState('networkidle')
}

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/en-US/register')
  await hydrated(page)
  await page.getByLabel('First name').fill('Ann')
  await page.getByLabel('Last name').fill('Buyer')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeFocused()
}

async function confirm(page: Page, email: string): Promise<void> {
  await page.goto(await mailedPath(page.request, email, /^Confirm your email/))
  await hydrated(page)
  await expect(page).toHaveURL(/\/en-US\/verify-email$/)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Confirm and log in' }).click()
  await expect(page.getByRole('button', { name: 'Ann' })).toBeVisible()
}

async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ann' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
}

test('a person registers, confirms by mail, logs out and in, and comes back to where they were', async ({
  page,
}) => {
  const email = newEmail()
  await register(page, email)
  await confirm(page, email)
  await page.goto('/en-US/cart')
  await logOut(page)
  await expect(page).toHaveURL(/\/en-US\/cart$/)
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await logIn(page, email)
  await expect(page).toHaveURL(/\/en-US\/cart$/)
  await expect(page.getByRole('button', { name: 'Ann' })).toBeVisible()
})

test('the login speaks the messages of the spec, by keyboard alone', async ({ page }) => {
  await page.goto('/en-US/login')
  await hydrated(page)
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

test('a forgotten password is replaced by the mailed link, once', async ({ page }) => {
  const email = newEmail()
  await register(page, email)
  await confirm(page, email)
  await logOut(page)
  await page.goto('/en-US/login')
  await hydrated(page)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Mail me a link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeFocused()

  const link = await mailedPath(page.request, email, /^Choose a new password/)
  await page.goto(link)
  await hydrated(page)
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.getByText('at least 10 characters').first()).toBeVisible()
  await page.getByLabel('New password').fill('a brand new password')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.getByText('Your password has been reset')).toBeVisible()
  await logIn(page, email, 'a brand new password')
  await expect(page.getByRole('button', { name: 'Ann' })).toBeVisible()

  await page.goto(link)
  await hydrated(page)
  await page.getByLabel('New password').fill('yet another password')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.getByRole('alert')).toContainText('Your password could not be reset')
})

for (const path of [
  'login',
  'register',
  'forgotPassword',
  'reset-password?token=0123456789abcdef',
]) {
  test(`${path} fits a phone and passes axe`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/en-US/${path}`)
    await page.waitForLoadState('networkidle')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    await expectAccessible(page)
  })
}
