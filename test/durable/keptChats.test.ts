// The desk's data about carts, and the retention of chats.
import { env } from 'cloudflare:workers'
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { chatTranscripts, loggedEvents } from '#database/schema/contact/realtime.ts'
import type { DeskLine } from '#domain/contact/realtime/desk/deskConversation.ts'
import { LOGGED_EVENT_LIFE_DAYS, TRANSCRIPT_LIFE_DAYS } from '#domain/contact/realtime/retention.ts'
import { givenLogin, TEST_PASSWORD } from '#test/support/foundation/accounts.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'
import { adCreationItem, call } from '#test/support/commerce/shop.ts'
import {
  givenAdmin,
  givenVisitor,
  ago,
  idOf,
  conversationOf,
} from '#test/support/contact/deskRooms.ts'
import { clientId, TestClient } from '#test/support/contact/sockets.ts'
import { deleteOldRealtimeData } from '#worker/operations/contact/deleteOldRealtimeData.ts'
import { databaseContext } from '#worker/platform/databaseContext.ts'
import { settingsOf } from '#worker/platform/settings.ts'

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

describe('cart of a visitor', () => {
  it('is updated at the desk with each change, from any source', async () => {
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

describe('storage of chats', () => {
  it('deletes transcripts and events after their stated time, and not earlier', async () => {
    await givenTranscript('young', ago(TRANSCRIPT_LIFE_DAYS - 1))
    await givenTranscript('old', ago(TRANSCRIPT_LIFE_DAYS + 1))
    await givenEvent('young', ago(LOGGED_EVENT_LIFE_DAYS - 1))
    await givenEvent('old', ago(LOGGED_EVENT_LIFE_DAYS + 1))
    const context = {
      ...databaseContext(env),
      settings: settingsOf(env),
      now: new Date(),
      requestId: 'test',
    }
    await deleteOldRealtimeData(context)
    const db = connect(env.DB)
    expect(await db.select({ id: chatTranscripts.id }).from(chatTranscripts)).toEqual([
      { id: 'young' },
    ])
    expect(await db.select({ id: loggedEvents.id }).from(loggedEvents)).toEqual([{ id: 'young' }])
  })

  it('deletes silent visitors from the desk after a day, closed conversations after a month, others with their transcript', async () => {
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

  it('deletes the account’s chats at the desk and in the archive, including notes', async () => {
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

  it('deletes the chats that the account wrote, even when it had logged out just before', async () => {
    const { id, email, cookie } = await givenLogin()
    const client = await TestClient.join({ cookie })
    const sessionId = idOf(await client.first<string>('session'))
    await client.ask('chat:send-user-message', { id: clientId(), text: 'my secret' })
    await client.ask('user:logout')
    // The next person at the same browser has a new session.
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
