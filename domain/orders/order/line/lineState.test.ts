import { describe, expect, it } from 'vitest'
import { creativeEvent } from './creativeEvent.ts'
import {
  AD_CREATION_LINE_STATES,
  CAMPAIGN_LINE_STATES,
  firstLineState,
  isBeforeStart,
  isLineOver,
  isRunning,
  isStill,
  LINE_EVENTS,
  LINE_STATES,
  lineStateAfter,
  lineTransitions,
  nextLineState,
  ORDER_LINE_TYPES,
  orderStatesAllowing,
  type LineEvent,
  type LineState,
  type OrderLineType,
} from './lineState.ts'
import { ORDER_STATES } from '../orderState.ts'

/** The intended transitions, event by event; an event that is not listed cannot happen. */
const ALLOWED: Record<OrderLineType, Partial<Record<LineEvent, string>>> = {
  campaign: {
    book: 'reserved → awaiting_creatives',
    cancel: `reserved, awaiting_creatives, in_review, ready, ready_with_modification → cancelled`,
    submit_creatives: `awaiting_creatives, ready, ready_with_modification, running, running_with_modification → in_review`,
    approve_creatives: 'awaiting_creatives, in_review → ready',
    deny_creatives: `in_review, ready, ready_with_modification, running, running_with_modification → awaiting_creatives`,
    remove_creatives: `in_review, ready, ready_with_modification, running, running_with_modification → awaiting_creatives`,
    submit_modification: `awaiting_creatives, in_review, ready → ready_with_modification; running → running_with_modification`,
    settle_modification: `ready_with_modification → ready; running_with_modification → running`,
    start: 'ready → running; ready_with_modification → running_with_modification',
    end: `awaiting_creatives, in_review, ready, ready_with_modification, running, running_with_modification → ended`,
    fall_short: 'running, running_with_modification → fell_short',
    extend: 'fell_short → running',
    settle_short: 'fell_short → ended',
    stop: `awaiting_creatives, in_review, ready, ready_with_modification, running, running_with_modification → stopped`,
  },
  adcreation: {
    book: 'reserved → awaiting_brief',
    cancel: `reserved, awaiting_brief, briefed, in_production, draft_ready, changes_asked → cancelled`,
    receive_brief: 'awaiting_brief → briefed',
    start_production: 'briefed → in_production',
    submit_draft: 'in_production, changes_asked → draft_ready',
    ask_changes: 'draft_ready → changes_asked',
    accept_draft: 'draft_ready → delivered',
  },
}

const STATES = { campaign: CAMPAIGN_LINE_STATES, adcreation: AD_CREATION_LINE_STATES }

function agreed(type: OrderLineType, state: LineState, event: LineEvent): string | null {
  const rules = ALLOWED[type][event]?.split('; ') ?? []
  const rule = rules.find((one) => one.split(' → ')[0]?.split(', ').includes(state))
  return rule?.split(' → ')[1] ?? null
}

describe('a line', () => {
  it.each(ORDER_LINE_TYPES.flatMap((type) => LINE_STATES.map((state) => [type, state] as const)))(
    'of type %s in state %s changes only by the agreed events',
    (type, state) => {
      for (const event of LINE_EVENTS) {
        const isOwn = STATES[type].some((own) => own === state)
        const next = isOwn ? agreed(type, state, event) : null
        expect([event, nextLineState(type, state, event)]).toEqual([event, next])
        for (const orderState of ORDER_STATES) {
          const isPossible = orderStatesAllowing(event).includes(orderState)
          expect(lineStateAfter({ type, state, orderState }, event)).toBe(isPossible ? next : null)
        }
      }
    },
  )

  it('needs its order paid to start, booked for all else, and canceled to be canceled', () => {
    for (const event of LINE_EVENTS) {
      const needed = {
        book: ['booked'],
        cancel: ['cancelled'],
        start: ['booked'],
        fall_short: ['booked'],
        start_production: ['booked'],
      }[event as string] ?? ['awaiting_invoice_payment', 'booked']
      expect([event, orderStatesAllowing(event)]).toEqual([event, needed])
    }
  })

  it('can reach each of its states, and leave all but the final ones', () => {
    for (const type of ORDER_LINE_TYPES) {
      const reached = new Set<LineState>([
        firstLineState(type, 'awaiting_payment'),
        ...LINE_EVENTS.flatMap((event) =>
          lineTransitions(event).flatMap((move) => (move.type === type ? [move.to] : [])),
        ),
      ])
      expect(reached).toEqual(new Set(STATES[type]))
    }
    expect(LINE_STATES.filter(isLineOver)).toEqual(['ended', 'stopped', 'cancelled', 'delivered'])
    expect(LINE_STATES.filter((state) => isStill(state) && !isLineOver(state))).toEqual([
      'fell_short',
    ])
    expect(LINE_STATES.filter(isRunning)).toEqual(['running', 'running_with_modification'])
    expect(CAMPAIGN_LINE_STATES.filter(isBeforeStart)).toEqual([
      'reserved',
      'awaiting_creatives',
      'in_review',
      'ready',
      'ready_with_modification',
    ])
  })
})

describe('the creatives of a campaign', () => {
  const LIVE = CAMPAIGN_LINE_STATES.filter((state) => state !== 'reserved' && !isStill(state))
  const COUNTS = [0, 1, 2].flatMap((approved) =>
    [0, 1, 2].map((inReview) => ({ approved, inReview })),
  )
  const after = (state: LineState, counts: (typeof COUNTS)[number]) => {
    const event = creativeEvent(state, counts)
    return event === null ? state : nextLineState('campaign', state, event)
  }

  it('determine the line’s state, whatever happened before', () => {
    for (const state of LIVE)
      for (const counts of COUNTS) {
        const { approved, inReview } = counts
        const runs = isRunning(state) ? 'running' : 'ready'
        const isRight =
          approved === 0
            ? inReview === 0
              ? 'awaiting_creatives'
              : 'in_review'
            : inReview === 0
              ? runs
              : `${runs}_with_modification`
        expect([state, counts, after(state, counts)]).toEqual([state, counts, isRight])
      }
  })

  it('do not affect a line that is reserved, over or waiting for a choice', () => {
    for (const state of ['reserved', 'fell_short', 'ended', 'stopped', 'cancelled'] as const)
      for (const counts of COUNTS) expect(creativeEvent(state, counts)).toBeNull()
  })

  it('never stop a running campaign while one is approved', () => {
    expect(after('running', { approved: 1, inReview: 1 })).toBe('running_with_modification')
    expect(after('running_with_modification', { approved: 1, inReview: 0 })).toBe('running')
    expect(after('running_with_modification', { approved: 0, inReview: 1 })).toBe('in_review')
  })
})
