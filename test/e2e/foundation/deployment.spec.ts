import { expect, test } from '#test/support/foundation/browser/browserTest.ts'

test.use({ standInSays: /404|route module|dynamically imported module/ })

test('a link works even after a deployment has removed the scripts of its page', async ({
  page,
}) => {
  await page.goto('/en-US/login')
  const link = page.getByRole('banner').getByRole('link', { name: 'Cart' })
  await expect(link).toBeVisible()
  await page.waitForLoadState('networkidle')
  const refused: string[] = []
  let isOld = true
  await page.route('**/assets/*.js', async (route) => {
    if (!isOld) return route.fallback()
    refused.push(route.request().url())
    return route.fulfill({ status: 404, body: 'Not found' })
  })
  // The reload requests the scripts of the new deployment.
  page.on('framenavigated', () => (isOld = false))
  await link.click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(refused.length).toBeGreaterThan(0)
  // The link reloads only once: later reloads stay on this page and on the previous one.
  await page.reload()
  await expect(page).toHaveURL(/\/cart$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/login$/)
  await page.reload()
  await expect(page).toHaveURL(/\/login$/)
})

test('a missing script is a 404, not a page', async ({ request }) => {
  const response = await request.get('/assets/gone-Ab12Cd34.js')
  expect(response.status()).toBe(404)
})
