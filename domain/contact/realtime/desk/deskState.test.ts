import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DeskConversation, DeskLine } from './deskConversation.ts'
import {
  deliveryOf,
  type DeskState,
  newDeskState,
  nextOutgoing,
  type OutgoingLine,
  unreadAtDesks,
  waitingAt,
  withDeskEvent,
  withJoined,
  withLine,
  withOpened,
  withOutgoingLine,
  withRefusedLine,
} from './deskState.ts'
import { conversationsIn } from './deskList.ts'
import { newConversation } from '../chat/newConversation.ts'

const AT = '2026-11-21T10:00:00.000Z'
const later = (minutes: number) => new Date(Date.parse(AT) + minutes * 60_000).toISOString()

const conversation = (sessionId: string, facts: Partial<DeskConversation> = {}) => ({
  ...newConversation(sessionId, AT),
  ...facts,
})

const line = (n: number, facts: Partial<DeskLine> = {}): DeskLine => ({
  id: `line-${n}`,
  n,
  kind: 'desk',
  text: `text ${n}`,
  senderName: 'Dana Desk',
  timestamp: later(n),
  seq: null,
  ...facts,
})

const joined = (conversations: DeskConversation[]) => ({
  success: true as const,
  desk: 'europe' as const,
  conversations,
  colleagues: [{ accountId: 'acc_dana', name: 'Dana Desk', watching: null }],
  readyAnswers: [],
  desks: [],
})

const outgoing = (id: string, facts: Partial<OutgoingLine> = {}): OutgoingLine => ({
  id,
  sessionId: 'ses_a',
  kind: 'desk',
  text: id,
  timestamp: AT,
  force: false,
  problem: null,
  ...facts,
})

const ids = (state: DeskState) => state.lines.get('ses_a')?.map(({ id }) => id)

describe('the lines of a conversation', () => {
  it('are listed once and in order, however they arrive', () => {
    const steps = fc.array(
      fc.oneof(
        fc.record({ tell: fc.integer({ min: 1, max: 12 }) }),
        fc.record({ openUpTo: fc.integer({ min: 1, max: 12 }) }),
      ),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(steps, (script) => {
        let state = withOpened(newDeskState(), conversation('ses_a'), [])
        for (const step of script) {
          if ('tell' in step) state = withLine(state, 'ses_a', line(step.tell))
          else {
            const lines = Array.from({ length: step.openUpTo }, (_, n) => line(n + 1))
            state = withOpened(state, conversation('ses_a'), lines)
          }
        }
        const numbers = (state.lines.get('ses_a') ?? []).map(({ n }) => n)
        expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other))
      }),
    )
  })

  it('take the number assigned by the visitor’s session, and keep it', () => {
    let state = withOpened(newDeskState(), conversation('ses_a', { seenSeq: 1 }), [line(1)])
    state = withLine(state, 'ses_a', line(1, { seq: 2 }))
    state = withLine(state, 'ses_a', line(1))
    expect(state.lines.get('ses_a')?.[0]?.seq).toBe(2)
    expect(deliveryOf(line(1, { seq: 2 }), { seenSeq: 1 })).toBe('sent')
    expect(deliveryOf(line(1, { seq: 2 }), { seenSeq: 2 })).toBe('delivered')
    expect(deliveryOf(line(1), { seenSeq: 2 })).toBe('sent')
  })

  it('are announced but not stored for conversations that nobody opened', () => {
    const visitors = line(1, { kind: 'visitor' })
    const state = withLine(newDeskState(), 'ses_a', visitors)
    expect(ids(state)).toBeUndefined()
    expect(state.news).toEqual({ sessionId: 'ses_a', line: visitors })
  })
})

describe('a message of the desk', () => {
  it('leaves the outbox once the room acknowledges it in any way', () => {
    const state = withOutgoingLine(newDeskState([outgoing('line-1')]), outgoing('line-2'))
    expect(withLine(state, 'ses_a', line(1)).outgoing.map(({ id }) => id)).toEqual(['line-2'])
    const opened = withOpened(state, conversation('ses_a'), [line(1), line(2)])
    expect(opened.outgoing).toEqual([])
    expect(ids(opened)).toEqual(['line-1', 'line-2'])
  })

  it('is sent one after the other; a refused one waits for a decision', () => {
    let state = newDeskState([outgoing('one'), outgoing('two')])
    expect(nextOutgoing(state)?.id).toBe('one')
    state = withRefusedLine(state, 'one', { code: 'taken', message: 'Emil has it.' })
    expect(nextOutgoing(state)?.id).toBe('two')
    state = withOutgoingLine(state, outgoing('one', { force: true }))
    expect(state.outgoing.map(({ id }) => id)).toEqual(['two', 'one'])
  })
})

describe('a visitor with another session after a login', () => {
  it('keeps lines, drafts and unsent messages, and is found by the old session', () => {
    let state = withOpened(newDeskState(), conversation('ses_a'), [line(1)])
    state = withOutgoingLine(state, { ...outgoing('line-1'), sessionId: 'ses_a' })
    state = withDeskEvent(state, {
      name: 'desk:renamed',
      payload: { sessionId: 'ses_a', conversation: conversation('ses_b', { name: 'Ann' }) },
    })
    expect([...state.conversations.keys()]).toEqual(['ses_b'])
    expect(state.lines.get('ses_b')).toEqual([line(1)])
    expect(state.outgoing.map(({ sessionId }) => sessionId)).toEqual(['ses_b'])
    expect(state.renamed.get('ses_a')).toBe('ses_b')
  })
})

describe('the lists', () => {
  const state = withJoined(newDeskState(), {
    ...joined([
      conversation('ses_old', { state: 'open', messageAt: later(1), lastAt: later(90), unread: 2 }),
      conversation('ses_new', { state: 'open', messageAt: later(5) }),
      conversation('ses_left', { isOnline: false, arrivedAt: later(9) }),
      conversation('ses_here', { arrivedAt: later(2) }),
      conversation('ses_dana', { accountId: 'acc_dana', isStaff: true }),
      conversation('ses_done', { state: 'closed' }),
    ]),
  })
  const listed = (view: 'open' | 'visitors' | 'closed') =>
    conversationsIn(state, view).map(({ sessionId }) => sessionId)

  it('sort by the latest message, visitors on the site first, without admins', () => {
    expect(listed('open')).toEqual(['ses_new', 'ses_old'])
    expect(listed('visitors')).toEqual(['ses_here', 'ses_left'])
    expect(listed('closed')).toEqual(['ses_done'])
    expect(unreadAtDesks(state)).toBe(2)
  })

  it('never return to an older state of a conversation', () => {
    const told = (version: number, page: string) => ({
      name: 'desk:conversation' as const,
      payload: conversation('ses_new', { version, page }),
    })
    const next = withDeskEvent(withDeskEvent(state, told(8, '/new')), told(7, '/old'))
    expect(next.conversations.get('ses_new')?.page).toBe('/new')
  })

  it('are replaced on each connection, except for the open conversation', () => {
    const opened = withOpened(state, conversation('ses_deep', { state: 'closed' }), [])
    const next = withJoined(opened, joined([conversation('ses_here')]))
    expect([...next.conversations.keys()]).toEqual(['ses_deep', 'ses_here'])
  })
})

describe('the other desks', () => {
  it('show the number of waiting conversations, including this desk’s, and count as unread', () => {
    const europe = { desk: 'europe', waiting: 2, unread: 5 } as const
    const here = conversation('ses_a', { state: 'open', unread: 1 })
    const start = withJoined(newDeskState(), { ...joined([here]), desks: [europe] })
    expect(waitingAt(start, 'europe', 'usa-canada')).toBe(2)
    expect(waitingAt(start, 'usa-canada', 'usa-canada')).toBe(1)
    expect(waitingAt(start, 'australia-nz', 'usa-canada')).toBeNull()
    expect(unreadAtDesks(start)).toBe(6)
    const payload = { ...europe, waiting: 0, unread: 0 }
    const answered = withDeskEvent(start, { name: 'desk:summary', payload })
    expect(waitingAt(answered, 'europe', 'usa-canada')).toBe(0)
  })

  it('a line includes its conversation', () => {
    const start = withJoined(newDeskState(), joined([]))
    const told = { sessionId: 'ses_a', line: line(1), conversation: conversation('ses_a') }
    const next = withDeskEvent(start, { name: 'desk:line', payload: told })
    expect([...next.conversations.keys()]).toEqual(['ses_a'])
  })
})

describe('typing', () => {
  const typing = (name: string | null, isTyping: boolean) => ({
    name: 'desk:typing' as const,
    payload: { sessionId: 'ses_a', isTyping, name },
  })

  it('is shown for the visitor and for colleagues, and ends with their message', () => {
    let state = withDeskEvent(newDeskState(), typing(null, true))
    state = withDeskEvent(state, typing('Dana Desk', true))
    expect(state.typing.get('ses_a')).toEqual({ isVisitor: true, colleagues: ['Dana Desk'] })
    state = withLine(state, 'ses_a', line(1, { kind: 'visitor', senderName: '' }))
    expect(state.typing.get('ses_a')).toEqual({ isVisitor: false, colleagues: ['Dana Desk'] })
    state = withLine(state, 'ses_a', line(2))
    expect(state.typing.has('ses_a')).toBe(false)
  })
})
