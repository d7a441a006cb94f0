// The unmodified socket.io-client can do everything that the browser does.
import { receivedConversations } from '#test/support/contact/receivedConversations.ts'
import { DEMO_ACCOUNTS } from '#database/seed/demo/demoAccounts.ts'
import type { MessageKept, QrCodeMade } from '#domain/contact/realtime/chat/acknowledgement.ts'
import type { ChatMessage } from '#domain/contact/realtime/chat/chatMessage.ts'
import { DESK_NAMES, DESKS } from '#domain/contact/realtime/desk/desk.ts'
import type { DeskConversation, DeskLine } from '#domain/contact/realtime/desk/deskConversation.ts'
import type { ServerPayload } from '#domain/contact/realtime/serverEvents.ts'
import { callApi, type HttpLogin, logIn, registered } from '#test/support/foundation/httpCaller.ts'
import type { PeerOptions, SocketIoPeer } from '#test/support/contact/socketIoPeer.ts'
import { expect, join, test, ZONE } from '#test/support/contact/socketIoTest.ts'

type Told = ServerPayload<'user:admin-message'>

const idOf = (session: string) => session.split('.')[0] ?? ''

const admin = () => {
  const account = DEMO_ACCOUNTS.find(({ role }) => role === 'admin')
  if (!account) throw new Error('The development data has no admin.')
  return account
}

/** Joins as the admin of the development data, at the desk that the visitor was assigned. */
async function joinDesk(
  visitor: SocketIoPeer,
  peer: (options: Omit<PeerOptions, 'caller'>) => SocketIoPeer,
  { cookie }: HttpLogin,
) {
  const { deskName } = await visitor.first<ServerPayload<'chat:desk'>>('chat:desk')
  const desk = DESKS.find((each) => DESK_NAMES[each] === deskName) ?? ''
  const client = await peer({ cookie, query: { desk } }).connected()
  expect(await client.ask('desk:join')).toMatchObject({ success: true, desk })
  return client
}

/** The desk's latest state of a visitor's conversation, once it matches. */
async function conversation(
  desk: SocketIoPeer,
  sessionId: string,
  isWanted: (told: DeskConversation) => boolean,
): Promise<DeskConversation> {
  const found = () =>
    receivedConversations(desk).find((told) => told.sessionId === sessionId && isWanted(told))
  await desk.until(() => found() !== undefined, 'the conversation')
  return found() as DeskConversation
}

const textsOf = (visitor: SocketIoPeer) =>
  visitor.all<Told>('user:admin-message').map(({ text }) => text)

test('a session is announced, stored, and restored for its holder', async ({ peer }) => {
  const visitor = peer()
  const session = await join(visitor)
  expect(session).toMatch(/^ses_[0-9A-Za-z]{24}\.[\w-]{43}$/)
  expect(visitor.all('ready')).toEqual([true])
  const trackingId = await visitor.first<string>('user_tracking_id')
  const again = peer()
  expect(await join(again, session, trackingId)).toBe(session)
  expect(again.all('user_tracking_id')).toEqual([trackingId])
  expect(await join(peer(), `${idOf(session)}.forged`)).not.toBe(session)
})

test('landing, navigation, cart and events are accepted, and the desk sees them', async ({
  peer,
  origin,
  caller,
}) => {
  const visitor = peer()
  const session = await join(visitor)
  const desk = await joinDesk(visitor, peer, await logIn(origin, caller, admin()))
  const done = { success: true }
  const landing = {
    type: 'landing',
    sessionId: session,
    timezone: ZONE,
    payload: {
      source: 'ads',
      path: '/en-US?utm_term=billboards',
      terms: { utm_term: 'billboards', utm_source: 'search' },
      timezone: ZONE,
    },
  }
  expect(await visitor.ask('chat:user-notification', landing)).toEqual(done)
  const page = '/en-US/billboards-digital/buy-self-service'
  const navigation = { type: 'navigation', sessionId: session, payload: { page, timezone: ZONE } }
  expect(await visitor.ask('chat:user-notification', navigation)).toEqual(done)
  const added = {
    offerID: null,
    mediaType: 'dooh',
    budget: 50_000,
    quantity: 1,
    offerName: 'Spring',
    type: 'campaign',
    sent: false,
  }
  expect(await visitor.ask('orderform:sendSMSofferAddedToCart', added)).toEqual(done)
  const event = {
    event_type: 'User from ads',
    event_id: 3,
    details: { campaign: 'spring' },
    timestamp: '2026-11-21T10:00:00.000Z',
    timezone: ZONE,
    value: { url: `${origin}/en-US`, path: '/en-US', user_agent: 'socket.io-client', referrer: '' },
  }
  expect(await visitor.ask('event:log', event)).toEqual(done)
  const told = await conversation(desk, idOf(session), (seen) => seen.page === page)
  expect(told).toMatchObject({
    state: 'visitor',
    isOnline: true,
    source: 'ads',
    utmTerm: 'billboards',
    utmSource: 'search',
    language: 'en',
    timezone: ZONE,
  })
  const { timestamp: _, ...wrong } = event
  expect(await visitor.ask('event:log', wrong)).toMatchObject({ success: false })
})

test('messages are acknowledged and delivered once to every tab, with typing and answers', async ({
  peer,
  origin,
  caller,
}) => {
  const visitor = peer()
  const session = await join(visitor)
  const tab = peer()
  await join(tab, session)
  const desk = await joinDesk(visitor, peer, await logIn(origin, caller, admin()))
  const message = { id: crypto.randomUUID(), sessionId: session, text: '  Hello?  ' }
  const kept = await visitor.ask<MessageKept>('chat:send-user-message', message)
  expect(kept).toMatchObject({ success: true, id: message.id, seq: 1 })
  expect(await visitor.ask('chat:send-user-message', message)).toEqual(kept)
  expect(await tab.first<ChatMessage>('chat:own-message')).toMatchObject({ text: 'Hello?', seq: 1 })
  const sessionId = idOf(session)
  await conversation(desk, sessionId, ({ lastText, unread }) => lastText === 'Hello?' && unread > 0)

  await visitor.ask('chat:typing', { isTyping: true })
  await desk.first('desk:typing', (typing: { sessionId: string }) => typing.sessionId === sessionId)
  await desk.ask('desk:typing', { sessionId, isTyping: true })
  const { firstName, lastName } = admin()
  expect(await visitor.first('chat:typing')).toEqual({ isTyping: true, firstName, lastName })

  const answer = { id: crypto.randomUUID(), sessionId, text: 'May I help?' }
  expect(await desk.ask('desk:answer', answer)).toMatchObject({ success: true })
  for (const each of [visitor, tab]) {
    expect(await each.first<Told>('user:admin-message')).toMatchObject({
      text: 'May I help?',
      senderName: `${firstName} ${lastName}`,
      timestamp: expect.stringMatching(/Z$/),
      seq: 2,
    })
  }
  await conversation(desk, sessionId, ({ seenSeq }) => seenSeq === 2)
  const { lines } = await desk.ask<{ lines: DeskLine[] }>('desk:open', { sessionId })
  expect(lines.map(({ kind, text }) => [kind, text])).toEqual([
    ['visitor', 'Hello?'],
    ['desk', 'May I help?'],
  ])
  expect(textsOf(visitor)).toEqual(['May I help?'])
})

test('the client reconnects by itself, sends queued messages and receives missed ones', async ({
  peer,
  origin,
  caller,
}) => {
  const visitor = peer()
  const session = await join(visitor)
  const desk = await joinDesk(visitor, peer, await logIn(origin, caller, admin()))
  const sessionId = idOf(session)
  await visitor.ask('chat:send-user-message', { text: 'before' })
  await conversation(desk, sessionId, ({ lastText }) => lastText === 'before')

  visitor.cut()
  await visitor.until(() => !visitor.socket.connected, 'the cut')
  // Socket.IO's own buffer holds these; the session is sent first, as on every connection.
  visitor.socket.emit('session', { sessionId: session })
  for (const text of ['while away 1', 'while away 2']) {
    visitor.socket.emit('chat:send-user-message', { id: crypto.randomUUID(), text })
  }
  for (const text of ['are you', 'still there?']) {
    await desk.ask('desk:answer', { id: crypto.randomUUID(), sessionId, text })
  }
  await visitor.until(() => textsOf(visitor).length === 2, 'the replay')
  expect(textsOf(visitor)).toEqual(['are you', 'still there?'])
  await conversation(desk, sessionId, ({ lastText }) => lastText === 'while away 2')
  const reader = peer()
  await reader.connected()
  await reader.ask('session', { sessionId: session, lastSeq: 0 })
  const { messages } = await reader.first<{ messages: ChatMessage[] }>('chat:history')
  expect(messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5])
  const textsSent = messages.filter(({ sent }) => sent).map(({ text }) => text)
  expect(textsSent).toEqual(['before', 'while away 1', 'while away 2'])
})

test('a login is announced with its edits, and user:logout ends it on the server', async ({
  peer,
  origin,
  caller,
  request,
}) => {
  const { email, cookie } = await registered(origin, caller, request)
  const visitor = peer({ cookie })
  const session = await join(visitor)
  expect(await visitor.first('loggedIn')).toEqual({
    firstName: 'Ann',
    lastName: 'Buyer',
    email,
    phoneNumber: '',
    isApp2FAEnabled: false,
    isAdmin: false,
  })
  const edit = { firstName: 'Anna', lastName: 'Buyer', type: 'individual' }
  await callApi(origin, 'PATCH', '/account', { caller, cookie, body: edit })
  expect(await visitor.first('user:edit')).toMatchObject({ firstName: 'Anna', email })
  const tab = peer({ cookie })
  await join(tab, session)
  expect(await visitor.ask('user:logout')).toEqual({ success: true })
  for (const each of [visitor, tab]) await each.first('loggedOut')
  const current = await callApi(origin, 'GET', '/logins/current', { caller, cookie })
  expect(current.body).toEqual({ account: null })
})

test('a request for two-factor returns a QR code, or the reason for its refusal', async ({
  peer,
  origin,
  caller,
  request,
}) => {
  const { email, password, cookie } = await registered(origin, caller, request)
  const asked = { firstName: 'Ann', lastName: 'Buyer', email }
  const stranger = peer()
  await join(stranger)
  expect(await stranger.ask('user:generate-2fa-qr-code', { ...asked, password })).toMatchObject({
    success: false,
    error: { code: 'login_required', message: 'Please log in first.' },
  })
  const visitor = peer({ cookie })
  await join(visitor)
  const refused = await visitor.ask('user:generate-2fa-qr-code', { ...asked, password: 'wrong' })
  expect(refused).toMatchObject({ success: false, error: { code: 'password_wrong' } })
  // Right after the login, the specification's payload suffices.
  const fresh = await visitor.ask<QrCodeMade>('user:generate-2fa-qr-code', asked)
  expect(fresh.success).toBe(true)
  expect(fresh.uri).toContain(`secret=${fresh.secret}`)
  const made = await visitor.ask<QrCodeMade>('user:generate-2fa-qr-code', { ...asked, password })
  expect(made.success).toBe(true)
  expect(made.uri).toContain(`secret=${made.secret}`)
})
