// The visitor's side of the live chat: each rule of the widget, with an admin on a socket.
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'
import { mailWith } from '#test/support/foundation/localMails.ts'
import { addFullSet } from '#test/support/commerce/shopper.ts'
import { pressOn } from '#test/support/foundation/browser/keyboard.ts'
import { expect, expectAccessible, test } from '#test/support/contact/chatTest.ts'
import {
  messageField,
  openByFoot,
  said,
  say,
  toggle,
  widget,
} from '#test/support/contact/chatWidget.ts'

test('the toggle appears only after the desk’s first message, whoever opened the chat', async ({
  page,
  visit,
}) => {
  const { desk, session } = await visit('/en-US')
  await expect(toggle(page)).toHaveCount(0)
  await openByFoot(page)
  await expect(widget(page).getByRole('heading', { name: 'Chat with us' })).toBeVisible()
  await say(page, 'Is anybody there?')
  await expect(toggle(page)).toHaveCount(0)
  await widget(page).getByRole('button', { name: 'Minimize' }).click()
  await expect(widget(page)).toHaveCount(0)
  await expect(toggle(page)).toHaveCount(0)
  await expectAccessible(page)

  await desk.say(session, 'Yes, I am')
  await expect(widget(page)).toBeVisible()
  await expect(said(page, 'Yes, I am')).toBeVisible()
  await expect(toggle(page)).toBeVisible()
  await expectAccessible(page)
  await toggle(page).click()
  await expect(widget(page)).toHaveCount(0)
  await toggle(page).click()
  await expect(messageField(page)).toBeFocused()
})

test('an incoming message opens the chat without taking the focus, and is announced', async ({
  page,
  visit,
}) => {
  const { desk, session } = await visit('/en-US')
  const where = page.getByRole('combobox', { name: 'Where' })
  await where.focus()
  await desk.say(session, 'May I help?')
  await expect(widget(page)).toBeVisible()
  await expect(where).toBeFocused()
  await expect(page.getByText('Alex Chen says: May I help?')).toBeAttached()
})

test('the minus icon, a click outside and Escape minimize the chat, and keep the draft', async ({
  page,
  visit,
}) => {
  const { desk, session } = await visit('/en-US')
  await desk.say(session, 'Hello')
  await widget(page).getByRole('button', { name: 'Minimize' }).click()
  await expect(widget(page)).toHaveCount(0)
  await expect(toggle(page)).toBeFocused()
  await toggle(page).click()
  await messageField(page).fill('Half a sent')
  await widget(page).getByRole('heading').click()
  await expect(widget(page)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(widget(page)).toHaveCount(0)
  await toggle(page).click()
  await expect(messageField(page)).toHaveValue('Half a sent')
  await page.keyboard.press('Escape')
  await expect(widget(page)).toHaveCount(0)
  await expect(toggle(page)).toBeFocused()
})

test('an open menu of the navigation hides the chat, which counts incoming messages', async ({
  page,
  visit,
}) => {
  const { desk, session } = await visit('/en-US')
  await desk.say(session, 'Hello')
  await expect(widget(page)).toBeVisible()
  const menu = page.getByRole('button', { name: 'Plan a campaign' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await expect(widget(page)).toBeHidden()
  await expect(toggle(page)).toBeHidden()
  await desk.say(session, 'Still there?')
  await expect(page).toHaveTitle(/^\(1\) /)
  await page.keyboard.press('Escape')
  await expect(said(page, 'Still there?')).toBeVisible()
  await expect(toggle(page)).toBeVisible()
  await expect(page).not.toHaveTitle(/^\(1\) /)
})

test('a message that arrives while the phone menu is open appears once the menu closes', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { desk, session } = await visit('/en-US')
  await desk.say(session, 'Hello')
  await expect(widget(page)).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await desk.say(session, 'Still there?')
  await expect(page).toHaveTitle(/^\(1\) /)
  // A click in the menu closes nothing else.
  await menu.click({ position: { x: 195, y: 34 } })
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(said(page, 'Still there?')).toBeVisible()
  await expect(widget(page)).toBeVisible()
})

test('Enter sends the trimmed message, Shift+Enter begins a line, and empty text is not sent', async ({
  page,
  visit,
}) => {
  const { desk, session } = await visit('/en-US')
  await openByFoot(page)
  await page.keyboard.press('Enter')
  await page.keyboard.type('   ')
  await page.keyboard.press('Enter')
  await expect(widget(page).getByRole('button', { name: 'Send' })).toBeDisabled()
  await messageField(page).fill('')
  await page.keyboard.type('  First line')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('second line  ')
  await page.keyboard.press('Enter')
  await expect.poll(() => desk.heard(session)).toEqual(['First line\nsecond line'])
  await expect(widget(page).getByText(/^\d{1,2}:\d\d [AP]M$/)).toBeVisible()
  await expect(widget(page).getByText('Sent', { exact: true })).toBeVisible()
  await messageField(page).fill('By the button')
  await widget(page).getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => desk.heard(session)).toHaveLength(2)

  await desk.type(session, true)
  await expect(widget(page).getByText('Alex Chen is typing...')).toBeVisible()
  await desk.type(session, false)
  await expect(widget(page).getByText('Alex Chen is typing...')).toHaveCount(0)
})

test('a message written offline waits, survives a reload, and arrives once and in order', async ({
  page,
  context,
  visit,
}) => {
  const { desk, session } = await visit('/en-US')
  await openByFoot(page)
  await say(page, 'Online')
  await expect(widget(page).getByText('Sent', { exact: true })).toBeVisible()
  await context.setOffline(true)
  for (const text of ['Offline one', 'Offline two', 'Offline three']) await say(page, text)
  await expect(widget(page).getByText('Waiting for the connection').first()).toBeVisible()
  await desk.say(session, 'Said meanwhile')
  await context.setOffline(false)
  await page.reload()
  const all = ['Online', 'Offline one', 'Offline two', 'Offline three']
  await expect.poll(() => desk.heard(session)).toEqual(all)
  await expect(said(page, 'Said meanwhile')).toBeVisible()
  for (const text of all) await expect(said(page, text)).toHaveCount(1)
  await expect(widget(page).getByText('Sent', { exact: true })).toHaveCount(4)
  await page.reload()
  await toggle(page).click()
  for (const text of [...all, 'Said meanwhile']) await expect(said(page, text)).toHaveCount(1)
  expect(desk.heard(session)).toEqual(all)
})

test('a login and a logout in one tab reach the other at once', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/en-US')
  await expect(other.getByRole('link', { name: 'Log in' })).toBeVisible()
  await page.goto('/en-US/login')
  await page.getByLabel('Email').fill('customer@example.com')
  await page.getByLabel('Password', { exact: true }).fill('customer-development')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('button', { name: 'Casey' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Casey' })).toBeVisible()
  await other.getByRole('button', { name: 'Casey' }).click()
  await other.getByRole('button', { name: 'Log out' }).click()
  await expect(other.getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Casey' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
})

test('outside business hours the chat says so, and the answer goes to the given email', async ({
  page,
  atDesk,
}) => {
  // No other test uses this desk.
  await page.setExtraHTTPHeaders({ 'MF-CF-Blob': JSON.stringify({ country: 'AU' }) })
  await page.clock.setFixedTime(new Date('2026-11-20T03:00:00Z'))
  await page.goto('/en-US')
  await openByFoot(page)
  await expect(
    widget(page).getByText(/We’re closed. We answer Monday to Friday, 8am-6pm CST/),
  ).toBeVisible()
  await say(page, 'How much is a screen in Sydney?')
  await widget(page).getByRole('button', { name: 'Leave your email' }).click()
  const email = widget(page).getByRole('textbox', { name: 'Email' })
  await expect(email).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(widget(page).getByText('Email is required')).toBeVisible()
  await email.fill('ann')
  await page.keyboard.press('Enter')
  await expect(widget(page).getByText('Email must be a valid email')).toBeVisible()
  const address = `visitor-${crypto.randomUUID()}@example.com`
  await email.fill(address)
  await page.keyboard.press('Enter')
  await expect(widget(page).getByText(`we’ll reply to ${address}`)).toBeVisible()
  await expectAccessible(page)
  await expect(widget(page).getByText('Sent', { exact: true })).toBeVisible()
  const signed = (await page.evaluate(() => localStorage.getItem('amd_session'))) ?? ''
  const session = signed.split('.')[0] ?? ''
  const desk = await atDesk('australia-nz')
  await page.goto('about:blank')
  // The desk must know that the visitor is offline: a message to a closing socket counts as read,
  // and is not mailed.
  await expect.poll(() => desk.conversation(session)?.isOnline).toBe(false)
  await desk.say(session, 'From 250 dollars a week')
  expect(await mailWith(page.request, address, 'From 250 dollars a week')).toContain('Alex Chen')
})

test('on a phone the chat is a sheet above the forecast bar, and nothing stays hidden under it', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { desk, session } = await visit('/en-US/ctv-streaming-ads/buy-self-service')
  const bar = page.getByRole('button', { name: /Open the forecast/ })
  await expect(bar).toBeVisible()
  await desk.say(session, 'May I help with the plan?')
  await expect(widget(page)).toBeVisible()
  const barBox = await bar.boundingBox()
  const sheet = await widget(page).boundingBox()
  expect(sheet?.x).toBe(0)
  expect(sheet?.width).toBe(390)
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0)
  await expectAccessible(page)
  await widget(page).getByRole('button', { name: 'Minimize' }).click()
  const button = await toggle(page).boundingBox()
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0)

  await addFullSet(page)
  await page.goto('/en-US/checkout')
  const place = page.getByRole('button', { name: /Place order and pay, \$/ })
  await expect(place).toBeVisible()
  await toggle(page).click()
  await expect(widget(page)).toBeVisible()
  await place.scrollIntoViewIfNeeded()
  await place.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
  const placeBox = await place.boundingBox()
  const sheetBox = await widget(page).boundingBox()
  expect((placeBox?.y ?? 0) + (placeBox?.height ?? 0)).toBeLessThanOrEqual(sheetBox?.y ?? 0)
  await widget(page).getByRole('button', { name: 'Minimize' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(toggle(page)).toBeHidden()
  await page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('button', { name: 'Chat with us' })
    .click()
  await expect(messageField(page)).toBeFocused()
  await expectFits(page)
})

test('the chat works by keyboard alone, with sound off by default', async ({ page, visit }) => {
  const { desk, session } = await visit('/en-US/credits')
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Chat with us' })
  await pressOn(page, opener)
  await expect(messageField(page)).toBeFocused()
  await page.keyboard.type('By keyboard')
  await page.keyboard.press('Enter')
  await expect.poll(() => desk.heard(session)).toEqual(['By keyboard'])
  await page.keyboard.press('Escape')
  await expect(widget(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
  await desk.say(session, 'Good')
  await pressOn(page, toggle(page))
  await pressOn(page, toggle(page))
  const sound = widget(page).getByRole('switch', { name: 'Sound' })
  await expect(sound).toHaveAttribute('aria-checked', 'false')
  await sound.focus()
  await page.keyboard.press('Space')
  await expect(sound).toHaveAttribute('aria-checked', 'true')
  await page.reload()
  await pressOn(page, toggle(page))
  await expect(sound).toHaveAttribute('aria-checked', 'true')
})
