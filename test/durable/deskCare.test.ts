// What a desk does when nobody looks: it calls by mail, and forgets in time.
import { env } from 'cloudflare:workers'
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { chatTranscripts, loggedEvents } from '#database/schema/realtime.ts'
import type { DeskConversation, DeskLine } from '#domain/realtime/deskConversation.ts'
import type { DeskJoined } from '#domain/realtime/deskEvents.ts'
import { LOGGED_EVENT_LIFE_DAYS, TRANSCRIPT_LIFE_DAYS } from '#domain/realtime/retention.ts'
import type { DeskMail, DurablePorts } from '#durable/durablePorts.types.ts'
import { givenLogin, TEST_PASSWORD } from '#test/support/accounts.ts'
import { givenCaller } from '#test/support/askApi.ts'
import { adCreationItem, call } from '#test/support/shop.ts'
import { clientId, eventually, TestClient } from '#test/support/sockets.ts'
import { deleteOldRealtimeData } from '#worker/operations/realtime/deleteOldRealtimeData.ts'
import { sendDeskMail } from '#worker/operations/realtime/sendDeskMail.ts'
import { settingsOf } from '#worker/settings.ts'

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
    await client.ask('chat:send-user-message', { id: clientId(), text: 'Hello?' })
    await eventually(() => mails.length > 0)
    const { client: desk, joined } = await givenAdmin('usa-canada')
    expect(joined.conversations).toMatchObject([{ sessionId, unread: 2, lastText: 'Hello?' }])
    await client.ask('chat:send-user-message', { id: clientId(), text: 'There you are' })
    await desk.until(() => desk.all('desk:line').length === 1)
    expect(mails).toEqual([
      { kind: 'visitor_waits', desk: 'usa-canada', sessionId, text: 'Anybody?' },
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
    await eventually(() => mails.length > 0)
    expect(mails).toEqual([{ kind: 'visitor_waits', desk: 'europe', sessionId, text: 'Hallo' }])
    await client.until(() => {
      const told = client.all('chat:desk').at(-1)
      return JSON.stringify(told) === JSON.stringify({ isStaffed: false, deskName: 'Europe' })
    })
  })

  it('a mail that the platform does not take goes out later, once', async () => {
    const mails = await mailsOf('usa-canada', { failures: 2 })
    const { client, sessionId } = await givenVisitor()
    await client.ask('chat:send-user-message', { id: clientId(), text: 'Anybody?' })
    const room = env.ADMIN_ROOM.getByName('usa-canada')
    await eventually(async () => {
      await runDurableObjectAlarm(room)
      return mails.length > 0
    })
    await runDurableObjectAlarm(room)
    expect(mails).toEqual([
      { kind: 'visitor_waits', desk: 'usa-canada', sessionId, text: 'Anybody?' },
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
        subject: 'A visitor waits in the chat (Europe)',
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
    await desk.until(() => conversationOf(desk, sessionId)?.email === 'ann@example.com')
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
})

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
  desk
    .all<DeskConversation>('desk:conversation')
    .findLast((conversation) => conversation.sessionId === sessionId)

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
    await client.ask('chat:send-user-message', { id: clientId(), text: 'a guest’s words' })
    await runDurableObjectAlarm(env.VISITOR_SESSION.getByName(sessionId))
    const kept = await connect(env.DB).select().from(chatTranscripts).orderBy(chatTranscripts.seq)
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
