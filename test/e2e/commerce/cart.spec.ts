import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#test/support/foundation/browser/browserTest.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'
import { addFullSet, enterCoupon, FULL_SET } from '#test/support/commerce/shopper.ts'

const total = (page: Page) => page.getByRole('region', { name: 'Summary' }).locator('dl').last()

test('an empty cart leads to planning and ad creation', async ({ page }) => {
  await page.goto('/en-US/cart')
  await expect(page.getByRole('heading', { name: 'Nothing in here yet' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Have an ad made' }).click()
  await expect(page).toHaveURL(/\/en-US\/ad-creation$/)
  await expectAccessible(page)
})

test('adding an ad creation again increases its quantity, which can be edited and survives a reload', async ({
  page,
}) => {
  await addFullSet(page)
  await expect(page.getByText('New', { exact: true })).toBeVisible()
  await addFullSet(page)
  const quantity = page.getByRole('textbox', { name: 'Quantity' })
  await expect(quantity).toHaveValue('2')
  await expect(total(page)).toContainText('$480.00')
  await page.getByRole('button', { name: /Increase/ }).click()
  await expect(total(page)).toContainText('$720.00')
  await page.reload()
  await expect(quantity).toHaveValue('3')
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('cart_'))),
  ).toEqual(['cart_1'])
  await expectAccessible(page)
})

test('a removed entry can be restored, and the undo button has the focus', async ({ page }) => {
  await addFullSet(page)
  await page.getByRole('button', { name: `Remove ${FULL_SET}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  const notice = page.locator('output').filter({ hasText: `“${FULL_SET}” was removed.` })
  await expect(notice).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Nothing in here yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: FULL_SET })).toBeVisible()
  await page.getByRole('button', { name: 'Clear cart' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear cart' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing in here yet' })).toBeVisible()
})

test('coupon errors appear next to their field, and coupons are applied in order', async ({
  page,
}) => {
  await addFullSet(page)
  const texts = {
    NOSUCH: 'This coupon code is invalid.',
    EXPIRED10: 'This coupon code has expired.',
    CLAIMED5: 'This coupon code has already been claimed.',
  }
  for (const [code, text] of Object.entries(texts)) {
    await enterCoupon(page, code)
    await expect(page.getByText(text)).toBeVisible()
  }
  await enterCoupon(page, 'welcome25')
  await expect(page.getByText('Coupon WELCOME25', { exact: true })).toBeVisible()
  await expect(total(page)).toContainText('$215.00')
  await enterCoupon(page, 'ALLFREE')
  await expect(page.getByText('−$215.00')).toBeVisible()
  await expect(total(page)).toContainText('$0.00')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove coupon ALLFREE' }).click()
  await expect(total(page)).toContainText('$215.00')
})

test('two tabs show the same cart and never overwrite each other’s entries', async ({
  page,
  context,
}) => {
  await addFullSet(page)
  const other = await context.newPage()
  await other.goto('/en-US/ad-creation/mobile-banner')
  await page.goto('/en-US/ad-creation/online-audio-spot')
  await Promise.all([
    page.getByRole('button', { name: 'Add to cart: Voice spot, 15 s' }).click(),
    other.getByRole('button', { name: 'Add to cart: One banner' }).click(),
  ])
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/en-US\/cart$/)
    await expect(
      tab
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: tab.getByRole('heading') }),
    ).toHaveCount(3)
  }
  await page.getByRole('button', { name: `Remove ${FULL_SET}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(other.getByRole('heading', { name: FULL_SET })).toHaveCount(0)
})

test('a damaged entry is moved aside with a message, and everything else stays', async ({
  page,
}) => {
  await addFullSet(page)
  await page.evaluate(() => localStorage.setItem('cart_7', '{"type":"campaign"'))
  await page.reload()
  await expect(
    page.getByText('One entry of your cart could not be read and was set aside'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: FULL_SET })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('c_aside_cart_7'))).toBe(
    '{"type":"campaign"',
  )
  await page.reload()
  await page.getByRole('button', { name: 'Got it' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: FULL_SET })).toBeVisible()
  await expect(page.getByText('was set aside')).toHaveCount(0)
})

test('a changed price is shown line by line, and applied once it is acknowledged', async ({
  page,
}) => {
  await addFullSet(page)
  await expect(page.getByText(/Prices, coupons and availability checked/)).toBeVisible()
  await page.evaluate(() => {
    const entry = JSON.parse(localStorage.getItem('cart_1') ?? '{}')
    entry.data.cost = 100_00
    localStorage.setItem('cart_1', JSON.stringify(entry))
    const seen = JSON.parse(localStorage.getItem('amd_cart_seen') ?? '{}')
    seen.cart_1.unitUsdMinor = 100_00
    localStorage.setItem('amd_cart_seen', JSON.stringify(seen))
  })
  await page.reload()
  await expect(page.getByText('The price changed from $100.00 to $240.00.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue with the new figures' }).click()
  await expect(total(page)).toContainText('$240.00')
  await expect(page.getByText('Something changed since you last looked')).toHaveCount(0)
})

test('the cart works on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await addFullSet(page)
  await expectAccessible(page)
  await expectFits(page)
})
