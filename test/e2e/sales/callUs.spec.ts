// "Call us": each rule of the widget, and a request that reaches the desk despite every fault.
import type { Page, Route } from '@playwright/test'
import { expect, expectAccessible, test } from '#test/support/contact/chatTest.ts'
import { toggle, widget as chat } from '#test/support/contact/chatWidget.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'
import { BILLBOARDS } from '#test/support/planning/planner.ts'

const CONTACT_FORM = '**/api/contact-form'

const button = (page: Page) => page.getByRole('button', { name: 'Call us', exact: true })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Call us' })
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const phone = (page: Page) => page.getByRole('textbox', { name: 'Phone number' })
const country = (page: Page) => page.getByRole('button', { name: /^Country of the phone number/ })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const confirmation = (page: Page) =>
  page.getByRole('dialog', { name: 'your details have been sent' })

async function open(page: Page): Promise<void> {
  await button(page).click()
  await expect(phone(page)).toBeVisible()
}

async function fillCallback(page: Page, firstName = 'Ann'): Promise<void> {
  await phone(page).fill('(512) 555-0123')
  await field(page, 'First name').fill(firstName)
  await field(page, 'Last name').fill('Lee')
}

test('the widget shows, checks and confirms a callback and a message', async ({ page }) => {
  const posted: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact-form')) posted.push(request.postDataJSON())
  })
  await page.goto('/en-US')
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
  await open(page)
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(tab(page, 'request a callback')).toHaveAttribute('aria-selected', 'true')
  await expect(panel(page).getByText(/^We’re here Monday to Friday, 8am-6pm CST/)).toContainText(
    'your time',
  )
  await expectAccessible(page)

  // Nothing is sent while a field is invalid; another tab has no phone error.
  await page.getByRole('button', { name: 'Call me back' }).click()
  await expect(page.getByText('Invalid phone number')).toBeVisible()
  await expect(page.getByText('First name is required')).toBeVisible()
  await expect(page.getByText('Last name is required')).toBeVisible()
  await expect(phone(page)).toBeFocused()
  await tab(page, 'send us a message').click()
  await expect(page.getByText('Invalid phone number')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send the message' }).click()
  for (const problem of ['Email is required', 'Message is required', 'Invalid phone number'])
    await expect(page.getByText(problem)).toBeVisible()
  await expectAccessible(page)

  // Reopening starts with the callback. A click outside closes the panel, a click in its own lists
  // does not.
  await page.getByRole('heading', { level: 1 }).click()
  await expect(panel(page)).toHaveCount(0)
  await open(page)
  await expect(tab(page, 'request a callback')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('Invalid phone number')).toHaveCount(0)
  await country(page).click()
  const list = page.getByRole('listbox', { name: 'Country of the phone number' })
  await expect(list.getByRole('option')).toHaveCount(215)
  expect((await list.boundingBox())?.height).toBe(200)
  await list.getByRole('option', { name: /^Germany/ }).click()
  await expect(country(page)).toHaveAccessibleName(/Germany \+49/)
  await phone(page).fill('+1 416 555 0123')
  await expect(country(page)).toHaveAccessibleName(/United States \+1/)

  // A valid request is confirmed at once, and the panel reopens empty.
  await fillCallback(page)
  await field(page, 'Company (optional)').fill('Lee & Sons')
  await page.getByRole('button', { name: 'Call me back' }).click()
  await expect(confirmation(page).getByText('we have received your request')).toBeVisible()
  await expectAccessible(page)
  await button(page).click()
  await expect(confirmation(page)).toHaveCount(0)
  await open(page)
  for (const name of ['First name', 'Last name', 'Company (optional)'])
    await expect(field(page, name)).toHaveValue('')
  await expect(phone(page)).toHaveValue('(512) 555-0123')
  await tab(page, 'send us a message').click()
  await fillCallback(page)
  await field(page, 'Email').fill('ann@example.com')
  await field(page, 'Message').fill('How much is a billboard?')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(confirmation(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(confirmation(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
  const person = { phone: '+1 512 555 0123', firstName: 'Ann', lastName: 'Lee' }
  await expect.poll(() => posted.length).toBe(2)
  expect(posted).toEqual([
    { ...person, company: 'Lee & Sons' },
    { ...person, company: '', email: 'ann@example.com', message: 'How much is a billboard?' },
  ])
})

test('Escape closes the list of countries, and only then the panel', async ({ page }) => {
  await page.goto('/en-US')
  await open(page)
  await country(page).click()
  const list = page.getByRole('listbox', { name: 'Country of the phone number' })
  await expect(list).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(panel(page)).toBeVisible()
  await expect(country(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
})

test('on a phone it and the chat make room for each other, the forecast bar and the clicked control', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { desk, session } = await visit('/en-US/ad-creation')
  await open(page)
  await expectFits(page)
  await expectAccessible(page)
  await field(page, 'First name').fill('Ann')
  await desk.say(session, 'Hello')
  await expect(chat(page)).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
  await expect(button(page)).toBeHidden()
  await chat(page).getByRole('button', { name: 'Minimize' }).click()
  await open(page)
  await expect(field(page, 'First name')).toHaveValue('Ann')
  await button(page).click()
  const [call, chatToggle] = [await button(page).boundingBox(), await toggle(page).boundingBox()]
  expect((call?.x ?? 0) + (call?.width ?? 0)).toBeLessThan(chatToggle?.x ?? 0)

  // The button moves away where it would cover a clicked control.
  await page.goto('/en-US/login')
  const logIn = page.getByRole('main').getByRole('button', { name: 'Log in' })
  const box = await logIn.boundingBox()
  await page.setViewportSize({ width: 390, height: Math.round((box?.y ?? 0) + 64) })
  await logIn.click({ trial: true, position: { x: 20, y: 24 } })
  await page.setViewportSize({ width: 390, height: 844 })

  await page.goto(BILLBOARDS)
  const bar = page.getByRole('button', { name: /^Open the forecast/ })
  await expect(async () => {
    const [above, below] = [await button(page).boundingBox(), await bar.boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  }).toPass()
})

for (const height of [667, 740, 780, 812, 844, 915]) {
  test(`on a phone ${height} px tall it covers no control between home and a plan`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height })
    await page.goto('/en-US')
    const planIt = page.getByRole('main').getByRole('link', { name: 'Plan it' })
    const covered = () =>
      planIt.evaluate((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect()
        const inset = 8
        const spots = [left + inset, (left + right) / 2, right - inset].flatMap((x) =>
          [top + inset, (top + bottom) / 2, bottom - inset].map((y) => [x, y] as const),
        )
        return spots.filter(([x, y]) => !link.contains(document.elementFromPoint(x, y))).length
      })
    if (height >= 844) {
      await expect.poll(covered).toBe(0)
      await expect(button(page)).toHaveCSS('opacity', '1')
    }
    await planIt.evaluate((link) => link.scrollIntoView({ block: 'end' }))
    await expect.poll(covered).toBe(0)
  })
}

test('a request survives lost responses, a lost connection and a closed tab', async ({
  page,
  context,
}) => {
  const keys: string[] = []
  const noteKey = (route: Route) => keys.push(route.request().headers()['idempotency-key'] ?? '')
  // The server saves it, and dies before it can respond.
  await context.route(
    CONTACT_FORM,
    async (route) => {
      noteKey(route)
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.goto('/en-US')
  await open(page)
  await fillCallback(page)
  const again = page.waitForResponse(CONTACT_FORM)
  await page.getByRole('button', { name: 'Call me back' }).click()
  await expect(confirmation(page)).toBeVisible()
  const taken = await again
  expect(taken.status()).toBe(201)
  expect(await taken.request().headerValue('idempotency-key')).toBe(keys[0])
  await expect.poll(() => keptRequests(page)).toBe(0)

  await button(page).click()
  await open(page)
  await fillCallback(page, 'Bea')
  await context.route(CONTACT_FORM, async (route) => {
    noteKey(route)
    await route.abort()
  })
  await page.getByRole('button', { name: 'Call me back' }).click()
  await expect(confirmation(page)).toBeVisible()
  await expect.poll(() => keys.length).toBeGreaterThan(1)
  await page.close()

  await context.unroute(CONTACT_FORM)
  const next = await context.newPage()
  const late = next.waitForResponse(CONTACT_FORM)
  await next.goto('/en-US/cart')
  const arrived = await late
  expect(arrived.status()).toBe(201)
  expect(await arrived.request().headerValue('idempotency-key')).toBe(keys[1])
  await expect.poll(() => keptRequests(next)).toBe(0)
})

const keptRequests = (page: Page) =>
  page.evaluate(
    () => Object.keys(localStorage).filter((key) => key.startsWith('amd_contact_')).length,
  )
