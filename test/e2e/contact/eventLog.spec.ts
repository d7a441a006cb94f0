// The record of a visit: the event log, the landing and the navigation, and visitors who are
// excluded.
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, sessionOf, test } from '#test/support/contact/chatTest.ts'
import { say } from '#test/support/contact/chatWidget.ts'
import { FULL_SET_PRICE } from '#test/support/commerce/shopper.ts'

// An alarm moves events to the table 20 s after they arrive.

/** Whether the page has sent an event for the log. Call it before the page is opened. */
function loggingOf(page: Page): () => boolean {
  let hasLogged = false
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"event:log"')) hasLogged = true
    })
  })
  return () => hasLogged
}

interface Kept {
  event: { event_type: string; event_id: number | null; details: unknown }
}

async function eventsOf(request: APIRequestContext, cookie: string, sessionId: string) {
  const answer = await request.get(`/api/logged-events?limit=200&sessionId=${sessionId}`, {
    headers: { Cookie: cookie },
  })
  expect(answer.ok()).toBe(true)
  const { events } = (await answer.json()) as { events: (Kept & Record<string, unknown>)[] }
  return events
}

test('the desk sees a visit from an ad with its pages, clicks and cart', async ({
  page,
  request,
  atDesk,
  adminCookie,
}) => {
  const desk = await atDesk()
  await page.goto('/en-US/development/analytics')
  const hasLogged = loggingOf(page)
  await page.goto('/en-US?gads_search=1&utm_source=news&utm_term=screens')
  const session = await sessionOf(page, desk)
  expect(desk.conversation(session)).toMatchObject({
    source: 'ads',
    utmSource: 'news',
    utmTerm: 'screens',
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Online banner' }).click()
  await page.getByRole('button', { name: 'Add to cart: Full set' }).click()
  await expect.poll(() => desk.conversation(session)?.cartSumMinor).toBe(FULL_SET_PRICE * 100)
  await expect.poll(() => desk.conversation(session)?.page).toBe('/en-US/cart')
  await page.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => desk.conversation(session)?.cartSumMinor).toBe(0)

  expect(hasLogged()).toBe(true)
  const names = async () => JSON.stringify(await eventsOf(request, adminCookie, session))
  await expect.poll(names, { timeout: 60_000 }).toContain('remove_from_cart')
  const events = await names()
  for (const name of ['User from ads', 'page_view', 'button_click', 'add_to_cart']) {
    expect(events).toContain(name)
  }
  expect(events).not.toContain('Default Landing event')
  expect(events).toContain(`"value":${FULL_SET_PRICE}`)

  // The events that the analytics tools of this browser would have received.
  await page.goto('/en-US/development/analytics')
  const told = page.getByRole('row').filter({ hasText: 'adcreation:online_display' })
  for (const name of ['view_item', 'add_to_cart', 'remove_from_cart']) {
    await expect(told.filter({ hasText: name }).first()).toBeVisible()
  }
  await expect(told.filter({ hasText: `"value":${FULL_SET_PRICE}` }).first()).toBeVisible()
})

test.describe('in Europe', () => {
  test.use({ timezoneId: 'Europe/Berlin' })

  test('nothing is logged, while the chat and its desk work as usual', async ({ page, atDesk }) => {
    const desk = await atDesk()
    const hasLogged = loggingOf(page)
    await page.goto('/en-US')
    const session = await sessionOf(page, desk)
    expect(desk.conversation(session)).toMatchObject({ source: 'organic', page: '/en-US' })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Credits' }).click()
    await expect.poll(() => desk.conversation(session)?.page).toBe('/en-US/credits')
    await desk.say(session, 'Hello Berlin')
    await expect(page.getByRole('dialog', { name: 'Chat with us' })).toContainText('Hello Berlin')
    await say(page, 'Hello desk')
    await expect.poll(() => desk.heard(session)).toEqual(['Hello desk'])
    // Events are sent in order: a logged event would have been sent before the message.
    expect(hasLogged()).toBe(false)
  })

  test('a visitor who navigates before the connection is logged with the first page', async ({
    page,
    atDesk,
  }) => {
    const desk = await atDesk()
    await page.addInitScript(() => {
      window.requestIdleCallback = (work) => {
        addEventListener('rest', () => work({ didTimeout: true, timeRemaining: () => 0 }))
        return 1
      }
    })
    await page.goto('/en-US?gads_search=1&utm_source=news&utm_term=screens')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Credits' }).click()
    await expect(page).toHaveURL('/en-US/credits')
    await page.evaluate(() => dispatchEvent(new Event('rest')))
    const session = await sessionOf(page, desk)
    expect(desk.conversation(session)).toMatchObject({
      source: 'ads',
      utmSource: 'news',
      utmTerm: 'screens',
    })
    await expect.poll(() => desk.conversation(session)?.page).toBe('/en-US/credits')
  })
})
