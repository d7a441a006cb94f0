import type { Page } from '@playwright/test'
import { expect, test } from '#test/support/foundation/browser/browserTest.ts'
import { widget } from '#test/support/contact/chatWidget.ts'

const MARKET = '/en-US/billboards-digital/market'
const RULES = '/en-US/billboards-digital/tips-rules'

/** Records the scripts that a page requests from now on. */
function noteAsked(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) asked.push(pathname)
  })
  return asked
}

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
  const loaded = page.waitForEvent('load')
  const opened = page.goto(path)
  await loaded
  return async () => {
    held.resolve()
    await opened
  }
}

/** Opens a page with a stopped clock, so that only an interaction can start its code. */
async function openWithoutTime(page: Page, path: string) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const loaded = page.waitForEvent('load')
  const opened = page.goto(path)
  await loaded
  return async () => {
    await page.clock.resume()
    await opened
  }
}

const guidesButton = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Guides' })

test('a guide requests no script before it has loaded, and every script afterwards', async ({
  page,
}) => {
  const asked = noteAsked(page)
  const passTime = await openWithoutTime(page, MARKET)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked).toEqual([])
  const connected = page.waitForEvent('websocket')
  await passTime()
  await connected
  expect(asked.length).toBeGreaterThan(0)
  // Each script once: the module requests the same files that React Router names.
  expect(asked).toEqual([...new Set(asked)])
})

for (const [sign, give] of [
  ['the focus', (page: Page) => page.getByRole('button', { name: 'Search the site' }).focus()],
  ['a key', (page: Page) => page.keyboard.press('PageDown')],
  ['the pointer on a link', (page: Page) => page.getByRole('link', { name: 'Prices' }).hover()],
  ['a press of a text', (page: Page) => page.getByRole('heading', { level: 1 }).click()],
] as const) {
  test(`${sign} starts a guide at once`, async ({ page }) => {
    const asked = noteAsked(page)
    const passTime = await openWithoutTime(page, MARKET)
    expect(asked).toEqual([])
    await give(page)
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    await passTime()
  })
}

test('the keyboard alone starts a guide, and the pressed key opens its search', async ({
  page,
}) => {
  const arrive = await openWithoutCode(page, MARKET)
  await page.getByRole('button', { name: 'Search the site' }).focus()
  await page.keyboard.press('Enter')
  await arrive()
  const search = page.getByRole('dialog', { name: 'Search the site' })
  await expect(search.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()
})

test('a click before the code has loaded is repeated once', async ({ page }) => {
  const arrive = await openWithoutCode(page, MARKET)
  await guidesButton(page).click()
  await expect(guidesButton(page)).toHaveAttribute('aria-expanded', 'false')
  await arrive()
  // A second click would close it again.
  await expect(guidesButton(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(
    page.getByRole('banner').getByRole('link', { name: /Streaming TV/ }),
  ).not.toHaveCount(0)
  await guidesButton(page).click()
  await expect(guidesButton(page)).toHaveAttribute('aria-expanded', 'false')
})

test('the sample report shows the table that was requested before the code has loaded', async ({
  page,
}) => {
  const arrive = await openWithoutCode(page, '/en-US/sample-report')
  await expect(page.getByRole('heading', { name: 'Winter tents' })).toBeVisible()
  await page.getByRole('button', { name: 'Table: Delivered against plan' }).click()
  await arrive()
  await expect(page.getByRole('table', { name: 'Delivered against plan' })).toBeVisible()
  await page.getByRole('button', { name: 'Chart: Delivered against plan' }).click()
  await expect(page.getByRole('table', { name: 'Delivered against plan' })).toBeHidden()
})

test('a click during hydration counts once', async ({ page }) => {
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      const hasBegun = Object.keys(document).some((key) => key.startsWith('__reactContainer'))
      if (!hasBegun) port2.postMessage(null)
      else
        document.querySelector<HTMLElement>('nav[aria-label="Main"] li:last-child button')?.click()
    })
    port1.start()
    document.addEventListener('DOMContentLoaded', () => port2.postMessage(null))
  })
  await page.goto(MARKET)
  await expect(guidesButton(page)).toHaveAttribute('aria-expanded', 'true')
  await guidesButton(page).click()
  await expect(guidesButton(page)).toHaveAttribute('aria-expanded', 'false')
})

test('only the last of several clicks is repeated: the chat opens, the menu stays closed', async ({
  page,
}) => {
  const arrive = await openWithoutCode(page, MARKET)
  await guidesButton(page).click()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Chat with us' }).click()
  await arrive()
  await expect(widget(page)).toBeVisible()
  await expect(guidesButton(page)).toHaveAttribute('aria-expanded', 'false')
})

test('values entered before the code has loaded stay, and are used in the result', async ({
  page,
}) => {
  const arrive = await openWithoutCode(page, MARKET)
  const answer = page.getByText('These hours hold').locator('..')
  await page.getByRole('combobox', { name: 'Days' }).selectOption('All week')
  await page.getByRole('spinbutton', { name: /^From hour/ }).fill('0')
  await page.getByRole('spinbutton', { name: /^To hour/ }).fill('24')
  await expect(answer).toContainText('16.3%')
  await arrive()
  await expect(answer).toContainText('100%')
  await expect(page).toHaveURL(/\?.*=week.*=0.*=24$/)
  await expect(page.getByRole('combobox', { name: 'Days' })).toHaveValue('week')
  await expect(page.getByRole('spinbutton', { name: /^From hour/ })).toHaveValue('0')
  await expect(page.getByRole('spinbutton', { name: /^To hour/ })).toHaveValue('24')
})

test('before the code has loaded, disclosures open and links work natively', async ({ page }) => {
  const arrive = await openWithoutCode(page, RULES)
  await page.getByText('Germany', { exact: true }).click()
  await expect(page.getByText('No distracting ads outside towns')).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Pages about Billboards' })
    .getByRole('link', { name: 'Market' })
    .click()
  await expect(page).toHaveURL(/billboards-digital\/market$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'How big is the digital billboard market?',
  )
  await arrive()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

for (const path of ['/en-US/credits', '/en-US/ad-creation', '/en-US/sample-report']) {
  test(`${path}: a read-only page starts late, too`, async ({ page }) => {
    const asked = noteAsked(page)
    const passTime = await openWithoutTime(page, path)
    expect(asked).toEqual([])
    await passTime()
    await page.getByRole('button', { name: 'Search the site' }).click()
    await expect(page.getByRole('dialog', { name: 'Search the site' })).toBeVisible()
  })
}
