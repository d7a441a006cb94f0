import type { Page } from '@playwright/test'
import { expect, test } from '#test/support/foundation/browser/browserTest.ts'
import { watchLayoutShift } from '#test/support/foundation/browser/layoutShift.ts'
import { addFullSet, FULL_SET } from '#test/support/commerce/shopper.ts'

const CART = { path: '/en-US/cart', empty: 'Nothing in here yet' } as const
const CHECKOUT = { path: '/en-US/checkout', empty: 'Your cart is empty' } as const
const BOTH = [CART, CHECKOUT]

const emptyText = (page: Page, { empty }: (typeof BOTH)[number]) =>
  page.getByRole('heading', { name: empty })

/**
 * Opens a page and holds back its scripts. The returned function releases them, and resolves once
 * the page accepts input.
 */
async function openWithoutCode(page: Page, path: string) {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    // The request may belong to a page that was left.
    await route.fallback().catch(() => undefined)
  })
  const opened = page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return async () => {
    held.resolve()
    await opened
  }
}

/** Checks in each frame whether a heading is visible; call it before the page is opened. */
async function watchHeading(page: Page, text: string): Promise<() => Promise<boolean>> {
  await page.addInitScript((text) => {
    const seen = Object.assign(globalThis, { wasShown: false })
    const look = () => {
      const isShown = [...document.querySelectorAll('h2')].some(
        (heading) => heading.textContent === text && heading.checkVisibility(),
      )
      if (isShown) seen.wasShown = true
      requestAnimationFrame(look)
    }
    look()
  }, text)
  return () => page.evaluate(() => (globalThis as { wasShown?: boolean }).wasShown ?? false)
}

for (const shown of BOTH) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    test(`${shown.path}: the empty state is visible before the code has loaded and stays, ${viewport.width} pixels wide`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      const shift = await watchLayoutShift(page)
      const arrive = await openWithoutCode(page, shown.path)
      await expect(emptyText(page, shown)).toBeVisible()
      await expect(page.getByText('The checkout is being prepared')).toBeHidden()
      await arrive()
      await expect(page.locator('html')).not.toHaveAttribute('data-cart')
      await expect(emptyText(page, shown)).toBeVisible()
      expect(await shift()).toBeLessThan(0.02)
    })
  }

  test(`${shown.path}: a filled cart never shows the empty state`, async ({ page }) => {
    await addFullSet(page)
    const wasShown = await watchHeading(page, shown.empty)
    const arrive = await openWithoutCode(page, shown.path)
    await expect(emptyText(page, shown)).toBeHidden()
    await arrive()
    await expect(page.getByText(FULL_SET).first()).toBeVisible()
    expect(await wasShown()).toBe(false)
  })

  test(`${shown.path}: an entry added in another tab before the code has loaded is shown`, async ({
    page,
    context,
  }) => {
    const arrive = await openWithoutCode(page, shown.path)
    await expect(emptyText(page, shown)).toBeVisible()
    await addFullSet(await context.newPage())
    await arrive()
    await expect(page.getByText(FULL_SET).first()).toBeVisible()
    await expect(emptyText(page, shown)).toBeHidden()
  })

  test(`${shown.path}: a browser without storage shows the empty state, too`, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('Refused', 'SecurityError')
        },
      }),
    )
    const arrive = await openWithoutCode(page, shown.path)
    await expect(emptyText(page, shown)).toBeVisible()
    await arrive()
    await expect(emptyText(page, shown)).toBeVisible()
  })
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`cart entries show name and price before the code has loaded, and stay, ${viewport.width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await addFullSet(page)
    const shift = await watchLayoutShift(page)
    const arrive = await openWithoutCode(page, CART.path)
    const head = page.locator('li', { hasText: FULL_SET })
    await expect(head).toHaveCount(1)
    await expect(head).toContainText('Ad creation for display')
    await expect(head).toContainText('$240')
    await expect(head).toContainText('one package')
    const before = await page.getByText(FULL_SET, { exact: true }).boundingBox()
    await arrive()
    await expect(page.getByRole('button', { name: `Remove ${FULL_SET}` })).toBeVisible()
    await expect(head).toHaveCount(1)
    expect(await page.getByRole('heading', { name: FULL_SET }).boundingBox()).toEqual(before)
    expect(await shift()).toBeLessThan(0.02)
  })
}

test('a cart entry’s name is plain text before the code has loaded, whatever it contains', async ({
  page,
}) => {
  await addFullSet(page)
  const name = '<img src="x" onerror="document.title=1"><b>bold</b>'
  await page.evaluate((name) => {
    const entry = JSON.parse(localStorage.getItem('cart_1') ?? '') as { data: { name: string } }
    localStorage.setItem('cart_1', JSON.stringify({ ...entry, data: { ...entry.data, name } }))
  }, name)
  const arrive = await openWithoutCode(page, CART.path)
  await expect(page.locator('li h2')).toHaveText(name)
  expect(await page.locator('li h2 > *').count()).toBe(0)
  await arrive()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page).toHaveTitle(/^Cart/)
})

test('the links of an empty cart work by keyboard before the code has loaded', async ({ page }) => {
  const arrive = await openWithoutCode(page, CART.path)
  await page.getByRole('link', { name: 'Have an ad made' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en-US\/ad-creation$/)
  await arrive()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a cart that was filled after it was opened shows its entries', async ({ page }) => {
  await page.goto(CART.path)
  await page.getByRole('link', { name: 'Have an ad made' }).click()
  await page
    .getByRole('link', { name: /Online banner/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Add to cart: Full set' }).click()
  await expect(page.getByRole('heading', { name: FULL_SET })).toBeVisible()
  await expect(emptyText(page, CART)).toBeHidden()
})

test('an unreadable entry is reported before the cart is called empty', async ({ page }) => {
  await page.goto('/en-US/terms')
  await page.evaluate(() => localStorage.setItem('cart_1', '{"type":'))
  const arrive = await openWithoutCode(page, CART.path)
  await expect(emptyText(page, CART)).toBeHidden()
  await arrive()
  await expect(page.getByText('One entry of your cart could not be read')).toBeVisible()
  await expect(emptyText(page, CART)).toBeVisible()
})

test('the checkout looks for a pending order before it shows the empty state', async ({ page }) => {
  await page.goto('/en-US/terms')
  await page.evaluate(() =>
    localStorage.setItem('amd_open_order', JSON.stringify({ id: 'ord_gone', accessKey: 'key' })),
  )
  const arrive = await openWithoutCode(page, CHECKOUT.path)
  await expect(emptyText(page, CHECKOUT)).toBeHidden()
  await arrive()
  await expect(emptyText(page, CHECKOUT)).toBeVisible()
})

test('a checkout of one order does not show the empty state before the code has loaded', async ({
  page,
}) => {
  const arrive = await openWithoutCode(page, `${CHECKOUT.path}?order=ord_gone`)
  await expect(emptyText(page, CHECKOUT)).toBeHidden()
  await arrive()
  await expect(emptyText(page, CHECKOUT)).toBeVisible()
})

for (const path of [CART.path, '/en-US/billboards-digital/local-regional', '/en-US/login']) {
  test(`${path}: scripts load with a lower priority than the first view`, async ({ request }) => {
    const answer = await request.get(path)
    const ahead = (await answer.text()).match(/<link[^>]*rel="modulepreload"[^>]*>/g) ?? []
    expect(ahead.length).toBeGreaterThan(5)
    for (const link of ahead) expect(link).toContain('fetchpriority="low"')
  })
}
