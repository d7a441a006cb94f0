import { expect, test } from '#test/support/foundation/browser/browserTest.ts'

const PRICES = /\/billboards-digital\/price-budget-rates-cpm/

test('a link arrives although a deployment has removed the scripts of its page', async ({
  page,
}) => {
  await page.goto('/en-US/billboards-digital')
  const link = page.getByRole('main').getByRole('link', { name: 'Prices' }).first()
  await expect(link).toBeVisible()
  await page.waitForLoadState('networkidle')
  const refused: string[] = []
  let isOld = true
  await page.route('**/assets/*.js', async (route) => {
    if (!isOld) return route.fallback()
    refused.push(route.request().url())
    return route.fulfill({ status: 404, body: 'Not found' })
  })
  // The reload asks for the scripts of the new deployment.
  page.on('framenavigated', () => (isOld = false))
  await link.click()
  await expect(page).toHaveURL(PRICES)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(refused.length).toBeGreaterThan(0)
  // Once: a reload of the page stays there, and so does the one before it.
  await page.reload()
  await expect(page).toHaveURL(PRICES)
  await page.goBack()
  await expect(page).toHaveURL(/\/billboards-digital$/)
  await page.reload()
  await expect(page).toHaveURL(/\/billboards-digital$/)
})

test('a script that is gone is a 404, not a page', async ({ request }) => {
  const response = await request.get('/assets/gone-Ab12Cd34.js')
  expect(response.status()).toBe(404)
})
