import type { Page } from '@playwright/test'
import { cartEntry, campaignItem } from '#domain/commerce/cart/newCartItem.ts'
import { expect, test } from '#test/support/foundation/browser/browserTest.ts'
import { austinPlan, book, logInAsCustomer } from '#test/support/orders/bookedOrders.ts'
import {
  holdAnswers,
  pressWhileArriving,
  staysWhileArriving,
} from '#test/support/foundation/heldAnswers.ts'
import { DISPLAY, planAustin } from '#test/support/planning/planner.ts'
import { addFullSet, enterCoupon } from '#test/support/commerce/shopper.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Opens the next page with a campaign for Austin in its cart. */
async function withCampaign(page: Page): Promise<void> {
  const entry = JSON.stringify(cartEntry(campaignItem(austinPlan('online_display')), 'cart_1'))
  await page.addInitScript((text) => {
    if (localStorage.getItem('cart_1') === null) localStorage.setItem('cart_1', text)
  }, entry)
}

test('the header stays in place when an item is added to the cart', async ({ page }) => {
  await page.goto('/en-US/ad-creation/online-banner')
  const add = button(page, 'Add to cart: Full set')
  await add.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, 0))
  const head = page.getByRole('banner')
  await staysWhileArriving(
    [
      head.getByRole('button', { name: 'Search the site' }),
      head.getByRole('button', { name: 'Chat with us' }),
      head.getByRole('link', { name: 'Log in' }),
    ],
    {
      letGo: () => void add.press('Enter'),
      arrived: page.getByRole('heading', { level: 1, name: 'Your cart' }),
    },
  )
  await expect(head.getByRole('link', { name: 'Cart 1 item' })).toBeVisible()
})

test('the header stays in place when the login is known', async ({ page, baseURL }) => {
  await logInAsCustomer(page.request, baseURL ?? '')
  const letGo = await holdAnswers(page, '**/api/logins/current')
  await page.goto('/en-US/ad-creation/online-banner')
  const head = page.getByRole('banner')
  await staysWhileArriving(
    [
      head.getByRole('button', { name: 'Search the site' }),
      head.getByRole('button', { name: 'Chat with us' }),
    ],
    { letGo, arrived: head.getByRole('button', { name: 'Casey' }) },
  )
})

for (const width of [390, 1440]) {
  test(`a campaign in the cart keeps its buttons in place during the price check, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const letGo = await holdAnswers(page, '**/api/quotes')
    await withCampaign(page)
    await page.goto('/en-US/cart')
    await staysWhileArriving(
      [
        page.getByRole('link', { name: /^Edit/ }),
        button(page, /^Duplicate/),
        button(page, /^Remove/),
        page.getByRole('link', { name: 'Go to checkout' }),
      ],
      { letGo, arrived: page.getByText(/^expected impressions/) },
    )
  })
}

test('a coupon refused while “checkout” is being pressed shows why, and the next click counts', async ({
  page,
}) => {
  await addFullSet(page)
  const letGo = await holdAnswers(page, '**/api/coupons/check')
  await enterCoupon(page, 'NONE-NONE-NONE-NONE')
  await pressWhileArriving(page.getByRole('link', { name: 'Go to checkout' }), {
    letGo,
    url: '**/api/coupons/check',
    arrived: page.getByText('This coupon code is invalid.'),
  })
  await expect(page.getByRole('textbox', { name: 'Coupon code' })).toBeFocused()
  await expect(page.getByText('This coupon code is invalid.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to checkout' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
})

test('the checkout shows its form once the account’s saved details are known', async ({
  page,
  baseURL,
}) => {
  await logInAsCustomer(page.request, baseURL ?? '')
  const advertiser = { name: 'Saved Bakery', website: 'saved.example.com', industry: 'restaurants' }
  const headers = { origin: baseURL ?? '' }
  const saving = await page.request.post('/api/advertisers', { data: advertiser, headers })
  expect(saving.ok()).toBe(true)
  await addFullSet(page)
  const letGo = await holdAnswers(page, '**/api/advertisers')
  const asked = page.waitForRequest('**/api/advertisers')
  await page.goto('/en-US/checkout')
  await asked
  const name = page.getByRole('textbox', { name: 'Advertiser name' })
  await expect(page.getByText('The checkout is being prepared')).toBeAttached()
  await expect(name).toBeHidden()
  letGo()
  await expect(name).toBeVisible()
  expect(await button(page, /Saved advertisers/).isVisible()).toBe(true)
  expect(await page.getByText('Ordering as').isVisible()).toBe(true)
})

test('a visitor’s checkout begins with the choice of an account', async ({ page }) => {
  await addFullSet(page)
  const letGo = await holdAnswers(page, '**/api/logins/current')
  await page.goto('/en-US/checkout')
  await expect(page.getByText('The checkout is being prepared')).toBeAttached()
  const name = page.getByRole('textbox', { name: 'First name' })
  await expect(name).toBeHidden()
  letGo()
  await expect(name).toBeVisible()
  expect(await page.getByRole('radio', { name: /^Continue as guest/ }).isVisible()).toBe(true)
})

test('on a phone the checkout bar is visible before the price', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await addFullSet(page)
  const letGo = await holdAnswers(page, '**/api/quotes')
  await page.goto('/en-US/checkout')
  const bar = page.getByRole('paragraph').filter({ hasText: 'Total before tax' })
  await staysWhileArriving([button(page, 'Your order'), button(page, 'Call us')], {
    letGo,
    arrived: bar.getByText('$240.00'),
  })
})

test('an order can be canceled below the card form once the form has loaded', async ({
  page,
  baseURL,
}) => {
  await logInAsCustomer(page.request, baseURL ?? '')
  const booking = { packageIds: ['online_banner_set'], payment: 'unpaid_card' as const }
  const { id } = await book(page.request, baseURL ?? '', booking)
  const letGo = await holdAnswers(page, '**/api/orders/*/payments')
  await page.goto(`/en-US/checkout?order=${id}`)
  await expect(page.getByRole('heading', { level: 1, name: /^Pay \$/ })).toBeVisible()
  const cancel = button(page, 'Cancel this order')
  await expect(cancel).toBeHidden()
  letGo()
  await expect(cancel).toBeVisible()
  expect(await button(page, /^Pay \$/).isVisible()).toBe(true)
})

test('a new plan keeps its steps and the continue button in place when the forecast arrives', async ({
  page,
}) => {
  const letGo = await holdAnswers(page, '**/api/countries/*')
  await page.goto(DISPLAY)
  const panel = page.getByRole('complementary', { name: 'Forecast' })
  await expect(page.getByRole('combobox', { name: 'Place' })).toBeVisible()
  await staysWhileArriving(
    [
      panel.getByRole('button', { name: /^Continue/ }),
      ...['Audience Targeting', 'Ad Formats', 'Runtime', 'Summary'].map((step) =>
        page.getByRole('button', { name: step, exact: true }),
      ),
    ],
    { letGo, arrived: page.getByText('No reach yet') },
  )
})

test('a plan with a region keeps the continue button in place when the forecast arrives', async ({
  page,
}) => {
  await planAustin(page, DISPLAY)
  const letGo = await holdAnswers(page, '**/api/products?*')
  await page.goto(DISPLAY)
  const panel = page.getByRole('complementary', { name: 'Forecast' })
  await expect(page.getByRole('slider', { name: /^Radius/ })).toBeVisible()
  const summary = page.getByRole('button', { name: 'Summary', exact: true })
  const limits = page.getByText('What limits you most').first()
  await expect(limits).toBeHidden()
  const before = await panel.getByRole('button', { name: /^Continue/ }).boundingBox()
  await staysWhileArriving([summary], { letGo, arrived: limits })
  const after = await panel.getByRole('button', { name: /^Continue/ }).boundingBox()
  // The forecast's text changes the height of its lines by a few pixels.
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(8)
})

test('on a phone the forecast bar has the same height before and after the forecast', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const letGo = await holdAnswers(page, '**/api/countries/*')
  await page.goto(DISPLAY)
  await expect(page.getByRole('combobox', { name: 'Place' })).toBeVisible()
  await staysWhileArriving([button(page, /^Open the forecast/), button(page, 'Call us')], {
    letGo,
    arrived: page.getByText('No reach yet'),
  })
})
