// Visitor and admin in separate browsers: the widget on one side, the desk on the other.
import type { Page } from '@playwright/test'
import {
  log,
  messageField,
  openByFoot,
  say,
  toggle,
  widget,
} from '#test/support/contact/chatWidget.ts'
import {
  ALEX,
  answer,
  answerField,
  conversation,
  expect,
  expectAccessible,
  openDesk,
  ROBIN,
  rowOf,
  test,
} from '#test/support/contact/deskTest.ts'

/** The name of a page's visitor at the desk. */
async function nameOn(visitor: Page): Promise<{ name: string }> {
  let session = ''
  await expect
    .poll(async () => {
      session = (await visitor.evaluate(() => localStorage.getItem('amd_session'))) ?? ''
      return session
    })
    .toMatch(/^ses_/)
  return { name: `Visitor ${(session.split('.')[0] ?? '').slice(-4)}` }
}

/** The texts of a list of messages, each as often as it appears. */
const textsIn = (lines: ReturnType<typeof log>, texts: readonly string[]) => async () => {
  const all = await lines.innerText()
  return texts.map((text) => all.split(text).length - 1)
}

test('a whole conversation survives the visitor’s loss of network in the middle', async ({
  page: visitor,
  pageOf,
}) => {
  const desk = await pageOf(ALEX)
  await openDesk(desk)
  await visitor.goto('/en-US?utm_source=news&utm_term=screens')
  const who = await nameOn(visitor)
  await desk.getByRole('link', { name: /^Visitors/ }).click()
  await expect(rowOf(desk, who)).toContainText('Ads')
  await expect(toggle(visitor)).toHaveCount(0)
  await openByFoot(visitor)
  await say(visitor, 'First question')
  await desk.getByRole('link', { name: /^Open \d/ }).click()
  await rowOf(desk, who).click()
  await expect(conversation(desk).getByText('First question')).toBeVisible()
  await messageField(visitor).pressSequentially('Sec')
  await expect(conversation(desk)).toContainText(`${who.name} is typing...`)
  await answerField(desk).pressSequentially('Ans')
  await expect(log(visitor)).toContainText('Alex Chen is typing...')
  await answer(desk, 'Answer one')
  await expect(log(visitor)).toContainText('Answer one')
  await expect(log(visitor)).not.toContainText('is typing...')
  await expect(conversation(desk).getByText('Delivered')).toBeVisible()
  await visitor.context().setOffline(true)
  await expect(desk.getByText('Not on the site now')).toBeVisible()
  await say(visitor, 'Written offline A')
  await say(visitor, 'Written offline B')
  await answer(desk, 'Answer two')
  await expect(conversation(desk).getByText('Answer two')).toBeVisible()
  await visitor.context().setOffline(false)
  const all = [
    'First question',
    'Answer one',
    'Written offline A',
    'Written offline B',
    'Answer two',
  ]
  await expect.poll(textsIn(log(visitor), all)).toEqual([1, 1, 1, 1, 1])
  await expect.poll(textsIn(conversation(desk), all)).toEqual([1, 1, 1, 1, 1])
  const lines = await conversation(desk).innerText()
  expect(lines.indexOf('offline A')).toBeLessThan(lines.indexOf('offline B'))
  await visitor.reload()
  await desk.reload()
  await expect(conversation(desk).getByText('Written offline B')).toBeVisible()
  await toggle(visitor).click()
  await expect.poll(textsIn(log(visitor), all)).toEqual([1, 1, 1, 1, 1])
  await expect.poll(textsIn(conversation(desk), all)).toEqual([1, 1, 1, 1, 1])
})

test('an admin’s first message opens the chat in every tab, and the toggle appears', async ({
  page: visitor,
  pageOf,
}) => {
  await visitor.goto('/en-US')
  const who = await nameOn(visitor)
  const second = await visitor.context().newPage()
  await second.goto('/en-US/ad-creation')
  const desk = await pageOf(ALEX)
  await openDesk(desk)
  await desk.getByRole('link', { name: /^Visitors/ }).click()
  await rowOf(desk, who).click()
  await expect(toggle(visitor)).toHaveCount(0)
  await answer(desk, 'May I help?')
  for (const tab of [visitor, second]) {
    await expect(widget(tab)).toBeVisible()
    await expect(log(tab)).toContainText('May I help?')
    await expect(log(tab)).toContainText('Alex Chen')
    await expect(toggle(tab)).toBeVisible()
  }
  await expectAccessible(visitor)
  await say(second, 'Yes please')
  await expect(log(visitor)).toContainText('Yes please')
  await expect(conversation(desk)).toContainText('Yes please')
  await desk.getByText('Note', { exact: true }).click()
  const note = desk.getByRole('textbox', { name: 'Note' })
  await note.fill('Not for visitors')
  await note.press('Enter')
  await expect(conversation(desk)).toContainText('Not for visitors')
  await desk.getByText('Answer', { exact: true }).click()
  await visitor.getByRole('button', { name: 'Minimize' }).click()
  await expect(widget(visitor)).toHaveCount(0)
  await answer(desk, 'Here you are')
  await expect(log(visitor)).toContainText('Here you are')
  await visitor.reload()
  await expect(toggle(visitor)).toBeVisible()
  if ((await widget(visitor).count()) === 0) await toggle(visitor).click()
  await expect(log(visitor)).toContainText('Here you are')
  await expect(log(visitor)).not.toContainText('Not for visitors')
})

test('a transfer and a closing do not interrupt the conversation for the visitor', async ({
  page: visitor,
  pageOf,
}) => {
  const [alex, robin] = [await pageOf(ALEX), await pageOf(ROBIN)]
  await openDesk(alex)
  await openDesk(robin, 'europe')
  await visitor.goto('/en-US/cart')
  const who = await nameOn(visitor)
  await openByFoot(visitor)
  await say(visitor, 'Bonjour')
  await rowOf(alex, who).click()
  await alex.getByRole('button', { name: 'Hand over' }).click()
  await alex.getByRole('menuitem', { name: 'To the desk Europe' }).click()
  await rowOf(robin, who).click()
  await answer(robin, 'Bonjour aussi')
  await expect(log(visitor)).toContainText('Robin Diaz')
  await expect(log(visitor)).toContainText('Bonjour aussi')
  await expect(widget(visitor)).toContainText('Europe desk')
  await robin.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(robin.getByRole('button', { name: 'Reopen' })).toBeVisible()
  await say(visitor, 'Merci')
  await expect(robin.getByRole('button', { name: 'Close', exact: true })).toBeVisible()
  await expect(conversation(robin)).toContainText('Merci')
  const words = await log(visitor).innerText()
  expect(words).not.toMatch(/handed|closed/)
})

test('a conversation under the pointer keeps its position while another moves to the top', async ({
  arrives,
  pageOf,
}) => {
  const page = await pageOf(ALEX)
  await openDesk(page)
  const [first, second] = [await arrives(), await arrives()]
  await first.say('One')
  await second.say('Two')
  await expect(rowOf(page, first)).toContainText('One')
  await expect(rowOf(page, second)).toContainText('Two')
  await rowOf(page, second).hover()
  await page.mouse.down()
  await first.say('Three')
  await expect(rowOf(page, first)).toContainText('Three')
  await page.mouse.up()
  await expect(page.getByRole('heading', { name: second.name })).toBeVisible()
})
