import type { Route } from '@playwright/test'
import { expect, test } from '#test/support/foundation/browser/browserTest.ts'
import { DISPLAY, openStep, planAustin } from '#test/support/planning/planner.ts'
import { addFullSet, enterCoupon, FULL_SET, fillCheckout } from '#test/support/commerce/shopper.ts'

test('a stray offer is shown with its error and can be removed', async ({ page }) => {
  await addFullSet(page)
  await page.evaluate(() =>
    localStorage.setItem('c_offer', JSON.stringify({ id: 'off_1', name: 'Spring', sum: 100 })),
  )
  await page.reload()
  await expect(page.getByText('Offer Spring', { exact: true })).toBeVisible()
  await expect(page.getByText('This offer was not found.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Remove offer Spring' }).click()
  await expect(page.getByText('Offer Spring', { exact: true })).toBeHidden()
  await expect(page.getByText('This offer was not found.', { exact: false })).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('c_offer'))).toBeNull()
})

test('the cart shows a price that differs on the server, even after an earlier view', async ({
  page,
}) => {
  await addFullSet(page)
  await expect(page.getByText(/^Prices, coupons and availability checked/)).toBeVisible()
  await page.evaluate(() => {
    const stored = localStorage.getItem('cart_1') ?? ''
    localStorage.setItem('cart_1', stored.replace(/"cost":\d+/, '"cost":10000'))
  })
  await page.reload()
  await expect(page.getByText('The price changed from $100.00 to $240.00.')).toBeVisible()
})

test('a full cart accepts no more entries, and says so', async ({ page }) => {
  await addFullSet(page)
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('cart_1') ?? '{}') as { key: string }
    for (let number = 2; number <= 50; number += 1) {
      const key = `cart_${number}`
      localStorage.setItem(key, JSON.stringify({ ...stored, key }))
    }
  })
  await page.goto('/en-US/ad-creation/mobile-banner')
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  await expect(page.getByRole('alert')).toContainText('Your cart is full')
})

test('a quantity that cannot be saved is logged, and the cart shows the stored quantity', async ({
  page,
}) => {
  await addFullSet(page)
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('quantity not saved'),
  )
  await page.evaluate(() => {
    const store = localStorage.setItem.bind(localStorage)
    Storage.prototype.setItem = (key: string, value: string) => {
      if (key === 'cart_1') throw new DOMException('full', 'QuotaExceededError')
      store(key, value)
    }
  })
  await page.getByRole('button', { name: 'Increase Quantity' }).click()
  await logged
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1')
  await expect(page.getByRole('heading', { name: FULL_SET })).toBeVisible()
})

test('a cart with nothing left to pay offers no payment method', async ({ page }) => {
  await addFullSet(page)
  await enterCoupon(page, 'ALLFREE')
  await expect(page.getByText('Coupon ALLFREE', { exact: true })).toBeVisible()
  await page.goto('/en-US/checkout')
  await fillCheckout(page)
  await expect(page.getByText('Nothing is left to pay.')).toBeVisible()
  await expect(page.getByRole('radiogroup', { name: 'How do you want to pay?' })).toBeHidden()
  await page.getByRole('button', { name: 'Place order, $0.00' }).click()
  await expect(page).toHaveURL(/checkout-thank-you/)
  await expect(page.getByText('Nothing to pay')).toBeVisible()
})

test('clicking the logo offline keeps the page, shows a notice, and opens home once the server responds', async ({
  page,
  context,
}) => {
  await addFullSet(page)
  await context.setOffline(true)
  const logo = page.getByRole('link', { name: 'AdMarket Direct, home' })
  await logo.click()
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeFocused()
  await page.getByRole('button', { name: 'Back to where I was' }).click()
  await expect(page.getByRole('heading', { name: FULL_SET })).toBeVisible()
  await logo.click()
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  // Browsers report that they are online before the first request gets through.
  const hold = (route: Route) => route.abort('internetdisconnected')
  await page.route('**/*', hold)
  const firstAttempt = page.waitForEvent('requestfailed')
  await context.setOffline(false)
  await firstAttempt
  await page.waitForEvent('requestfailed', (request) => request.url().endsWith('/favicon.svg'))
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await page.unroute('**/*', hold)
  await expect(page).toHaveURL(/\/en-US$/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No connection')
})

test('ages beyond the limits are reported, and the plan keeps the last valid ones', async ({
  page,
}) => {
  await planAustin(page, DISPLAY)
  await openStep(page, 'Audience Targeting')
  const to = page.getByRole('textbox', { name: 'To', exact: true })
  await to.fill('150')
  await to.press('Enter')
  await expect(page.getByText('The maximum value is 99.')).toBeVisible()
  await to.fill('60')
  await to.press('Enter')
  await expect(page.getByText('The maximum value is 99.')).toBeHidden()
  const from = page.getByRole('textbox', { name: 'From', exact: true })
  await from.fill('3')
  await from.press('Enter')
  await expect(page.getByText('The minimum value is 13.')).toBeVisible()
})
