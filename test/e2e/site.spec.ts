import { expect, expectAccessible, test } from '../support/browserTest.ts'

test('an unknown page says so with status 404 and leads on', async ({ page }) => {
  const response = await page.goto('/en-US/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  await expect(page.getByText('Page not found')).toBeVisible()
  await expectAccessible(page)
})

test('home answers at / and at /en-US', async ({ page }) => {
  for (const path of ['/', '/en-US']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book real ads in minutes.')
  }
})
