// Every screen with its own data: none is wider than a phone, and long first names shift nothing.
import { DEMO_ACCOUNTS } from '#database/seed/demo/demoAccounts.ts'
import { sitePath, type SitePath } from '#content/sitePaths.ts'
import { KNOWLEDGE_SECTIONS } from '#content/knowledgeSections.ts'
import { MEDIA_TYPE_SECTIONS } from '#domain/foundation/media/mediaTypes.ts'
import { ADMIN_AREAS } from '#client/layouts/admin/adminAreas.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '#test/support/foundation/browser/browserTest.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'
import { addFullSet } from '#test/support/commerce/shopper.ts'
import { givenAccount } from '#test/support/accounts/twoFactorPages.ts'

const PUBLIC: readonly SitePath[] = [
  ...Object.values(MEDIA_TYPE_SECTIONS).map((section) => sitePath('plan', { section })),
  sitePath('chooseMedium'),
  sitePath('adCreation'),
  sitePath('adCreationPackages', { slug: 'online-banner' }),
  sitePath('cart'),
  sitePath('checkout'),
  sitePath('thankYou'),
  sitePath('offer'),
  sitePath('offerThankYou'),
  sitePath('mediaConsultation'),
  sitePath('regionOptions'),
  sitePath('sampleReport'),
  sitePath('login'),
  sitePath('register'),
  sitePath('forgotPassword'),
  sitePath('resetPassword'),
  sitePath('verifyEmail'),
  sitePath('confirmEmail'),
  sitePath('terms'),
  sitePath('privacy'),
  sitePath('creativePolicy'),
  sitePath('localHub', { section: 'billboards-digital' }),
  `${sitePath('localHub', { section: 'billboards-digital' })}/united-states/texas/austin`,
  sitePath('productList', { section: 'ctv-streaming-ads', kind: 'video-ads' }),
  sitePath('formatDetail', { section: 'digital-radio-internet-radio-ads', id: 'audio_spot_30' }),
]
const OWN: readonly SitePath[] = [
  sitePath('myOrders'),
  sitePath('myInvoices'),
  sitePath('editUser'),
]
const ADMIN: readonly SitePath[] = [
  ...ADMIN_AREAS.flat().map(({ page }) => sitePath(page)),
  sitePath('avails'),
  sitePath('importProducts'),
  sitePath('newCoupons'),
  sitePath('customer', { id: 'acc_demo_customer' }),
  // The longest ID of a product.
  sitePath('product', { id: 'screen_us_nyc_47th_street_at_seventh_avenue_north_face' }),
  // Missing objects have a page title, too.
  sitePath('product', { id: 'nobodys' }),
  sitePath('publisherTags', { id: 'nobodys' }),
]

const accountOf = (role: string) => {
  const account = DEMO_ACCOUNTS.find((one) => one.role === role)
  if (!account) throw new Error(`The development data has no ${role}.`)
  return { email: account.email, password: account.password }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('no floating element covers the last line of a page', async ({ page }) => {
    await page.goto(sitePath('cart'))
    await expect(page.getByRole('button', { name: 'Call us' })).toBeVisible()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.getByRole('contentinfo').getByRole('button', { name: 'Chat with us' }).click()
    await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible()
  })

  test('the checkout fields fit their card with the longest country code', async ({ page }) => {
    await addFullSet(page)
    await page.goto(sitePath('checkout'))
    await page.getByRole('textbox', { name: 'Phone number (optional)' }).fill('+351 21 123 4567')
    await expect(page.getByRole('button', { name: /Portugal \+351/ })).toBeVisible()
    const contact = page.getByRole('region', { name: 'Contact' })
    await expect(contact).toBeVisible()
    const beyond = await contact.evaluate((card) => {
      const { paddingRight } = getComputedStyle(card)
      const edge = card.getBoundingClientRect().right - Number.parseFloat(paddingRight)
      return [...card.querySelectorAll('input')].filter(
        (field) => field.getBoundingClientRect().right > edge + 1,
      ).length
    })
    expect(beyond).toBe(0)
  })

  for (const [whose, paths, role] of [
    ['a visitor', PUBLIC, null],
    ['a customer', OWN, 'customer'],
    ['an admin', ADMIN, 'admin'],
  ] as const) {
    test(`no screen of ${whose} scrolls sideways`, async ({ page, baseURL }) => {
      const login = role === null ? null : accountOf(role)
      if (login)
        await page.request.post('/api/logins', {
          data: login,
          headers: { origin: baseURL ?? '' },
        })
      for (const path of paths) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        // Placeholders of loading content have its height, but not its width.
        await expect(page.locator('main .animate-pulse')).toHaveCount(0)
        await expectFits(page, path)
      }
    })
  }
})

/** Between a phone and a wide window: a tablet in portrait and landscape, and laptop screens. */
const BETWEEN = [768, 900, 1024, 1152, 1280, 1366]
/** The many weeks side by side scroll on purpose. */
const SCROLLS = new Set<SitePath>([sitePath('avails')])

for (const [paths, role] of [
  [[...OWN, sitePath('sampleReport')], 'customer'],
  [ADMIN, 'admin'],
] as const) {
  test(`no table of the ${role} is cut off at any width between a phone and a desktop`, async ({
    page,
    baseURL,
  }) => {
    await page.request.post('/api/logins', {
      data: accountOf(role),
      headers: { origin: baseURL ?? '' },
    })
    for (const path of paths.filter((one) => !SCROLLS.has(one))) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      for (const width of BETWEEN) {
        await page.setViewportSize({ width, height: 800 })
        await expect(page.locator('main .animate-pulse')).toHaveCount(0)
        await expectFits(page, `${path} at ${width}`)
        await expect.poll(() => cutTables(page), { message: `${path} at ${width}` }).toEqual([])
      }
    }
  })
}

/** How far each table that does not fit its box scrolls sideways, px. */
const cutTables = (page: Page) =>
  page
    .getByRole('table')
    .evaluateAll((tables) =>
      tables
        .map(({ parentElement: box }) => (box ? box.scrollWidth - box.clientWidth : 0))
        .filter((hidden) => hidden > 0),
    )

test('a missing product page links to the full list', async ({ page, baseURL }) => {
  await page.request.post('/api/logins', {
    data: accountOf('admin'),
    headers: { origin: baseURL ?? '' },
  })
  for (const name of ['product', 'publisherTags'] as const) {
    await page.goto(sitePath(name, { id: 'nobodys' }))
    await expect(page.getByRole('heading', { name: 'This product was not found' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'Inventory' }).last().click()
    await expect(page).toHaveURL(sitePath('inventory'))
  }
})

test('a long list of products opens table by table, and row by row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(
    sitePath('productList', { section: 'online-digital-marketing', kind: 'display-video-ads' }),
  )
  const first = page.getByRole('table', { name: 'United States: display' })
  const rows = first.getByRole('row')
  await expect(rows).toHaveCount(21)
  await page.getByRole('button', { name: /^Show all \d+$/ }).click()
  const more = page.getByRole('button', { name: 'Show fewer' })
  await expect(more).toBeVisible()
  expect(await rows.count()).toBeGreaterThan(21)
  await more.click()
  await expect(rows).toHaveCount(21)
  const second = page.getByRole('table', { name: 'Austria: display' })
  await expect(second).toBeHidden()
  await page.getByRole('button', { name: /^Austria: display/ }).click()
  await expect(second.getByRole('link').first()).toBeVisible()
  await expectFits(page, 'the list of sites')
})

test('a window of 1440 px shows all pages of a section in its bar', async ({ page }) => {
  for (const { slug } of KNOWLEDGE_SECTIONS) {
    await page.goto(sitePath('knowledgeSection', { section: slug }))
    const bar = page.getByRole('navigation', { name: /^Pages about/ }).getByRole('list')
    await expect(bar).toBeVisible()
    expect(await bar.evaluate((list) => list.scrollWidth - list.clientWidth), slug).toBe(0)
  }
})

test('the header shows a first name of twenty letters in full, and a longer one in full as its tooltip', async ({
  page,
  baseURL,
}) => {
  await givenAccount(page)
  const head = page.getByRole('banner')
  const showsWhole = async (firstName: string) => {
    const renamed = await page.request.patch('/api/account', {
      data: { firstName, lastName: 'Lee', type: 'individual' },
      headers: { origin: baseURL ?? '' },
    })
    expect(renamed.ok()).toBe(true)
    await page.goto(sitePath('myOrders'))
    await expect(head.getByRole('button', { name: firstName })).toHaveAttribute('title', firstName)
    return await head
      .getByText(firstName, { exact: true })
      .first()
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)
  }
  expect(await showsWhole('Wolfgang-Maximiliane')).toBe(true)
  expect(await showsWhole('Wolfgang-Maximiliane Elisabeth Charlotte')).toBe(false)
})

test('the longest first name keeps the header on one line', async ({ page, baseURL }) => {
  await givenAccount(page)
  const firstName =
    'Maximiliane-Alexandra Elisabeth Charlotte Wilhelmine Friederike Auguste Viktoria'
  const renamed = await page.request.patch('/api/account', {
    data: { firstName, lastName: 'Königstein-Falkenstein', type: 'individual' },
    headers: { origin: baseURL ?? '' },
  })
  expect(renamed.ok()).toBe(true)
  await page.goto(sitePath('myOrders'))
  const head = page.getByRole('banner')
  await expect(head.getByRole('button', { name: firstName })).toBeVisible()
  const isOneLine = (name: string) =>
    head
      .getByRole('button', { name })
      .evaluate((button) => button.getBoundingClientRect().height < 50)
  for (const name of ['Plan a campaign', 'Ad creation', firstName])
    expect(await isOneLine(name), name).toBe(true)
  await head.getByRole('button', { name: firstName }).click()
  await expect(head.getByText(`${firstName} Königstein-Falkenstein`)).toBeVisible()
})
