// Logout is final: the next person at the same browser finds nothing, and a login continues the
// guest's session.
import type { BrowserContext, Page, WebSocketRoute } from '@playwright/test'
import { DEMO_ACCOUNTS } from '#database/seed/demo/demoAccounts.ts'
import { book } from '#test/support/orders/bookedOrders.ts'
import { logOut } from '#test/support/accounts/logOut.ts'
import { expect, sessionOf, test } from '#test/support/contact/chatTest.ts'
import { log, openByFoot, said, say, toggle, widget } from '#test/support/contact/chatWidget.ts'
import { addFullSet, freshEmail, FULL_SET, goToCheckout } from '#test/support/commerce/shopper.ts'

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('amd_session'))

async function logIn(page: Page): Promise<void> {
  const customer = DEMO_ACCOUNTS.find(({ role }) => role === 'customer')
  await page.goto('/en-US/login')
  await page.getByLabel('Email').fill(customer?.email ?? '')
  await page.getByLabel('Password', { exact: true }).fill(customer?.password ?? '')
  await page.getByRole('button', { name: 'Log in' }).click()
  // The name may appear before the page that the login leads to: waits for that page.
  await expect(page.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Casey' })).toBeVisible()
}

/** Waits until the desk knows a session of this page other than these. Returns its ID. */
async function otherSession(
  page: Page,
  desk: Parameters<typeof sessionOf>[1],
  ...before: string[]
): Promise<string> {
  await expect
    .poll(async () => before.includes((await kept(page))?.split('.')[0] ?? ''))
    .toBe(false)
  return await sessionOf(page, desk)
}

/** Checks that the page shows none of the earlier messages. */
async function expectNoChat(page: Page): Promise<void> {
  await expect(toggle(page)).toHaveCount(0)
  await openByFoot(page)
  await expect(log(page)).not.toContainText(/Casey|Asked as a guest/)
  await widget(page).getByRole('button', { name: 'Minimize' }).click()
}

test('a login takes over the guest’s cart and chat; a logout removes the chat from every tab', async ({
  page,
  context,
  visit,
}) => {
  test.slow()
  const { desk, session: guest } = await visit('/en-US')
  await addFullSet(page)
  await openByFoot(page)
  await say(page, 'Asked as a guest')
  await expect.poll(() => desk.heard(guest)).toEqual(['Asked as a guest'])

  await logIn(page)
  const casey = await otherSession(page, desk, guest)
  await desk.say(casey, 'Hello Casey')
  await expect(said(page, 'Asked as a guest')).toBeVisible()
  await expect(said(page, 'Hello Casey')).toBeVisible()
  await say(page, 'Casey asks on')
  await expect.poll(() => desk.heard(casey)).toContain('Casey asks on')
  await page.goto('/en-US/cart')
  await expect(page.getByRole('heading', { name: FULL_SET })).toBeVisible()

  const other = await context.newPage()
  await other.goto('/en-US')
  await toggle(other).click()
  await expect(said(other, 'Casey asks on')).toBeVisible()
  await widget(other).getByRole('textbox', { name: 'Your message' }).fill('Casey began to write')

  await logOut(page, 'Casey')
  await expect(other.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  for (const tab of [page, other]) {
    await expect(tab.getByText('Casey asks on')).toHaveCount(0)
    await expect(tab.getByText('Hello Casey')).toHaveCount(0)
    await expect(toggle(tab)).toHaveCount(0)
  }

  await page.goto('/en-US')
  const next = await otherSession(page, desk, guest, casey)
  await expect.poll(() => kept(other)).toBe(await kept(page))
  await other.reload()
  await expectNoChat(page)
  await openByFoot(other)
  await expect(widget(other).getByRole('textbox', { name: 'Your message' })).toHaveValue('')
  await say(other, 'The next person asks')
  await expect.poll(() => desk.heard(next)).toEqual(['The next person asks'])
  expect(desk.heard(casey)).not.toContain('The next person asks')

  // The desk's message reaches only the next person, and the former user's messages stay away.
  await desk.say(next, 'Hello next person')
  await expect(said(other, 'Hello next person')).toBeVisible()
  await expect(other.getByText('Casey asks on')).toHaveCount(0)
})

test('after a logout neither the account’s orders nor the earlier guest’s can be opened', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const packageIds = ['online_banner_set']
  const guests = await book(page.request, origin, {
    packageIds,
    payment: 'invoice',
    contact: { email: freshEmail() },
  })
  const thankYou = (id: string) => page.goto(`/en-US/checkout-thank-you?order=${id}`)
  await thankYou(guests.id)
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
  await logIn(page)
  const own = await book(page.request, origin, { packageIds, payment: 'invoice' })
  await thankYou(own.id)
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
  await page.goto(`/en-US/my-orders/${own.id}`)
  await expect(page.getByRole('heading', { level: 1, name: `Order ${own.number}` })).toBeVisible()

  await logOut(page, 'Casey')
  await expect(page).toHaveURL(`${origin}/`)
  for (const { id, number } of [guests, own]) {
    await thankYou(id)
    await expect(page.getByRole('heading', { level: 1, name: 'Is it yours?' })).toBeVisible()
    await expect(page.getByText('Hearth Bakery')).toHaveCount(0)
    await page.goto(`/en-US/my-orders/${id}`)
    await expect(page).toHaveURL(/\/en-US\/login$/)
    await expect(page.getByText(number)).toHaveCount(0)
  }
})

test('a checkout in another tab deletes the former user’s text and pending order', async ({
  page,
  context,
}) => {
  test.slow()
  await logIn(page)
  const [typing, paying] = [await context.newPage(), await context.newPage()]
  await addFullSet(typing)
  for (const tab of [typing, paying]) await goToCheckout(tab)
  await expect(typing.getByText('Ordering as')).toBeVisible()
  await paying.getByRole('button', { name: /^Place order and pay, \$/ }).click()
  await expect(paying.getByRole('heading', { name: 'Pay $240.00' })).toBeVisible()

  await logOut(page, 'Casey')
  for (const tab of [typing, paying]) {
    await expect(tab.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    await expect(tab.getByText('Already have an account?')).toBeVisible()
    await expect(tab.getByText('still waits for your payment')).toHaveCount(0)
  }
  for (const reload of [false, true]) {
    if (reload) await typing.reload()
    await expect(typing.getByText('Already have an account?')).toBeVisible()
    for (const name of ['First name', 'Advertiser name', 'Address line 1'])
      await expect(typing.getByRole('textbox', { name, exact: true })).toHaveValue('')
  }
})

/** The sockets of a browser, which a test can cut while everything else works. */
async function cutSockets(context: BrowserContext) {
  let isCut = false
  const open = new Set<WebSocketRoute>()
  await context.routeWebSocket(/./, async (socket) => {
    if (isCut) return await socket.close()
    open.add(socket)
    socket.connectToServer()
  })
  return {
    cut: async () => {
      isCut = true
      await Promise.all([...open].map((socket) => socket.close()))
      open.clear()
    },
    mend: () => {
      isCut = false
    },
  }
}

test.describe('with sockets that the test can cut', () => {
  // Playwright's stand-in for the browser's socket learns a moment late that the server has closed,
  // and sends once more; the product itself checks whether its socket is open.
  test.use({ standInSays: /^WebSocket is already in CLOSING or CLOSED state\.$/ })

  test('the next person’s connection does not send a message left unsent before a logout', async ({
    page,
    context,
    visit,
  }) => {
    const sockets = await cutSockets(context)
    const { desk, session: guest } = await visit('/en-US')
    await logIn(page)
    const casey = await otherSession(page, desk, guest)
    await openByFoot(page)
    await say(page, 'Sent by Casey')
    await expect.poll(() => desk.heard(casey)).toEqual(['Sent by Casey'])
    await sockets.cut()
    await say(page, 'Never sent by Casey')
    await expect(widget(page).getByText('Waiting for the connection')).toBeVisible()
    await logOut(page, 'Casey')
    await expect(page.getByText('Never sent by Casey')).toHaveCount(0)

    sockets.mend()
    await page.goto('/en-US')
    const next = await otherSession(page, desk, guest, casey)
    await openByFoot(page)
    await say(page, 'The next person asks')
    await expect.poll(() => desk.heard(next)).toEqual(['The next person asks'])
    expect(desk.heard(casey)).toEqual(['Sent by Casey'])
  })
})
