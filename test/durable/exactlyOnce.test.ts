// No message is lost, doubled or out of order, whatever fault occurs at any point of a
// conversation.
import { env } from 'cloudflare:workers'
import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { connect } from '#database/connection.ts'
import { chatTranscripts } from '#database/schema/contact/realtime.ts'
import type { DeskLine } from '#domain/contact/realtime/desk/deskConversation.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { ChatTab, type Fault } from '#test/support/contact/ChatTab.ts'
import { idOf } from '#test/support/contact/deskRooms.ts'
import { eventually, TestClient } from '#test/support/contact/sockets.ts'

const DESK = 'europe'
const ROUNDS = 2
const EXPECTED = Array.from({ length: ROUNDS }, (_, n) => [`mine ${n}`, `theirs ${n}`]).flat()

const sessionOf = ({ session }: ChatTab) => env.VISITOR_SESSION.getByName(idOf(session))
const room = () => env.ADMIN_ROOM.getByName(DESK)
const textsOf = ({ messages }: ChatTab) => messages.map(({ text }) => text)

const FAULTS: [string, Fault][] = [
  ['the socket is cut', (tab) => tab.cut()],
  ['the session sleeps', (tab) => evicted(sessionOf(tab), 'hibernate')],
  ['the session is killed', (tab) => evicted(sessionOf(tab), 'close')],
  ['the room sleeps', () => evicted(room(), 'hibernate')],
  ['the room is killed', () => evicted(room(), 'close')],
]

/** An object that does not exist yet cannot be ended. */
async function evicted(stub: DurableObjectStub, webSockets: 'hibernate' | 'close'): Promise<void> {
  await evictDurableObject(stub, { webSockets }).catch(() => null)
}

let cookie = ''
let desk: TestClient | null = null

async function atDesk(): Promise<TestClient> {
  if (cookie === '') ({ cookie } = await givenLogin({ role: 'admin' }))
  if (!desk || desk.closed) {
    desk = await TestClient.open({ desk: DESK, cookie })
    await desk.ask('desk:join')
  }
  return desk
}

/** The desk replies like an admin's browser: it resends a message until the room has it. */
async function answer(sessionId: string, id: string, text: string): Promise<void> {
  await eventually(async () => {
    const client = await atDesk()
    const taken = await client
      .ask<{ success: boolean }>('desk:answer', { id, sessionId, text, force: true })
      .catch(() => null)
    return taken?.success ?? false
  })
}

async function linesAtDesk(sessionId: string): Promise<string[]> {
  const client = await atDesk()
  const opened = client.ask<{ lines?: DeskLine[] }>('desk:open', { sessionId })
  // The room may end during the request, which is then repeated.
  const { lines = [] } = await opened.catch(() => ({ lines: [] }))
  return lines.map(({ text }) => text)
}

/** A whole conversation with these tabs; resolves once each of them has all of it. */
async function talk(name: string, tabs: ChatTab[]): Promise<void> {
  const [tab] = tabs as [ChatTab]
  for (let n = 0; n < ROUNDS; n += 1) {
    tab.say(`${name}-mine-${n}`, `mine ${n}`)
    await eventually(() => textsOf(tab).includes(`mine ${n}`))
    const sessionId = idOf(tab.session)
    await eventually(async () => (await linesAtDesk(sessionId)).includes(`mine ${n}`))
    await answer(sessionId, `${name}-theirs-${n}`, `theirs ${n}`)
    await runDurableObjectAlarm(room())
    await eventually(() => tabs.every((each) => textsOf(each).includes(`theirs ${n}`)))
  }
  await eventually(() => tabs.every(({ isSettled }) => isSettled))
  // A later read must not meet an object that is still ending.
  await Promise.all(tabs.map(({ faulted }) => faulted))
}

async function expectExact(tabs: ChatTab[]): Promise<void> {
  for (const tab of tabs) {
    expect(textsOf(tab)).toEqual(EXPECTED)
    expect(tab.messages.map(({ seq }) => seq)).toEqual(EXPECTED.map((_, n) => n + 1))
  }
  const [tab] = tabs as [ChatTab]
  await eventually(async () => (await linesAtDesk(idOf(tab.session))).length >= EXPECTED.length)
  expect(await linesAtDesk(idOf(tab.session))).toEqual(EXPECTED)
  const reader = await TestClient.join({ session: tab.session, lastSeq: 0 })
  const { messages } = await reader.first<{ messages: { text: string }[] }>('chat:history')
  expect(messages.map(({ text }) => text)).toEqual(EXPECTED)
  reader.cut()
}

async function openTab(session?: string): Promise<ChatTab> {
  const tab = new ChatTab()
  await tab.open(session)
  await eventually(() => tab.isSettled)
  return tab
}

afterEach(() => {
  vi.useRealTimers()
  cookie = ''
  desk = null
})

describe('conversation with each message exactly once', () => {
  it.each(FAULTS)('when %s, at every possible point', async (what, fault) => {
    const whole = await openTab()
    await talk(`whole ${what.length}`.replaceAll(' ', '-'), [whole])
    await expectExact([whole])
    whole.stop()
    expect(whole.points).toBeGreaterThan(10)
    for (let point = 1; point <= whole.points; point += 1) {
      const tab = new ChatTab()
      Object.assign(tab, { faultAt: point, fault })
      await tab.open()
      await eventually(() => tab.isSettled)
      await talk(`point-${point}-of-${what.replaceAll(' ', '-')}`, [tab])
      await expectExact([tab])
      tab.stop()
    }
  })

  it('in two tabs that are cut at different points', async () => {
    for (const [first, second] of [
      [8, 12],
      [9, 15],
      [12, 9],
      [14, 11],
    ] as const) {
      const tab = await openTab()
      const other = await openTab(tab.session)
      const fault: Fault = (cut) => cut.cut()
      Object.assign(tab, { faultAt: first, fault })
      Object.assign(other, { faultAt: second, fault })
      await talk(`tabs-${first}-${second}`, [tab, other])
      expect([tab.points, other.points]).toEqual([
        expect.toSatisfy((points: number) => points > first),
        expect.toSatisfy((points: number) => points > second),
      ])
      await expectExact([tab, other])
      tab.stop()
      other.stop()
    }
  })

  it.each([
    ['back by two days', -2],
    ['ahead by three days', 3],
  ])('when the clock jumps %s in the middle and later returns', async (what, days) => {
    const tab = await openTab()
    const name = what.replaceAll(' ', '-')
    const jump = () => {
      const now = Date.now() + days * 24 * 60 * 60 * 1_000
      vi.useFakeTimers({ toFake: ['Date'], now, shouldAdvanceTime: true })
    }
    const [first, second] = Array.from({ length: ROUNDS }, (_, n) => n) as [number, number]
    tab.say(`${name}-mine-${first}`, `mine ${first}`)
    await eventually(async () => (await linesAtDesk(idOf(tab.session))).includes(`mine ${first}`))
    jump()
    await answer(idOf(tab.session), `${name}-theirs-${first}`, `theirs ${first}`)
    tab.say(`${name}-mine-${first}`, `mine ${first}`)
    await eventually(() => textsOf(tab).includes(`theirs ${first}`))
    tab.cut()
    tab.say(`${name}-mine-${second}`, `mine ${second}`)
    await eventually(async () => (await linesAtDesk(idOf(tab.session))).includes(`mine ${second}`))
    vi.useRealTimers()
    await answer(idOf(tab.session), `${name}-theirs-${second}`, `theirs ${second}`)
    await eventually(() => textsOf(tab).includes(`theirs ${second}`) && tab.isSettled)
    await expectExact([tab])
    await runDurableObjectAlarm(sessionOf(tab))
    const rows = await connect(env.DB).select().from(chatTranscripts).orderBy(chatTranscripts.seq)
    expect(rows.map(({ text }) => text)).toEqual(EXPECTED)
    tab.stop()
  })
})
