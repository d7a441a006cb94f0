import { describe, expect, it } from 'vitest'
import type { DeskConversation, DeskLine } from './deskConversation.ts'
import type { DeskServerEvent } from './deskEvents.ts'
import {
  type DeskState,
  newDeskState,
  nextOutgoing,
  type OutgoingLine,
  waitingAt,
  withDeskEvent,
  withJoined,
  withLine,
  withListed,
  withOpened,
  withoutConnection,
  withoutOutgoingLine,
  withRefusedLine,
} from './deskState.ts'
import { conversationsIn, viewOf } from './deskList.ts'
import { newConversation } from '../chat/newConversation.ts'

const conversation = (sessionId: string, facts: Partial<DeskConversation> = {}) => ({
  ...newConversation(sessionId, '2026-11-21T10:00:00.000Z'),
  ...facts,
})

const line = (n: number, facts: Partial<DeskLine> = {}): DeskLine => ({
  id: `line-${n}`,
  n,
  kind: 'visitor',
  text: '',
  senderName: '',
  timestamp: '',
  seq: n,
  ...facts,
})

const outgoing = (id: string, sessionId = 'ses_a'): OutgoingLine => ({
  id,
  sessionId,
  kind: 'desk',
  text: id,
  timestamp: '',
  force: false,
  problem: null,
})

const live = (...conversations: DeskConversation[]): DeskState =>
  withJoined(newDeskState(), {
    success: true,
    desk: 'europe',
    conversations,
    colleagues: [],
    readyAnswers: [],
    desks: [],
  })

const told = (state: DeskState, ...events: DeskServerEvent[]) => events.reduce(withDeskEvent, state)
const typing = (name: string | null, isTyping: boolean): DeskServerEvent => ({
  name: 'desk:typing',
  payload: { sessionId: 'ses_a', isTyping, name },
})
const error = (code: string): DeskServerEvent => ({
  name: 'realtime:error',
  payload: { code, message: '' },
})

describe('the connection', () => {
  it('is lost only after it was established, and with it the typing people', () => {
    expect(newDeskState().connection).toBe('connecting')
    expect(withoutConnection(newDeskState()).connection).toBe('connecting')
    const lost = withoutConnection(told(live(conversation('ses_a')), typing(null, true)))
    expect(lost.connection).toBe('lost')
    expect(lost.typing.size).toBe(0)
    expect(lost.conversations.size).toBe(1)
  })

  it('has no access when the room says so, and ends on no other error', () => {
    expect(told(live(), error('no_access')).connection).toBe('no_access')
    expect(told(live(), error('failed')).connection).toBe('live')
  })
})

describe('typing people', () => {
  it('lists the visitor and each colleague once', () => {
    const both = told(live(), typing('Ann', true), typing('Ben', true), typing('Ann', true))
    expect(both.typing.get('ses_a')).toEqual({ isVisitor: false, colleagues: ['Ben', 'Ann'] })
    const one = told(both, typing('Ben', false))
    expect(one.typing.get('ses_a')?.colleagues).toEqual(['Ann'])
    expect(told(one, typing('Ann', false)).typing.has('ses_a')).toBe(false)
    const visitor = told(live(), typing(null, true))
    expect(visitor.typing.get('ses_a')).toEqual({ isVisitor: true, colleagues: [] })
    expect(told(visitor, typing(null, false)).typing.has('ses_a')).toBe(false)
  })
})

describe('lines and announcements', () => {
  it('reach an opened conversation in order, each visitor’s line announced once', () => {
    const opened = withOpened(live(), conversation('ses_a'), [line(3), line(1)])
    const more = withLine(opened, 'ses_a', line(2))
    expect(more.lines.get('ses_a')?.map(({ n }) => n)).toEqual([1, 2, 3])
    expect(more.news?.line.n).toBe(2)
    expect(withLine({ ...more, news: null }, 'ses_a', line(2)).news).toBeNull()
    expect(withLine(more, 'ses_a', line(4, { kind: 'note' })).news?.line.n).toBe(2)
  })

  it('disappear with their conversation; the draft for it stays', () => {
    const state = {
      ...live(conversation('ses_a'), conversation('ses_b')),
      outgoing: [outgoing('x')],
    }
    const opened = withOpened(told(state, typing(null, true)), conversation('ses_a'), [line(1)])
    const gone = told(opened, { name: 'desk:removed', payload: { sessionId: 'ses_a' } })
    expect([...gone.conversations.keys()]).toEqual(['ses_b'])
    expect([gone.lines.size, gone.typing.size, gone.outgoing.length]).toEqual([0, 0, 1])
  })

  it('of another session move only for that session', () => {
    const state = { ...live(), outgoing: [outgoing('x'), outgoing('y', 'ses_c')] }
    const payload = { sessionId: 'ses_a', conversation: conversation('ses_b') }
    const renamed = told(state, { name: 'desk:renamed', payload })
    expect(renamed.outgoing.map(({ sessionId }) => sessionId)).toEqual(['ses_b', 'ses_c'])
    expect(renamed.lines.has('ses_b')).toBe(false)
  })
})

describe('the outbox', () => {
  it('refuses or drops a single line', () => {
    const state = newDeskState([outgoing('x'), outgoing('y')])
    const refused = withRefusedLine(state, 'y', { code: 'taken', message: '' })
    expect(refused.outgoing.map(({ problem }) => problem?.code)).toEqual([undefined, 'taken'])
    const left = withoutOutgoingLine(refused, 'x')
    expect(left.outgoing.map(({ id }) => id)).toEqual(['y'])
    expect(nextOutgoing(left)).toBeUndefined()
  })
})

describe('the lists', () => {
  const names = (state: DeskState, view: 'open' | 'visitors' | 'closed') =>
    conversationsIn(state, view).map(({ sessionId }) => sessionId)

  it('show visitors online first, then those who came last', () => {
    const of = (sessionId: string, isOnline: boolean, arrivedAt: string) =>
      conversation(sessionId, { isOnline, arrivedAt })
    const state = live(
      of('gone_late', false, '4'),
      of('here_early', true, '1'),
      of('gone_early', false, '2'),
      of('here_late', true, '3'),
      of('here_late_too', true, '3'),
    )
    expect(names(state, 'visitors')).toEqual([
      'here_late',
      'here_late_too',
      'here_early',
      'gone_late',
      'gone_early',
    ])
  })

  it('sort conversations by the latest message, admins’ included', () => {
    const of = (sessionId: string, messageAt: string | null, lastAt: string) =>
      conversation(sessionId, { state: 'open', isStaff: true, messageAt, lastAt })
    const state = live(of('a', '1', '9'), of('b', null, '5'), of('c', '3', '9'))
    expect(names(state, 'open')).toEqual(['b', 'c', 'a'])
    expect(viewOf({ state: 'visitor' })).toBe('visitors')
    const more = withListed(state, [conversation('d', { state: 'closed' })])
    expect(names(more, 'closed')).toEqual(['d'])
  })

  it('count open and unread conversations, once the room is known', () => {
    const open = { state: 'open', unread: 2 } as const
    const state = live(
      conversation('a', open),
      conversation('b', { ...open, unread: 0 }),
      conversation('c', { ...open, state: 'closed' }),
    )
    expect(waitingAt(state, 'europe', 'europe')).toBe(1)
    expect(waitingAt(withoutConnection(state), 'europe', 'europe')).toBe(1)
    expect(waitingAt(newDeskState(), 'europe', 'europe')).toBeNull()
  })
})
