import type { Page } from '@playwright/test'
import { expect, test } from '#test/support/foundation/browser/browserTest.ts'
import { watchLayoutShift } from '#test/support/foundation/browser/layoutShift.ts'
import { addFullSet, FULL_SET } from '#test/support/commerce/shopper.ts'

const CART = { path: '/en-US/cart', empty: 'Nothing in here yet' } as const
const CHECKOUT = { path: '/en-US/checkout', empty: 'Your cart is empty' } as const
const BOTH = [CART, CHECKOUT]

const emptyText = (page: Page, { empty }: (typeof BOTH)[number]) =>
  page.getByRole('heading', { name: empty })

/** Opens a page whose code does not arrive until it is let: `arrive` ends when the page listens. */
async function openWithoutCode(page: Page, path: string) {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    // What the page that was left had asked for.
    await route.fallback().catch(() => undefined)
  })
  const opened = page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return async () => {
    held.resolve()
    await opened
  }
}

/** Looks at each frame from a page's start whether a heading is to be seen; call before the page is opened. */
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
    test(`${shown.path}: that nothing is in it stands before code is there and stays, ${viewport.width} pixels wide`, async ({
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

  test(`${shown.path}: who has something in the cart never reads that it is empty`, async ({
    page,
  }) => {
    await addFullSet(page)
    const wasShown = await watchHeading(page, shown.empty)
    const arrive = await openWithoutCode(page, shown.path)
    await expect(emptyText(page, shown)).toBeHidden()
    await arrive()
    await expect(page.getByText(FULL_SET).first()).toBeVisible()
    expect(await wasShown()).toBe(false)
  })

  test(`${shown.path}: what another tab puts in before code is there is in it`, async ({
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

  test(`${shown.path}: where the browser refuses its storage nothing is in it, too`, async ({
    page,
  }) => {
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
  test(`what lies in the cart stands there by name and price before code is there, and stays, ${viewport.width} pixels wide`, async ({
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

test('a name in the cart is text before code is there, whatever it holds', async ({ page }) => {
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

test('before code is there the ways out of an empty cart are walked by keyboard', async ({
  page,
}) => {
  const arrive = await openWithoutCode(page, CART.path)
  await page.getByRole('link', { name: 'Have an ad made' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en-US\/ad-creation$/)
  await arrive()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a cart that was empty when it was opened and is filled since shows what is in it', async ({
  page,
}) => {
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

test('an entry that cannot be read is told before the cart is said to be empty', async ({
  page,
}) => {
  await page.goto('/en-US/terms')
  await page.evaluate(() => localStorage.setItem('cart_1', '{"type":'))
  const arrive = await openWithoutCode(page, CART.path)
  await expect(emptyText(page, CART)).toBeHidden()
  await arrive()
  await expect(page.getByText('One entry of your cart could not be read')).toBeVisible()
  await expect(emptyText(page, CART)).toBeVisible()
})

test('an order that waits for its payment is looked for before the checkout is said to be empty', async ({
  page,
}) => {
  await page.goto('/en-US/terms')
  await page.evaluate(() =>
    localStorage.setItem('amd_open_order', JSON.stringify({ id: 'ord_gone', accessKey: 'key' })),
  )
  const arrive = await openWithoutCode(page, CHECKOUT.path)
  await expect(emptyText(page, CHECKOUT)).toBeHidden()
  await arrive()
  await expect(emptyText(page, CHECKOUT)).toBeVisible()
})

test('a checkout of one order is not said to be empty before code is there', async ({ page }) => {
  const arrive = await openWithoutCode(page, `${CHECKOUT.path}?order=ord_gone`)
  await expect(emptyText(page, CHECKOUT)).toBeHidden()
  await arrive()
  await expect(emptyText(page, CHECKOUT)).toBeVisible()
})

for (const path of [CART.path, '/en-US/billboards-digital/local-regional', '/en-US/login']) {
  test(`${path}: scripts are asked for after what is seen first needs`, async ({ request }) => {
    const answer = await request.get(path)
    const ahead = (await answer.text()).match(/<link[^>]*rel="modulepreload"[^>]*>/g) ?? []
    expect(ahead.length).toBeGreaterThan(5)
    for (const link of ahead) expect(link).toContain('fetchpriority="low"')
  })
}
