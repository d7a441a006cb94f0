import type { Page } from '@playwright/test'
import { recordRequests, recordScripts, weighScripts } from '#scripts/browser/weighScripts.ts'
import { BOOKING_PAGES } from '#content/bookingPages.ts'
import { expect, test } from '#test/support/foundation/browser/browserTest.ts'
import { logInAsCustomer } from '#test/support/orders/bookedOrders.ts'
import { watchLayoutShift } from '#test/support/foundation/browser/layoutShift.ts'
import { DISPLAY, planAustin } from '#test/support/planning/planner.ts'
import { reportedLine } from '#test/support/reporting/reports.ts'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { addFullSet, FULL_SET } from '#test/support/commerce/shopper.ts'

/**
 * Maximum number of scripts that a page on the way to an order requests; two or three of them may
 * load before or after the connection to the desk.
 */
const MOST_FILES = { booking: 31, cart: 32, checkout: 31 }

/** Maximum number of all requests of such a page until it is idle. */
const MOST_REQUESTS = 40

async function loadUntouched(page: Page, path: string, arrived: () => Promise<void>) {
  const scripts = recordScripts(page)
  const requests = recordRequests(page)
  const weigh = weighScripts(page)
  const shift = await watchLayoutShift(page)
  // The last script that a page loads by itself opens the connection to the desk.
  const connected = page.waitForEvent('websocket')
  await page.goto(path)
  await arrived()
  await connected
  const asked = requests()
  return { bytes: await weigh(), files: scripts().length, asked, shift: await shift() }
}

test('home loads under 150 kB of compressed scripts and its figures do not move the page', async ({
  page,
}) => {
  const { bytes, shift } = await loadUntouched(page, '/en-US', () =>
    expect(page.getByText(/^[\d,]+ people$/)).toBeVisible(),
  )
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThan(150_000)
  expect(shift).toBeLessThan(0.02)
})

for (const { section, mediaType } of BOOKING_PAGES) {
  test(`${section}: the booking page loads at most ${MOST_FILES.booking} scripts, under 250 kB compressed`, async ({
    page,
  }) => {
    const path = `/en-US/${section}/buy-self-service`
    const { bytes, files, asked, shift } = await loadUntouched(page, path, async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (mediaType) await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
    })
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThan(250_000)
    expect(files).toBeLessThanOrEqual(MOST_FILES.booking)
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS)
    expect(shift).toBeLessThan(0.02)
  })
}

test(`a draft with a region reopens with at most ${MOST_REQUESTS} requests, under 250 kB of compressed scripts`, async ({
  page,
}) => {
  await planAustin(page, DISPLAY)
  const { bytes, asked, shift } = await loadUntouched(page, DISPLAY, async () => {
    await expect(page.getByText('What limits you most').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  })
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThan(250_000)
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS)
  expect(shift).toBeLessThan(0.02)
})

test(`the checkout loads at most ${MOST_FILES.checkout} scripts, under 257 kB compressed`, async ({
  page,
}) => {
  await addFullSet(page)
  const { bytes, files, asked } = await loadUntouched(page, '/en-US/checkout', () =>
    expect(page.getByRole('button', { name: /^Place order and pay, \$/ })).toBeVisible(),
  )
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThan(257_000)
  expect(files).toBeLessThanOrEqual(MOST_FILES.checkout)
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS)
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
]) {
  test(`an empty checkout causes no layout shift, ${viewport.width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const { shift } = await loadUntouched(page, '/en-US/checkout', () =>
      expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible(),
    )
    expect(shift).toBeLessThan(0.02)
  })
}

test('a page requests the settings once for all its parts', async ({ page }) => {
  let asked = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/settings') asked += 1
  })
  await loadUntouched(page, '/en-US/checkout', () =>
    expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible(),
  )
  expect(asked).toBe(1)
})

test(`the cart loads at most ${MOST_FILES.cart} scripts, under 240 kB compressed`, async ({
  page,
}) => {
  await addFullSet(page)
  const { bytes, files, asked } = await loadUntouched(page, '/en-US/cart', () =>
    expect(page.getByRole('heading', { name: FULL_SET })).toBeVisible(),
  )
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThan(240_000)
  expect(files).toBeLessThanOrEqual(MOST_FILES.cart)
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS)
})

test('a report loads under 200 kB of compressed scripts, with its figures in the first response', async ({
  page,
  baseURL,
}) => {
  await logInAsCustomer(page.request, baseURL ?? '')
  const path = `/en-US/report/${await reportedLine(page.request, baseURL ?? '', 'Fall boots')}`
  const answer = await (await page.request.get(path)).text()
  // React's separators between texts.
  const html = answer.replaceAll('<!-- -->', '')
  expect(html).toContain('Delivered impressions')
  expect(html).toContain('of 187,546')
  const { bytes, shift } = await loadUntouched(page, path, async () => {
    await expect(page.getByRole('heading', { name: 'Delivered against plan' })).toBeVisible()
  })
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThan(200_000)
  expect(shift).toBeLessThan(0.1)
})

test('a report that compares two periods loads under 205 kB of compressed scripts', async ({
  page,
  baseURL,
}) => {
  await logInAsCustomer(page.request, baseURL ?? '')
  const line = await reportedLine(page.request, baseURL ?? '', 'Fall boots')
  const today = new Date().toISOString().slice(0, 10)
  const [from, to, first, last] = [-3, -1, -6, -4].map((days) => addDays(today, days))
  const path = `/en-US/report/${line}?from=${from}&to=${to}&against-from=${first}&against-to=${last}`
  const { bytes } = await loadUntouched(page, path, async () => {
    const compared = page.getByRole('region', { name: 'Two periods compared' })
    await expect(compared.getByRole('columnheader', { name: 'Difference' })).toBeVisible()
    await expect(
      page.getByRole('group', { name: 'First and last day to compare with' }),
    ).toBeVisible()
  })
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThan(205_000)
})
