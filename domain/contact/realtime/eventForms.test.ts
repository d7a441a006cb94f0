import { describe, expect, it } from 'vitest'
import { CLIENT_EVENTS, parseClientEvent, type ClientEventName } from './clientEvents.ts'
import {
  deskJoinedSchema,
  parseDeskClientEvent,
  parseDeskServerEvent,
  type DeskClientEventName,
  type DeskServerEventName,
} from './desk/deskEvents.ts'
import { newConversation } from './chat/newConversation.ts'

const SESSION = `ses_${'a'.repeat(24)}`
const AT = '2026-11-21T10:00:00.000Z'
const id = 'message-1'
const zone = { timezone: 'America/New_York' }
const page = { url: 'https://example.com/a', path: '/a', user_agent: 'Firefox', referrer: '/b' }
const bought = {
  id,
  offerID: 'offer',
  mediaType: 'ctv',
  cost: 4,
  budget: 5,
  quantity: 2,
  offerName: 'Spring',
  sent: true,
}
const terms = { utm_term: 'ads', utm_source: 'search' }

/** Browser payloads of each event, which parse unchanged. */
const SENT: Readonly<Record<ClientEventName, readonly unknown[]>> = {
  session: [{ sessionId: SESSION, trackingId: 'track', lastSeq: 4 }, { sessionId: SESSION }],
  country: ['US', 'de'],
  currency: ['USD'],
  language: ['en-US', 'e'],
  timezone: ['America/New_York'],
  'user:logout': [null],
  'user:generate-2fa-qr-code': [
    { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', password: 'secret' },
    { firstName: '', lastName: '', email: '', password: 'x' },
  ],
  'chat:send-user-message': [{ id, sessionId: SESSION, text: 'Hello' }, { text: 'H' }],
  'chat:typing': [{ isTyping: true }],
  'chat:leave-email': [{ id, email: 'ann@example.com' }],
  'orderform:sendSMSofferAddedToCart': [
    { ...bought, type: 'campaign' },
    { ...bought, offerID: 7, cost: 0, quantity: 1, type: 'adcreation' },
  ],
  'event:log': [
    { id, event_type: 'page_view', event_id: 3, timestamp: AT, ...zone, value: page },
    { event_type: 'x', event_id: 0, timestamp: AT, ...zone, value: page, details: { a: [1] } },
  ],
  'chat:user-notification': [
    { id, type: 'navigation', sessionId: SESSION, payload: { page: '/en-US', ...zone } },
    {
      id,
      type: 'landing',
      sessionId: SESSION,
      ...zone,
      payload: { source: 'ads', path: '/', terms, ...zone },
    },
  ],
}

const conversation = {
  ...newConversation(SESSION, AT),
  unread: 2,
  seenSeq: 3,
  version: 4,
  cartSumMinor: 100,
}
const line = {
  id,
  n: 2,
  kind: 'visitor',
  text: 'Hello',
  senderName: 'Ann',
  timestamp: AT,
  seq: 1,
} as const
const colleague = { accountId: 'acc_dana', name: 'Dana Desk', watching: null }
const answer = { id: 'answer-12', title: 'Hours', text: 'From 9am.' }
const summary = { desk: 'europe', waiting: 1, unread: 2 } as const

const TO_ROOM: Readonly<Record<DeskClientEventName, unknown>> = {
  'desk:join': null,
  'desk:list': { before: AT, state: 'open' },
  'desk:open': { sessionId: SESSION, afterN: 3 },
  'desk:watch': { sessionId: SESSION },
  'desk:answer': { id, sessionId: SESSION, text: 'Hello', force: true },
  'desk:note': { id, sessionId: SESSION, text: 'Hello' },
  'desk:typing': { sessionId: SESSION, isTyping: true },
  'desk:read': { sessionId: SESSION },
  'desk:take': { sessionId: SESSION },
  'desk:release': { sessionId: SESSION },
  'desk:hand-over': { sessionId: SESSION, accountId: 'acc_dana' },
  'desk:close': { sessionId: SESSION },
  'desk:reopen': { sessionId: SESSION },
  'desk:save-ready-answer': answer,
  'desk:delete-ready-answer': { id: answer.id },
}

const FROM_ROOM: Readonly<Record<DeskServerEventName, unknown>> = {
  'desk:conversation': conversation,
  'desk:line': { sessionId: SESSION, line, conversation },
  'desk:summary': summary,
  'desk:typing': { sessionId: SESSION, isTyping: true, name: 'Dana Desk' },
  'desk:colleagues': [colleague],
  'desk:ready-answers': [answer],
  'desk:renamed': { sessionId: SESSION, conversation },
  'desk:removed': { sessionId: SESSION },
  'realtime:error': { code: 'failed', message: 'Unknown error.', event: 'desk:read' },
}

describe('every event', () => {
  it.each(Object.keys(CLIENT_EVENTS) as ClientEventName[])('%s of a visitor is read', (name) => {
    for (const payload of SENT[name])
      expect(parseClientEvent([name, payload])).toEqual({ ok: true, event: { name, payload } })
  })

  it.each(Object.entries(TO_ROOM))('%s of the desk is read', (name, payload) => {
    expect(parseDeskClientEvent([name, payload])).toEqual({ ok: true, event: { name, payload } })
  })

  it.each(Object.entries(FROM_ROOM))('%s of the room is read', (name, payload) => {
    expect(parseDeskServerEvent([name, payload])).toEqual({ name, payload })
  })

  it('that joins is answered with the whole room', () => {
    const joined = {
      success: true,
      desk: 'europe',
      conversations: [conversation],
      colleagues: [colleague],
      readyAnswers: [answer],
    }
    expect(deskJoinedSchema.parse(joined)).toEqual({ ...joined, desks: [] })
    const handed = { sessionId: SESSION, desk: 'europe' }
    expect(parseDeskClientEvent(['desk:hand-over', handed])).toMatchObject({ ok: true })
  })

  it('is left where a number is out of range or a text is too long', () => {
    const wrong = (name: ClientEventName, payload: object) =>
      parseClientEvent([name, payload]).ok ? 'read' : 'refused'
    const cart = 'orderform:sendSMSofferAddedToCart'
    const entry = { ...bought, type: 'campaign' }
    expect([
      wrong(cart, { ...entry, quantity: 0 }),
      wrong(cart, { ...entry, quantity: 10_001 }),
      wrong(cart, { ...entry, cost: -1 }),
      wrong(cart, { ...entry, mediaType: ' ' }),
      wrong('session', { sessionId: SESSION, lastSeq: -1 }),
      wrong('session', { sessionId: 'x'.repeat(129) }),
      wrong('chat:send-user-message', { text: 'x'.repeat(4_001) }),
    ]).toEqual(Array.from({ length: 7 }, () => 'refused'))
    expect(wrong('chat:send-user-message', { text: 'x'.repeat(4_000) })).toBe('read')
    expect(parseDeskServerEvent(['desk:summary', { ...summary, waiting: -1 }])).toBeNull()
    expect(parseDeskServerEvent(['desk:conversation', { ...conversation, unread: -1 }])).toBeNull()
  })
})
