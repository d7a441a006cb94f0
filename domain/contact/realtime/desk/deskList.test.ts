import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DeskConversation } from './deskConversation.ts'
import { conversationsIn, filteredConversations, waitingSince } from './deskList.ts'
import { newDeskState } from './deskState.ts'
import { newConversation } from '../chat/newConversation.ts'

const AT = '2026-11-21T10:00:00.000Z'
const at = (minute: number) => new Date(Date.parse(AT) + minute * 60_000).toISOString()

const conversation = (sessionId: string, facts: Partial<DeskConversation> = {}) => ({
  ...newConversation(sessionId, AT),
  state: 'open' as const,
  ...facts,
})

const stateOf = (conversations: readonly DeskConversation[]) => ({
  ...newDeskState(),
  conversations: new Map(conversations.map((each) => [each.sessionId, each])),
})

const waiting = (sessionId: string, since: number, facts: Partial<DeskConversation> = {}) =>
  conversation(sessionId, {
    lastFrom: 'visitor',
    waitingSince: at(since),
    messageAt: at(since + 30),
    unread: 1,
    ...facts,
  })

const answered = (sessionId: string, minute: number) =>
  conversation(sessionId, { lastFrom: 'desk', messageAt: at(minute), waitingSince: at(0) })

describe('the list of open conversations', () => {
  it('sorts by the longest wait, then the latest reply', () => {
    const state = stateOf([
      answered('answered_early', 3),
      waiting('waits_5', 5),
      answered('answered_late', 90),
      waiting('waits_1', 1),
      waiting('waits_9', 9, { messageAt: at(9) }),
    ])
    expect(conversationsIn(state, 'open').map(({ sessionId }) => sessionId)).toEqual([
      'waits_1',
      'waits_5',
      'waits_9',
      'answered_late',
      'answered_early',
    ])
  })

  it('keeps a conversation in place when an admin reads it', () => {
    const read = waiting('read', 1, { unread: 0 })
    expect(conversationsIn(stateOf([waiting('new', 2), read]), 'open')[0]).toBe(read)
  })

  it('uses the last message of a conversation stored without the start of the wait', () => {
    const old = waiting('old', 0, { waitingSince: null, messageAt: at(7) })
    expect(waitingSince(old)).toBe(at(7))
  })

  it('never puts a shorter wait before a longer one', () => {
    const facts = fc.record({ since: fc.nat(500), isAnswered: fc.boolean() })
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 60 }), (rows) => {
        const state = stateOf(
          rows.map(({ since, isAnswered }, n) =>
            isAnswered ? answered(`ses_${n}`, since) : waiting(`ses_${n}`, since),
          ),
        )
        const waits = conversationsIn(state, 'open').map((each) => waitingSince(each) ?? '~')
        expect(waits).toEqual(waits.toSorted())
        expect(waits).toHaveLength(rows.length)
      }),
    )
  })
})

describe('the filters', () => {
  const all = [
    conversation('ses_a', { name: 'Öztürk Döner', assigneeId: 'acc_me' }),
    conversation('ses_b', {
      name: 'Ann Lee',
      assigneeId: 'acc_other',
      email: 'ann@bakery.example',
    }),
    conversation('ses_c', { lastText: 'Café in Montréal', leftEmail: 'jo@cafe.example' }),
  ]
  const found = (filter: { owner?: 'mine' | 'unassigned'; search?: string }) =>
    filteredConversations(all, { owner: null, accountId: 'acc_me', search: '', ...filter }).map(
      ({ sessionId }) => sessionId,
    )

  it('list conversations of the admin, or unassigned ones', () => {
    expect(found({})).toEqual(['ses_a', 'ses_b', 'ses_c'])
    expect(found({ owner: 'mine' })).toEqual(['ses_a'])
    expect(found({ owner: 'unassigned' })).toEqual(['ses_c'])
  })

  it('match names, addresses and messages, ignoring case and accents', () => {
    expect(found({ search: 'OZTURK doner' })).toEqual(['ses_a'])
    expect(found({ search: 'bakery' })).toEqual(['ses_b'])
    expect(found({ search: 'montreal' })).toEqual(['ses_c'])
    expect(found({ search: 'jo@cafe.example' })).toEqual(['ses_c'])
    expect(found({ owner: 'mine', search: 'montreal' })).toEqual([])
  })

  it('accept 500 characters and symbols', () => {
    expect(found({ search: 'x'.repeat(500) })).toEqual([])
    expect(found({ search: '%_"\\' })).toHaveLength(3)
  })
})
