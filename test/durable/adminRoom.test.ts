import { env } from 'cloudflare:workers'
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { chatTranscripts } from '#database/schema/contact/realtime.ts'
import type { DeskLine, DeskSummary } from '#domain/contact/realtime/desk/deskConversation.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { receivedConversations } from '#test/support/contact/receivedConversations.ts'
import { givenAdmin, givenVisitor } from '#test/support/contact/deskRooms.ts'
import { clientId, eventually, openRawSocket, TestClient } from '#test/support/contact/sockets.ts'

const conversationsOf = (client: TestClient) => receivedConversations(client).toReversed()
const latest = (client: TestClient, sessionId: string) =>
  conversationsOf(client).find((each) => each.sessionId === sessionId)
const linesOf = (client: TestClient) =>
  client.all<{ line: DeskLine }>('desk:line').map(({ line }) => line)
const adminTexts = (client: TestClient) =>
  client.all<{ text: string }>('user:admin-message').map(({ text }) => text)

describe('room of a desk', () => {
  it('is closed to visitors, customers and sales', async () => {
    await expect(openRawSocket({ desk: 'europe' })).rejects.toThrow('403')
    for (const role of ['customer', 'sales'] as const) {
      const { cookie } = await givenLogin({ role })
      await expect(openRawSocket({ desk: 'europe', cookie })).rejects.toThrow('403')
    }
    const { cookie } = await givenLogin({ role: 'admin' })
    await expect(openRawSocket({ desk: 'nowhere', cookie })).rejects.toThrow('400')
  })

  it('shows visitors arriving, navigating and coming from an ad, each at the desk of their country', async () => {
    const { client: usa } = await givenAdmin('usa-canada')
    const { client: europe } = await givenAdmin('europe')
    const visitor = await givenVisitor('US')
    await visitor.client.ask('chat:user-notification', {
      type: 'landing',
      sessionId: visitor.session,
      timezone: 'America/New_York',
      payload: {
        source: 'ads',
        path: '/en-US',
        terms: { utm_term: 'billboards', utm_source: 'search' },
        timezone: 'America/New_York',
      },
    })
    await visitor.client.ask('chat:user-notification', {
      type: 'navigation',
      sessionId: visitor.session,
      payload: { page: '/en-US/cart', timezone: 'America/New_York' },
    })
    await usa.until(() => latest(usa, visitor.sessionId)?.page === '/en-US/cart')
    expect(latest(usa, visitor.sessionId)).toMatchObject({
      state: 'visitor',
      isOnline: true,
      source: 'ads',
      utmTerm: 'billboards',
      utmSource: 'search',
      country: 'US',
    })
    visitor.client.cut()
    await usa.until(() => latest(usa, visitor.sessionId)?.isOnline === false)
    expect(conversationsOf(europe)).toEqual([])
  })

  it('shows the whole conversation both ways, with typing and read status', async () => {
    const { client: desk } = await givenAdmin()
    const { client: visitor, session, sessionId } = await givenVisitor()
    await visitor.ask('chat:send-user-message', { id: clientId(), sessionId: session, text: 'Hi' })
    await desk.until(() => linesOf(desk).length === 1)
    expect(latest(desk, sessionId)).toMatchObject({ state: 'open', unread: 1, lastText: 'Hi' })
    await desk.ask('desk:typing', { sessionId, isTyping: true })
    expect(await visitor.first('chat:typing')).toEqual({
      isTyping: true,
      firstName: 'Dana',
      lastName: 'Desk',
    })
    await visitor.ask('chat:typing', { isTyping: true })
    expect(await desk.first('desk:typing')).toEqual({ sessionId, isTyping: true, name: null })
    const answer = { id: clientId(), sessionId, text: 'Hello, how can I help?' }
    await desk.ask('desk:answer', answer)
    await desk.ask('desk:answer', answer)
    expect(await visitor.first('user:admin-message')).toMatchObject({
      text: 'Hello, how can I help?',
      senderName: 'Dana Desk',
      seq: 2,
    })
    await desk.until(() => (latest(desk, sessionId)?.seenSeq ?? 0) === 2)
    expect(adminTexts(visitor)).toEqual(['Hello, how can I help?'])
    const opened = await desk.ask<{ lines: DeskLine[] }>('desk:open', { sessionId })
    expect(opened.lines.map(({ kind, text, seq }) => [kind, text, seq])).toEqual([
      ['visitor', 'Hi', 1],
      ['desk', 'Hello, how can I help?', 2],
    ])
  })

  it('hides notes from the visitor and moves them to D1', async () => {
    const { client: desk } = await givenAdmin()
    const { client: visitor, session, sessionId } = await givenVisitor()
    await visitor.ask('chat:send-user-message', { text: 'Hi' })
    await desk.until(() => linesOf(desk).length === 1)
    await desk.ask('desk:note', { id: clientId(), sessionId, text: 'Wants a discount' })
    await runDurableObjectAlarm(env.ADMIN_ROOM.getByName('usa-canada'))
    const rows = await connect(env.DB).select().from(chatTranscripts)
    expect(rows).toMatchObject([{ kind: 'note', text: 'Wants a discount', sessionId, seq: null }])
    const again = await TestClient.join({ session, lastSeq: 0 })
    expect(JSON.stringify(await again.first('chat:history'))).not.toContain('discount')
    expect(JSON.stringify(visitor.received)).not.toContain('discount')
  })

  it('never lets two admins answer at once unknowingly', async () => {
    const dana = await givenAdmin()
    const emil = await givenAdmin('usa-canada', 'Emil')
    const { client: visitor, sessionId } = await givenVisitor()
    await visitor.ask('chat:send-user-message', { text: 'Hi' })
    await dana.client.until(() => linesOf(dana.client).length === 1)
    await dana.client.ask('desk:answer', { id: clientId(), sessionId, text: 'one' })
    const second = { id: clientId(), sessionId, text: 'two' }
    expect(await emil.client.ask('desk:answer', second)).toMatchObject({
      success: false,
      error: { code: 'taken', message: 'Dana Desk has this conversation.' },
    })
    expect(await emil.client.ask('desk:answer', { ...second, force: true })).toMatchObject({
      success: true,
    })
    await visitor.until(() => adminTexts(visitor).length === 2)
    await emil.client.ask('desk:hand-over', { sessionId, accountId: dana.id })
    await emil.client.until(() => latest(emil.client, sessionId)?.assigneeId === dana.id)
    const colleagues = emil.joined.colleagues.map(({ name }) => name)
    expect(colleagues.toSorted()).toEqual(['Dana Desk', 'Emil Desk'])
  })

  it('transfers a whole conversation to another desk, with its later messages', async () => {
    const usa = await givenAdmin('usa-canada')
    const europe = await givenAdmin('europe', 'Emil')
    const { client: visitor, sessionId } = await givenVisitor()
    await visitor.ask('chat:send-user-message', { id: clientId(), text: 'one' })
    await usa.client.until(() => linesOf(usa.client).length === 1)
    await usa.client.ask('desk:note', { id: clientId(), sessionId, text: 'a note' })
    await usa.client.ask('desk:hand-over', { sessionId, desk: 'europe' })
    expect(await usa.client.first('desk:removed')).toEqual({ sessionId })
    await visitor.ask('chat:send-user-message', { id: clientId(), text: 'two' })
    await europe.client.until(() => linesOf(europe.client).some(({ text }) => text === 'two'))
    const opened = await europe.client.ask<{ lines: DeskLine[] }>('desk:open', { sessionId })
    expect(opened.lines.filter(({ kind }) => kind !== 'remark').map(({ text }) => text)).toEqual([
      'one',
      'a note',
      'two',
    ])
    await europe.client.ask('desk:answer', { id: clientId(), sessionId, text: 'from Europe' })
    await visitor.until(() => adminTexts(visitor).includes('from Europe'))
    const gone = await usa.client.ask('desk:open', { sessionId })
    expect(gone).toMatchObject({ success: false })
  })

  it('closes and reopens a conversation, and reopens it when the visitor writes again', async () => {
    const { client: desk } = await givenAdmin()
    const { client: visitor, sessionId } = await givenVisitor()
    await visitor.ask('chat:send-user-message', { text: 'Hi' })
    await desk.until(() => latest(desk, sessionId)?.state === 'open')
    await desk.ask('desk:close', { sessionId })
    expect(latest(desk, sessionId)?.state).toBe('closed')
    await visitor.ask('chat:send-user-message', { text: 'One more thing' })
    await desk.until(() => latest(desk, sessionId)?.state === 'open')
    expect(latest(desk, sessionId)).toMatchObject({ unread: 1, lastText: 'One more thing' })
  })

  it('stores canned replies for everyone at the desk', async () => {
    const { client } = await givenAdmin()
    const id = clientId()
    await client.ask('desk:save-ready-answer', { id, title: 'Greeting', text: 'Hello!' })
    const other = await givenAdmin('usa-canada', 'Emil')
    expect(other.joined.readyAnswers).toEqual([{ id, title: 'Greeting', text: 'Hello!' }])
    await other.client.ask('desk:delete-ready-answer', { id })
    expect((await givenAdmin()).joined.readyAnswers).toEqual([])
  })

  it('queues messages while nobody is online, and loses none when an object ends', async () => {
    const { client: visitor, session, sessionId } = await givenVisitor()
    await visitor.ask('chat:send-user-message', { text: 'Anybody?' })
    const { client: desk, joined } = await givenAdmin()
    const listed = joined.conversations.find((each) => each.sessionId === sessionId)
    const isListed = () => listed !== undefined || latest(desk, sessionId) !== undefined
    await desk.until(isListed)
    await evictDurableObject(env.ADMIN_ROOM.getByName('usa-canada'), { webSockets: 'hibernate' })
    await evictDurableObject(env.VISITOR_SESSION.getByName(sessionId), { webSockets: 'close' })
    await desk.ask('desk:answer', { id: clientId(), sessionId, text: 'I am here' })
    await runDurableObjectAlarm(env.ADMIN_ROOM.getByName('usa-canada'))
    const back = await TestClient.join({ session, lastSeq: 1 })
    expect(await back.first('chat:history')).toMatchObject({ messages: [{ text: 'I am here' }] })
  })

  it('lets an admin start a conversation with a silent visitor', async () => {
    const { client: desk } = await givenAdmin()
    const { client: visitor, sessionId } = await givenVisitor()
    await desk.until(() => latest(desk, sessionId) !== undefined)
    await desk.ask('desk:answer', { id: clientId(), sessionId, text: 'May I help?' })
    expect(await visitor.first('user:admin-message')).toMatchObject({ text: 'May I help?', seq: 1 })
  })

  it('disconnects admins who lose the right to answer, however the role was removed', async () => {
    const dana = await givenAdmin()
    const emil = await givenAdmin('usa-canada', 'Emil')
    const room = env.ADMIN_ROOM.getByName('usa-canada')
    await runDurableObjectAlarm(room)
    await dana.client.ask('desk:join')
    expect([dana.client.closed, emil.client.closed]).toEqual([null, null])
    await env.DB.prepare(`UPDATE accounts SET role = 'customer' WHERE id = ?`).bind(dana.id).run()
    await runDurableObjectAlarm(room)
    await dana.client.until(() => dana.client.closed !== null, 'the end')
    expect(await dana.client.first('realtime:error')).toMatchObject({ code: 'no_access' })
    await emil.client.until(
      () => emil.client.all<unknown[]>('desk:colleagues').at(-1)?.length === 1,
      'the colleague has gone',
    )
    expect(emil.client.closed).toBeNull()
  })

  it('checks presence by alarm while anyone is online', async () => {
    const { client } = await givenAdmin('australia-nz')
    const room = env.ADMIN_ROOM.getByName('australia-nz')
    const nextMs = () => runInDurableObject(room, (_, { storage }) => storage.getAlarm())
    const isWithinAMinute = async () => ((await nextMs()) ?? Infinity) <= Date.now() + 60_000
    await runDurableObjectAlarm(room)
    expect(await isWithinAMinute()).toBe(true)
    client.cut()
    await eventually(async () => {
      await runDurableObjectAlarm(room)
      return (await nextMs()) === null
    })
  })

  it('shows how many visitors wait at the other desks, as it changes', async () => {
    const { client: usa, joined } = await givenAdmin('usa-canada')
    const europe = (desk: TestClient) =>
      desk.all<DeskSummary>('desk:summary').findLast((told) => told.desk === 'europe')
    await usa.until(() => europe(usa) !== undefined, 'the first summary')
    expect(joined.desks).toEqual([])
    expect(europe(usa)).toEqual({ desk: 'europe', waiting: 0, unread: 0 })
    const { client: visitor, sessionId } = await givenVisitor('DE')
    await visitor.ask('chat:send-user-message', { text: 'Hallo' })
    await visitor.ask('chat:send-user-message', { text: 'Jemand da?' })
    await usa.until(() => europe(usa)?.unread === 2, 'the messages')
    expect(europe(usa)).toEqual({ desk: 'europe', waiting: 1, unread: 2 })
    expect(await env.ADMIN_ROOM.getByName('europe').summary()).toEqual(europe(usa))
    const emil = await givenAdmin('europe', 'Emil')
    await emil.client.ask('desk:answer', { id: clientId(), sessionId, text: 'Ja' })
    await usa.until(() => europe(usa)?.waiting === 0, 'the answer')
    const later = await givenAdmin('usa-canada', 'Flora')
    expect(later.joined.desks).toContainEqual({ desk: 'europe', waiting: 0, unread: 0 })
  })

  it('receives the counts of other desks after they hibernated, and none while it is empty', async () => {
    const { client: usa } = await givenAdmin('usa-canada')
    await usa.until(() => usa.all('desk:summary').length === 2, 'the first summaries')
    const room = env.ADMIN_ROOM.getByName('europe')
    await evictDurableObject(room, { webSockets: 'hibernate' })
    const { client: visitor } = await givenVisitor('DE')
    await visitor.ask('chat:send-user-message', { text: 'Hallo' })
    await usa.until(() => usa.all('desk:summary').length === 3, 'the summary')
    usa.cut()
    const watchers = () =>
      runInDurableObject(room, (_, { storage }) =>
        storage.sql.exec(`SELECT value FROM facts WHERE name = 'watchers'`).one(),
      )
    expect(await watchers()).toEqual({ value: '["usa-canada"]' })
    await eventually(async () => {
      await visitor.ask('chat:send-user-message', { text: 'Noch da?' })
      return JSON.stringify(await watchers()) === '{"value":"[]"}'
    })
  })
})
