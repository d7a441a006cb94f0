import { expect, type Page } from '@playwright/test'

/** Logs out by the account menu, and waits until the server has processed it. */
export async function logOut(page: Page, firstName: string): Promise<void> {
  const heard = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'DELETE' && answer.url().endsWith('/api/logins/current'),
  )
  await page.getByRole('button', { name: firstName }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  await heard
}
