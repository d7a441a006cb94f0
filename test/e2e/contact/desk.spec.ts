// The chat desk: admins in browsers, visitors on the unmodified socket.io-client.
import type { Page } from '@playwright/test'
import {
  ALEX,
  answer,
  answerField,
  conversation,
  type DeskVisitor,
  expect,
  expectAccessible,
  openDesk,
  ROBIN,
  rowOf,
  test,
} from '#test/support/contact/deskTest.ts'
import { mailWith } from '#test/support/foundation/localMails.ts'

const said = (page: Page, text: string) => conversation(page).getByText(text, { exact: true })

async function open(page: Page, visitor: DeskVisitor): Promise<void> {
  await rowOf(page, visitor).click()
  await expect(page.getByRole('heading', { name: visitor.name })).toBeVisible()
  await expect(conversation(page).getByRole('listitem').first()).toBeVisible()
}

const hears = async (visitor: DeskVisitor, texts: string[]) =>
  await expect.poll(() => visitor.heard()).toEqual(texts)

test('a visitor appears with their landing page, writes, and gets an answer', async ({
  arrives,
  pageOf,
}) => {
  const page = await pageOf(ALEX)
  await openDesk(page)
  const visitor = await arrives()
  await page.getByRole('link', { name: /^Visitors/ }).click()
  await expect(rowOf(page, visitor)).toContainText('/en-US')
  await expect(rowOf(page, visitor)).toContainText('Ads')
  await visitor.go('/en-US/ctv-streaming-ads/buy-self-service')
  await expect(rowOf(page, visitor)).toContainText('/en-US/ctv-streaming-ads/buy-self-service')
  await visitor.say('Do you show ads in Austin?')
  await expect(rowOf(page, visitor)).toHaveCount(0)
  await page.getByRole('link', { name: /^Open \d/ }).click()
  await expect(rowOf(page, visitor)).toContainText('1 unread')
  await expect(page).toHaveTitle(/^\(\d+\) Chat desk/)
  await open(page, visitor)
  await expect(rowOf(page, visitor)).not.toContainText('unread')
  const facts = page.getByRole('complementary', { name: 'About the visitor' })
  await expect(facts).toContainText('Ads, google, “billboards austin”')
  await expect(facts).toContainText('United States')
  await visitor.peer.ask('chat:typing', { isTyping: true })
  await expect(conversation(page)).toContainText(`${visitor.name} is typing...`)
  await answerField(page).pressSequentially('Yes')
  expect(await visitor.peer.first('chat:typing')).toEqual({
    isTyping: true,
    firstName: 'Alex',
    lastName: 'Chen',
  })
  await answer(page, '  Yes, on 46 screens.  ')
  expect(await visitor.peer.first('user:admin-message')).toMatchObject({
    text: 'Yes, on 46 screens.',
    senderName: 'Alex Chen',
    seq: 2,
  })
  await expect(conversation(page).getByText('Delivered')).toBeVisible()
  await expect(page.getByText('You are answering.')).toBeVisible()
  await visitor.go('/en-US/cart')
  await expect(facts.getByRole('link', { name: /\/en-US\/cart/ })).toBeVisible()
  await visitor.say('Great')
  await expect(said(page, 'Great')).toBeVisible()
  await expectAccessible(page)
  visitor.peer.socket.disconnect()
  await expect(page.getByText('Not on the site now')).toBeVisible()
  await answer(page, 'Come back soon')
  await expect(said(page, 'Come back soon')).toBeVisible()
  const back = await arrives({ session: visitor.session })
  await hears(back, ['Come back soon'])
  expect(visitor.heard()).toEqual(['Yes, on 46 screens.'])
})

test('an admin starts a conversation with a visitor who is only browsing', async ({
  arrives,
  pageOf,
}) => {
  const page = await pageOf(ALEX)
  await openDesk(page)
  const visitor = await arrives()
  await page.getByRole('link', { name: /^Visitors/ }).click()
  await rowOf(page, visitor).click()
  await expect(conversation(page)).toContainText('Nothing has been said yet.')
  await expect(answerField(page)).toBeFocused()
  await answer(page, 'May I help?')
  await hears(visitor, ['May I help?'])
  await page.getByRole('link', { name: /^Open \d/ }).click()
  await expect(rowOf(page, visitor)).toContainText('Desk: May I help?')
})

test('the desk sees account, cart and orders of a logged-in visitor', async ({
  arrives,
  pageOf,
}) => {
  const customer = await arrives({ as: 'customer@example.com' })
  await customer.say('Where is my invoice?')
  const page = await pageOf(ALEX)
  await openDesk(page)
  // Other visitors of this customer may be waiting, too.
  const ownRow = page.locator(`[href*="${customer.sessionId}"]`)
  await rowOf(page, customer).and(ownRow).click()
  const facts = page.getByRole('complementary', { name: 'About the visitor' })
  await expect(facts.getByRole('link', { name: 'customer@example.com' })).toBeVisible()
  await expect(facts).toContainText('Cart')
  await expect(facts.getByRole('heading', { name: /^\d+ orders?$/ })).toBeVisible()
  const order = facts.getByRole('link', { name: /^AMD-/ }).first()
  await expectAccessible(page)
  await order.click()
  await expect(page).toHaveURL(/\/en-US\/my-orders\/ord_/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('AMD-')
})

test('notes stay at the desk, and canned replies are shared there', async ({ arrives, pageOf }) => {
  const visitor = await arrives()
  await visitor.say('I want a discount')
  const page = await pageOf(ALEX)
  await openDesk(page)
  await open(page, visitor)
  await page.getByText('Note', { exact: true }).click()
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill('Asks for a discount each time')
  await note.press('Enter')
  await expect(conversation(page).getByText('Note, only for the desk')).toBeVisible()
  await page.getByText('Answer', { exact: true }).click()
  const title = `Greeting ${visitor.name}`
  await page.getByRole('button', { name: 'Ready answers' }).click()
  await page.getByRole('menuitem', { name: /…$/ }).click()
  await page.getByRole('button', { name: 'New ready answer' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill(title)
  await dialog.getByRole('textbox', { name: 'Answer' }).fill('Hello, how can I help?')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(title)).toBeVisible()
  await page.keyboard.press('Escape')
  const other = await pageOf(ROBIN)
  await openDesk(other)
  await open(other, visitor)
  await expect(conversation(other).getByText('Asks for a discount each time')).toBeVisible()
  await other.getByRole('button', { name: 'Ready answers' }).click()
  await other.getByRole('menuitem', { name: title }).click()
  await expect(answerField(other)).toHaveValue('Hello, how can I help?')
  await answerField(other).press('Enter')
  await hears(visitor, ['Hello, how can I help?'])
  expect(JSON.stringify(visitor.peer.received)).not.toContain('discount each time')
  const again = await arrives({ session: visitor.session })
  await again.peer.ask('session', { sessionId: visitor.session, lastSeq: 0 })
  await again.peer.first('chat:history')
  expect(JSON.stringify(again.peer.received)).not.toContain('discount each time')
})

test('two admins see who is answering, and one transfers the conversation to the other', async ({
  arrives,
  pageOf,
}) => {
  const visitor = await arrives()
  await visitor.say('Who is there?')
  const [alex, robin] = [await pageOf(ALEX), await pageOf(ROBIN)]
  await openDesk(alex)
  await openDesk(robin)
  await open(alex, visitor)
  await open(robin, visitor)
  await expect(
    robin.getByText(/Alex Chen.* has it open too|Alex Chen.* have it open too/),
  ).toBeVisible()
  await answerField(alex).pressSequentially('It is')
  await expect(conversation(robin)).toContainText('Alex Chen is typing...')
  await answer(alex, 'It is Alex')
  await expect(robin.getByText('Alex Chen is answering.')).toBeVisible()
  await answerField(robin).fill('And Robin')
  await answerField(robin).press('Enter')
  const asks = robin.getByRole('alertdialog', { name: 'Alex Chen has this conversation' })
  await expect(asks).toBeVisible()
  await expectAccessible(robin)
  await asks.getByRole('button', { name: 'Cancel' }).click()
  await expect(answerField(robin)).toHaveValue('And Robin')
  await answerField(robin).press('Enter')
  await asks.getByRole('button', { name: 'Take over and send' }).click()
  await hears(visitor, ['It is Alex', 'And Robin'])
  await expect(alex.getByText('Robin Diaz is answering.')).toBeVisible()
  await robin.getByRole('button', { name: 'Hand over' }).click()
  await robin.getByRole('menuitem', { name: 'To Alex Chen' }).click()
  await expect(alex.getByText('You are answering.')).toBeVisible()
  await robin.getByRole('button', { name: 'Take over' }).click()
  await robin.getByRole('button', { name: 'Take over' }).last().click()
  await expect(alex.getByText('Robin Diaz is answering.')).toBeVisible()
  await robin.getByRole('button', { name: 'Let go' }).click()
  await expect(alex.getByText('Nobody is answering yet.')).toBeVisible()
})

test('a whole conversation moves to another desk and continues there', async ({
  arrives,
  pageOf,
}) => {
  const visitor = await arrives()
  await visitor.say('Sprechen Sie Deutsch?')
  const [alex, robin] = [await pageOf(ALEX), await pageOf(ROBIN)]
  await openDesk(robin, 'europe')
  await openDesk(alex)
  await open(alex, visitor)
  await alex.getByRole('button', { name: 'Hand over' }).click()
  await alex.getByRole('menuitem', { name: 'To the desk Europe' }).click()
  await expect(alex.getByText('This conversation is not at this desk')).toBeVisible()
  await expect(rowOf(alex, visitor)).toHaveCount(0)
  await open(robin, visitor)
  await expect(said(robin, 'Sprechen Sie Deutsch?')).toBeVisible()
  await expect(conversation(robin)).toContainText('Alex Chen handed the conversation to Europe.')
  await answer(robin, 'Natürlich')
  await hears(visitor, ['Natürlich'])
  await visitor.say('Danke')
  await expect(said(robin, 'Danke')).toBeVisible()
})

test('a conversation is closed, reopened, and reopened by a message of the visitor', async ({
  arrives,
  pageOf,
}) => {
  const visitor = await arrives()
  await visitor.say('Thanks, bye')
  const page = await pageOf(ALEX)
  await openDesk(page)
  await open(page, visitor)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(rowOf(page, visitor)).toHaveCount(0)
  await page.getByRole('link', { name: 'Closed' }).click()
  await expect(rowOf(page, visitor)).toBeVisible()
  await page.getByRole('button', { name: 'Reopen' }).click()
  await expect(rowOf(page, visitor)).toHaveCount(0)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await visitor.say('One more thing')
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeVisible()
  await expect(said(page, 'One more thing')).toBeVisible()
})

test('an admin’s offline messages are stored and sent once, in order', async ({
  arrives,
  pageOf,
}) => {
  const visitor = await arrives()
  await visitor.say('Are you there?')
  const page = await pageOf(ALEX)
  await openDesk(page)
  await open(page, visitor)
  await page.context().setOffline(true)
  await expect(page.getByText('Reconnecting')).toBeVisible()
  await answer(page, 'one')
  await answer(page, 'two')
  await answer(page, 'three')
  await expect(conversation(page).getByText('Waits for the connection')).toHaveCount(3)
  await expectAccessible(page)
  expect(visitor.heard()).toEqual([])
  await page.context().setOffline(false)
  await hears(visitor, ['one', 'two', 'three'])
  await expect(conversation(page).getByText('Delivered')).toHaveCount(3)
  await page.context().setOffline(true)
  await expect(page.getByText('Reconnecting')).toBeVisible()
  await answer(page, 'four')
  await answer(page, 'five')
  const { origin, pathname, search } = new URL(page.url())
  // The tab closes before they are sent; the next tab sends them.
  const context = page.context()
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto(`${origin}${pathname}${search}`)
  await hears(visitor, ['one', 'two', 'three', 'four', 'five'])
  await expect(said(next, 'five')).toBeVisible()
  await next.reload()
  await expect(said(next, 'five')).toHaveCount(1)
  expect(visitor.heard()).toEqual(['one', 'two', 'three', 'four', 'five'])
})

test('with nobody at the desk a mail notifies it, and its link opens the conversation', async ({
  arrives,
  pageOf,
  request,
}) => {
  const visitor = await arrives({ country: 'AU' })
  const text = `Anybody in Sydney? ${visitor.name}`
  await visitor.say(text)
  expect(await visitor.peer.first('chat:desk')).toMatchObject({ deskName: 'Australia and NZ' })
  const mail = await mailWith(request, 'desk@admarket.example', text)
  const link = /https?:\/\/\S+\/en-US\/admin\/chat\?\S+/.exec(mail)?.[0] ?? ''
  const page = await pageOf(ALEX)
  const { pathname, search } = new URL(link)
  await page.goto(`${pathname}${search}`)
  await expect(said(page, text)).toBeVisible()
  await answer(page, 'Now there is')
  await hears(visitor, ['Now there is'])
})

test('on a phone the list and a conversation are two views', async ({ arrives, pageOf }) => {
  const visitor = await arrives()
  const long = 'Sehrlangeswort'.repeat(30)
  await visitor.say(long)
  const page = await pageOf(ALEX, { viewport: { width: 390, height: 844 } })
  await openDesk(page)
  await expectAccessible(page)
  await open(page, visitor)
  await expect(page.getByRole('heading', { name: visitor.name })).toBeFocused()
  await expect(rowOf(page, visitor)).toBeHidden()
  await expect(said(page, long)).toBeVisible()
  // Content below the header stays in place while an admin takes and releases a conversation.
  const name = page.getByRole('heading', { name: visitor.name })
  const head = page.locator('header').filter({ has: name })
  const height = async () => (await head.boundingBox())?.height
  const untaken = await height()
  await page.getByRole('button', { name: 'Take it' }).click()
  await expect(page.getByText('You are answering.')).toBeVisible()
  expect(await height()).toBe(untaken)
  await page.getByRole('button', { name: 'Let go' }).click()
  await expect(page.getByText('Nobody is answering yet.')).toBeVisible()
  expect(await height()).toBe(untaken)
  await answer(page, 'Hello from the phone')
  await hears(visitor, ['Hello from the phone'])
  await page.getByRole('button', { name: 'About the visitor' }).click()
  await expect(page.getByRole('dialog')).toContainText('billboards austin')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectAccessible(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(390)
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(rowOf(page, visitor)).toBeFocused()
  await expect(answerField(page)).toBeHidden()
})

test('the desk works by keyboard alone', async ({ arrives, pageOf }) => {
  const [first, second] = [await arrives(), await arrives()]
  await first.say('The first question')
  await second.say('The second question')
  const page = await pageOf(ALEX)
  await openDesk(page)
  await expect(rowOf(page, first)).toBeVisible()
  await rowOf(page, second).focus()
  const rows = page.getByRole('navigation', { name: 'Open' }).getByRole('link')
  // Other tests write to this desk too, so the list may be reordered after each press.
  await expect(async () => {
    const names = await rows.allInnerTexts()
    const from = names.indexOf(await page.locator(':focus').innerText())
    const to = names.findIndex((name) => name.includes(first.name))
    if (from !== to) await page.keyboard.press(from < to ? 'ArrowDown' : 'ArrowUp')
    await expect(rowOf(page, first)).toBeFocused({ timeout: 100 })
  }).toPass({ intervals: [0] })
  await page.keyboard.press('Enter')
  await expect(answerField(page)).toBeFocused()
  await page.keyboard.type('line one')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('line two')
  await page.keyboard.press('Enter')
  await hears(first, ['line one\nline two'])
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(rowOf(page, first)).toBeFocused()
  expect(first.heard()).toEqual(['line one\nline two'])
  await second.say('Still there?')
  await expect(page.getByText(`${second.name}: Still there?`)).toBeAttached()
})
