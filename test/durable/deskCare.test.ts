// What a desk does when nobody looks: it calls by mail, and forgets in time.
import { env } from 'cloudflare:workers'
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { chatTranscripts, loggedEvents } from '#database/schema/realtime.ts'
import type { DeskLine } from '#domain/realtime/deskConversation.ts'
import type { DeskJoined } from '#domain/realtime/deskEvents.ts'
import { LOGGED_EVENT_LIFE_DAYS, TRANSCRIPT_LIFE_DAYS } from '#domain/realtime/retention.ts'
import type { DeskMail } from '#durable/deskMail.ts'
import type { DurablePorts } from '#durable/durablePorts.types.ts'
import { givenLogin, TEST_PASSWORD } from '#test/support/accounts.ts'
import { givenCaller } from '#test/support/askApi.ts'
import { adCreationItem, call } from '#test/support/shop.ts'
import { conversationsTold } from '#test/support/conversationsTold.ts'
import { clientId, eventually, TestClient } from '#test/support/sockets.ts'
import { deleteOldRealtimeData } from '#worker/operations/realtime/deleteOldRealtimeData.ts'
import { sendDeskMail } from '#worker/operations/realtime/sendDeskMail.ts'
import { settingsOf } from '#worker/platform/settings.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const idOf = (signed: string) => signed.split('.')[0] ?? ''

async function givenAdmin(desk: string) {
  const { cookie } = await givenLogin({ role: 'admin', firstName: 'Dana', lastName: 'Desk' })
  const client = await TestClient.open({ desk, cookie })
  return { client, joined: await client.ask<DeskJoined>('desk:join') }
}

async function givenVisitor() {
  const client = await TestClient.open()
  await client.ask('session', { sessionId: null })
  await client.ask('country', 'US')
  const session = await client.first<string>('session')
  return { client, session, sessionId: idOf(session) }
}

/** Lets what a room waits with be due now: calls to the desk, answers that nobody acknowledged. */
async function waitsForLong(desk: string): Promise<void> {
  const room = env.ADMIN_ROOM.getByName(desk)
  await runInDurableObject(room, (_, { storage }) => {
    storage.sql.exec('UPDATE calls SET due_ms = 0')
    storage.sql.exec('UPDATE unseen_answers SET due_ms = 0')
  })
  await runDurableObjectAlarm(room)
}

const isStaffed = (desk: string) =>
  runInDurableObject(
    env.ADMIN_ROOM.getByName(desk),
    (_, { storage }) =>
      storage.sql.exec(`SELECT value FROM facts WHERE name = 'staffedUntil'`).one().value === '',
  )

/** The messages of visitors that a room has, by their texts. */
const textsAt = (desk: string) =>
  runInDurableObject(env.ADMIN_ROOM.getByName(desk), (_, { storage }) =>
    [...storage.sql.exec<{ text: string }>(`SELECT text FROM lines WHERE kind = 'visitor'`)].map(
      ({ text }) => text,
    ),
  )

/** What a room mails from now on. */
async function mailsOf(desk: string, { failures = 0 } = {}): Promise<DeskMail[]> {
  const mails: DeskMail[] = []
  let left = failures
  await runInDurableObject(env.ADMIN_ROOM.getByName(desk), (instance) => {
    const room = instance as unknown as { ports: DurablePorts }
    room.ports = {
      ...room.ports,
      mailDesk: async (mail) => {
        left -= 1
        if (left >= 0) throw new Error('the platform takes no mail')
        mails.push(mail)
      },
    }
  })
  return mails
}

describe('with nobody at the desk', () => {
  it('a message waits in the room and one mail goes to the desk, not one a message', async () => {
    const mails = await mailsOf('usa-canada')
    const { client, sessionId } = await givenVisitor()
    await client.ask('chat:send-user-message', { id: clientId(), text: 'Anybody?' })
    await eventually(async () => (await textsAt('usa-canada')).length === 1)
    await client.ask('chat:send-user-message', { id: clientId(), text: 'Hello?' })
    await eventually(async () => (await textsAt('usa-canada')).length === 2)
    await waitsForLong('usa-canada')
    await client.ask('chat:send-user-message', { id: clientId(), text: 'Still there?' })
    await eventually(async () => (await textsAt('usa-canada')).length === 3)
    await waitsForLong('usa-canada')
    const { client: desk, joined } = await givenAdmin('usa-canada')
    expect(joined.conversations).toMatchObject([{ sessionId, unread: 3, lastText: 'Still there?' }])
    await client.ask('chat:send-user-message', { id: clientId(), text: 'There you are' })
    await desk.until(() => desk.all('desk:line').length === 1)
    expect(mails).toEqual([
      { kind: 'visitor_waits', desk: 'usa-canada', sessionId, text: 'Anybody?', others: 0 },
    ])
  })

  it('several visitors who wait are one mail, and none when somebody has come meanwhile', async () => {
    const mails = await mailsOf('usa-canada')
    // Somebody was there a moment ago, and may come back.
    const { client: before } = await givenAdmin('usa-canada')
    before.cut()
    await eventually(async () => !(await isStaffed('usa-canada')))
    const visitors = [await givenVisitor(), await givenVisitor(), await givenVisitor()]
    for (const { client } of visitors) {
      await client.ask('chat:send-user-message', { id: clientId(), text: 'Anybody?' })
    }
    await eventually(async () => (await textsAt('usa-canada')).length === 3)
    const { client: desk } = await givenAdmin('usa-canada')
    await waitsForLong('usa-canada')
    expect(mails).toEqual([])
    // They still wait when the last admin leaves.
    desk.cut()
    await eventually(async () => {
      await waitsForLong('usa-canada')
      return mails.length > 0
    })
    await waitsForLong('usa-canada')
    expect(mails).toEqual([
      {
        kind: 'visitor_waits',
        desk: 'usa-canada',
        sessionId: expect.stringMatching(/^ses_/),
        text: 'Anybody?',
        others: 2,
      },
    ])
  })

  it('a conversation that is handed there calls the desk too, and its visitor knows', async () => {
    const mails = await mailsOf('europe')
    const { client: desk } = await givenAdmin('usa-canada')
    const { client, sessionId } = await givenVisitor()
    await client.ask('chat:send-user-message', { id: clientId(), text: 'Hallo' })
    await desk.until(() => desk.all('desk:line').length === 1)
    await client.until(() =>
      client.all<{ isStaffed: boolean }>('chat:desk').some(({ isStaffed }) => isStaffed),
    )
    await desk.ask('desk:hand-over', { sessionId, desk: 'europe' })
    await waitsForLong('europe')
    await eventually(() => mails.length > 0)
    expect(mails).toEqual([
      { kind: 'visitor_waits', desk: 'europe', sessionId, text: 'Hallo', others: 0 },
    ])
    await client.until(() => {
      const told = client.all('chat:desk').at(-1)
      return JSON.stringify(told) === JSON.stringify({ isStaffed: false, deskName: 'Europe' })
    })
  })

  it('a mail that the platform does not take goes out later, once', async () => {
    const mails = await mailsOf('usa-canada', { failures: 2 })
    const { client, sessionId } = await givenVisitor()
    await client.ask('chat:send-user-message', { id: clientId(), text: 'Anybody?' })
    await eventually(async () => {
      await waitsForLong('usa-canada')
      return mails.length > 0
    })
    await runDurableObjectAlarm(env.ADMIN_ROOM.getByName('usa-canada'))
    expect(mails).toEqual([
      { kind: 'visitor_waits', desk: 'usa-canada', sessionId, text: 'Anybody?', others: 0 },
    ])
  })

  it('says in the mail what waits and where to answer, to the desk’s address', async () => {
    const { mails } = await mailedBy({
      kind: 'visitor_waits',
      desk: 'europe',
      sessionId: 'ses_x',
      text: 'Hallo',
    })
    expect(mails).toMatchObject([
      {
        to: settingsOf(env).MAIL_DESK,
        subject: 'A visitor is waiting in the chat (Europe)',
        text: expect.stringContaining('/en-US/admin/chat?desk=europe&session=ses_x'),
      },
    ])
  })

  it('answers a visitor who has left by mail, where an address was left', async () => {
    const mails = await mailsOf('usa-canada')
    const { client: desk } = await givenAdmin('usa-canada')
    const { client, sessionId } = await givenVisitor()
    await client.ask('chat:send-user-message', { id: clientId(), text: 'Mail me' })
    await client.ask('chat:leave-email', { id: clientId(), email: 'ann@example.com' })
    await desk.until(() => conversationOf(desk, sessionId)?.leftEmail === 'ann@example.com')
    client.cut()
    await desk.until(() => conversationOf(desk, sessionId)?.isOnline === false)
    await desk.ask('desk:answer', { id: clientId(), sessionId, text: 'Here it is' })
    await eventually(() => mails.length > 0)
    expect(mails).toEqual([
      {
        kind: 'desk_answered',
        email: 'ann@example.com',
        senderName: 'Dana Desk',
        text: 'Here it is',
      },
    ])
  })

  it('says how many others wait', async () => {
    const { mails } = await mailedBy({
      kind: 'visitor_waits',
      desk: 'europe',
      sessionId: 'ses_x',
      text: 'Hallo',
      others: 2,
    })
    expect(mails).toMatchObject([
      {
        subject: '3 visitors are waiting in the chat (Europe)',
        text: expect.stringContaining('2 more visitors are waiting too.'),
      },
    ])
  })

  it('mails an answer that an open socket never acknowledged, once, with all that was said', async () => {
    const { mails, desk, client, sessionId } = await givenWriter()
    client.acknowledges = false
    await desk.ask('desk:answer', { id: clientId(), sessionId, text: 'Here it is' })
    await desk.ask('desk:answer', { id: clientId(), sessionId, text: 'And this' })
    await client.until(() => client.all('user:admin-message').length === 2)
    await eventually(async () => (await unseenAt('usa-canada')) === 2)
    await runDurableObjectAlarm(env.ADMIN_ROOM.getByName('usa-canada'))
    expect(mails).toEqual([])
    await waitsForLong('usa-canada')
    await eventually(() => mails.length > 0)
    await waitsForLong('usa-canada')
    expect(mails).toEqual([
      {
        kind: 'desk_answered',
        email: 'ann@example.com',
        senderName: 'Dana Desk',
        text: 'Here it is\n\nAnd this',
      },
    ])
  })

  it('does not mail an answer that was acknowledged, at this desk or at one it was handed to', async () => {
    const { mails, desk, client, session, sessionId } = await givenWriter()
    const atEurope = await mailsOf('europe')
    await desk.ask('desk:answer', { id: clientId(), sessionId, text: 'Here it is' })
    await desk.until(() => conversationOf(desk, sessionId)?.seenSeq === 2)
    expect(await unseenAt('usa-canada')).toBe(0)
    client.acknowledges = false
    await desk.ask('desk:answer', { id: clientId(), sessionId, text: 'And this' })
    await eventually(async () => (await unseenAt('usa-canada')) === 1)
    await desk.ask('desk:hand-over', { sessionId, desk: 'europe' })
    expect(await unseenAt('usa-canada')).toBe(0)
    expect(await unseenAt('europe')).toBe(1)
    const back = await TestClient.join({ session, lastSeq: 0 })
    await back.first('chat:history')
    await eventually(async () => (await unseenAt('europe')) === 0)
    await waitsForLong('usa-canada')
    await waitsForLong('europe')
    expect([...mails, ...atEurope].filter(({ kind }) => kind === 'desk_answered')).toEqual([])
  })
})

/** A visitor who wrote and left an address, and somebody at the desk. */
async function givenWriter() {
  const mails = await mailsOf('usa-canada')
  const { client: desk } = await givenAdmin('usa-canada')
  const visitor = await givenVisitor()
  await visitor.client.ask('chat:send-user-message', { id: clientId(), text: 'Mail me' })
  await visitor.client.ask('chat:leave-email', { id: clientId(), email: 'ann@example.com' })
  await desk.until(() => conversationOf(desk, visitor.sessionId)?.leftEmail === 'ann@example.com')
  return { mails, desk, ...visitor }
}

const unseenAt = (desk: string) =>
  runInDurableObject(
    env.ADMIN_ROOM.getByName(desk),
    (_, { storage }) =>
      storage.sql.exec<{ n: number }>('SELECT count(*) AS n FROM unseen_answers').one().n,
  )

describe('the cart of a visitor', () => {
  it('shows at the desk with each change, whichever way it changed', async () => {
    const { client: desk } = await givenAdmin('usa-canada')
    const { session, sessionId } = await givenVisitor()
    const put = async (version: number, items: unknown[]) => {
      const body = { version, items, discounts: [], offer: null }
      const saved = await call('/cart', { method: 'PUT', session, body })
      return (await saved.json<{ cart: { cartSum: number } }>()).cart.cartSum
    }
    const sum = await put(1, [adCreationItem('cart_1', 2)])
    expect(sum).toBeGreaterThan(0)
    await desk.until(() => conversationOf(desk, sessionId)?.cartSumMinor === sum)
    await put(2, [])
    await desk.until(() => conversationOf(desk, sessionId)?.cartSumMinor === 0)
  })
})

async function mailedBy(mail: DeskMail) {
  const mails: unknown[] = []
  const send = async (sent: unknown) => {
    mails.push(sent)
    return { messageId: 'mail' }
  }
  const bindings = { ...env, MAIL: { send } as unknown as SendEmail }
  await sendDeskMail({ env: bindings, settings: settingsOf(env), requestId: 'test' }, mail)
  return { mails }
}

const conversationOf = (desk: TestClient, sessionId: string) =>
  conversationsTold(desk).findLast((conversation) => conversation.sessionId === sessionId)

const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

const givenTranscript = (id: string, createdAt: string) =>
  connect(env.DB).insert(chatTranscripts).values({
    id,
    sessionId: 'ses_x',
    seq: 1,
    kind: 'visitor',
    text: id,
    senderName: '',
    desk: 'europe',
    createdAt,
  })

const givenEvent = (id: string, receivedAt: string) =>
  connect(env.DB).insert(loggedEvents).values({
    id,
    sessionId: 'ses_x',
    eventType: 'page_view',
    timestamp: receivedAt,
    timezone: 'UTC',
    url: '',
    path: '',
    userAgent: '',
    referrer: '',
    receivedAt,
  })

describe('what is kept of chats', () => {
  it('transcripts and events go when their stated time is over, and no sooner', async () => {
    await givenTranscript('young', ago(TRANSCRIPT_LIFE_DAYS - 1))
    await givenTranscript('old', ago(TRANSCRIPT_LIFE_DAYS + 1))
    await givenEvent('young', ago(LOGGED_EVENT_LIFE_DAYS - 1))
    await givenEvent('old', ago(LOGGED_EVENT_LIFE_DAYS + 1))
    const context = { env, settings: settingsOf(env), now: new Date(), requestId: 'test' }
    await deleteOldRealtimeData({ ...context, account: null, waitUntil: () => {} })
    const db = connect(env.DB)
    expect(await db.select({ id: chatTranscripts.id }).from(chatTranscripts)).toEqual([
      { id: 'young' },
    ])
    expect(await db.select({ id: loggedEvents.id }).from(loggedEvents)).toEqual([{ id: 'young' }])
  })

  it('a desk forgets who said nothing after a day, what is closed after a month, the rest with its transcript', async () => {
    const { client: desk } = await givenAdmin('usa-canada')
    const { client, sessionId } = await givenVisitor()
    await client.ask('chat:send-user-message', { id: clientId(), text: 'Hi' })
    await desk.until(() => desk.all('desk:line').length === 1)
    const room = env.ADMIN_ROOM.getByName('usa-canada')
    const agedBy = async (days: number) => {
      await runInDurableObject(room, (_, { storage }) => {
        storage.sql.exec('UPDATE conversations SET last_at = ?', ago(days))
      })
      await runDurableObjectAlarm(room)
      return await desk.ask<{ success: boolean }>('desk:open', { sessionId })
    }
    expect(await agedBy(TRANSCRIPT_LIFE_DAYS - 1)).toMatchObject({ success: true })
    expect(await agedBy(TRANSCRIPT_LIFE_DAYS + 1)).toMatchObject({ success: false })
    const lines = await runInDurableObject(room, (_, { storage }) =>
      storage.sql.exec('SELECT count(*) AS n FROM lines').one(),
    )
    expect(lines).toEqual({ n: 0 })
  })

  it('goes with the account, at the desk and in the archive, notes included', async () => {
    const { client: desk } = await givenAdmin('usa-canada')
    const { cookie } = await givenLogin()
    const client = await TestClient.join({ cookie })
    const sessionId = idOf(await client.first<string>('session'))
    const { deskName } = await client.first<{ deskName: string }>('chat:desk')
    const at = deskName === 'Europe' ? (await givenAdmin('europe')).client : desk
    await client.ask('chat:send-user-message', { id: clientId(), text: 'my secret' })
    await at.until(() => at.all<{ line: DeskLine }>('desk:line').length > 0)
    await at.ask('desk:note', { id: clientId(), sessionId, text: 'a note of it' })
    const room = env.ADMIN_ROOM.getByName(deskName === 'Europe' ? 'europe' : 'usa-canada')
    await runDurableObjectAlarm(room)
    await runDurableObjectAlarm(env.VISITOR_SESSION.getByName(sessionId))
    expect(await connect(env.DB).select().from(chatTranscripts)).toHaveLength(2)
    const { ask } = givenCaller()
    const copy = await ask('GET', '/account/export', undefined, { cookie })
    expect(copy.answer).toMatchObject({ chatMessages: [{ from: 'visitor', text: 'my secret' }] })
    expect(JSON.stringify(copy.answer)).not.toContain('a note of it')
    await ask('POST', '/account/deletion', { password: TEST_PASSWORD }, { cookie })
    expect(await connect(env.DB).select().from(chatTranscripts)).toEqual([])
    await at.until(() => at.all('desk:removed').length > 0)
    expect(await at.ask('desk:open', { sessionId })).toMatchObject({ success: false })
  })
  it('goes with the account that wrote it, also when it logged out right after', async () => {
    const { id, email, cookie } = await givenLogin()
    const client = await TestClient.join({ cookie })
    const sessionId = idOf(await client.first<string>('session'))
    await client.ask('chat:send-user-message', { id: clientId(), text: 'my secret' })
    await client.ask('user:logout')
    // Who comes next at the same browser is in a session of their own.
    const guest = await TestClient.join()
    const guestId = idOf(await guest.first<string>('session'))
    await guest.ask('chat:send-user-message', { id: clientId(), text: 'a guest’s words' })
    await runDurableObjectAlarm(env.VISITOR_SESSION.getByName(sessionId))
    await runDurableObjectAlarm(env.VISITOR_SESSION.getByName(guestId))
    const kept = await connect(env.DB)
      .select()
      .from(chatTranscripts)
      .orderBy(chatTranscripts.createdAt)
    expect(kept).toMatchObject([
      { text: 'my secret', accountId: id },
      { text: 'a guest’s words', accountId: null },
    ])
    const { ask } = givenCaller()
    const login = await ask('POST', '/logins', { email, password: TEST_PASSWORD })
    const body = { password: TEST_PASSWORD }
    const deleted = await ask('POST', '/account/deletion', body, { cookie: login.cookie })
    expect(deleted.status).toBe(200)
    const left = await connect(env.DB).select().from(chatTranscripts)
    expect(JSON.stringify(left)).not.toContain('my secret')
  })
})
