import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newPlan } from '#domain/planning/campaign/start/newPlan.ts'
import { clockEvents } from '../line/lineClock.ts'
import { lineFlags } from '../line/lineFlags.ts'
import { timeShare } from '../changes/timeShare.ts'
import type { LinePause } from './pause.types.ts'
import {
  closedPauses,
  isPaused,
  newPause,
  PAUSE_LIMITS,
  pauseProblem,
  resumedFlight,
  resumesBy,
  type PausableLine,
} from './pauseLine.ts'
import { heldImpressions, pauseViews, unpausedTime } from './pausedTime.ts'
import { deskPausedName, lineStateName, formatPause } from './formatPause.ts'

const NOW = new Date('2026-12-10T12:00:00.000Z')
const DAY = 86_400_000
const at = (days: number) => new Date(NOW.getTime() + days * DAY)

const plan = (mediaType: 'online_video' | 'dooh' = 'online_video') => {
  const made = newPlan({ mediaType, country: 'US', now: NOW })
  const runtime = {
    ...made.runtime,
    timeZone: 'UTC' as const,
    startDate: '2026-12-01',
    endDate: '2026-12-20',
  }
  return { ...made, runtime, periods: null }
}

const line: PausableLine = {
  type: 'campaign',
  state: 'running',
  orderState: 'booked',
  mediaType: 'online_video',
  endsAt: '2026-12-21T00:00:00.000Z',
}

const pauseOf = (changes: Partial<LinePause> = {}): LinePause => ({
  ...newPause(
    'online_video',
    { slots: 'keep', movesEnd: true },
    { by: 'buyer', at: NOW.toISOString() },
  ),
  ...changes,
})
const past = (days: number): LinePause =>
  pauseOf({ from: at(-days).toISOString(), until: NOW.toISOString() })

describe('a campaign before a pause', () => {
  it('is paid, not over and not paused', () => {
    expect(pauseProblem(line, NOW)).toBeNull()
    const problems = [
      { orderState: 'awaiting_invoice_payment' as const },
      { orderState: 'cancelled' as const },
      { state: 'stopped' as const },
      { state: 'fell_short' as const },
      { endsAt: NOW.toISOString() },
      { endsAt: null },
      { type: 'adcreation' as const },
      { pausedAt: NOW.toISOString(), pauses: [pauseOf()] },
    ].map((change) => pauseProblem({ ...line, ...change }, NOW))
    expect(problems).toEqual(problems.map(() => 'pause_not_possible'))
  })

  it('has a pause left, by number and by days', () => {
    const often = Array.from({ length: PAUSE_LIMITS.pauses }, () => past(1))
    expect(pauseProblem({ ...line, pauses: often.slice(1) }, NOW)).toBeNull()
    expect(pauseProblem({ ...line, pauses: often }, NOW)).toBe('pause_limit_reached')
    expect(pauseProblem({ ...line, pauses: [past(PAUSE_LIMITS.days - 1)] }, NOW)).toBeNull()
    expect(pauseProblem({ ...line, pauses: [past(PAUSE_LIMITS.days - 0.5)] }, NOW)).toBe(
      'pause_limit_reached',
    )
    expect(resumesBy([past(30)], NOW)).toBe(at(60).toISOString())
  })
})

describe('a pause', () => {
  it('moves the end of all media except billboards, and releases only billboards’ slots', () => {
    const by = { by: 'buyer' as const, at: NOW.toISOString() }
    const request = { slots: 'release' as const, movesEnd: true }
    expect(newPause('dooh', request, by)).toMatchObject({ slots: 'release', movesEnd: false })
    expect(newPause('online_audio', request, by)).toMatchObject({ slots: null, movesEnd: true })
  })

  it('neither starts nor ends a campaign, unless its end stays', () => {
    const paused = (movesEnd: boolean) => ({
      ...line,
      bookedImpressions: 100,
      deliveredImpressions: 40,
      extension: null,
      answerBy: null,
      startsAt: '2026-12-01T00:00:00.000Z',
      pausedAt: NOW.toISOString(),
      pauses: [pauseOf({ movesEnd })],
    })
    const late = '2026-12-30T00:00:00.000Z'
    expect(clockEvents({ ...paused(true), state: 'ready' }, late)).toEqual([])
    expect(clockEvents(paused(true), late)).toEqual([])
    expect(clockEvents(paused(false), late)).toEqual(['fall_short'])
  })

  it('never makes a campaign fall behind', () => {
    const facts = {
      ...line,
      startsAt: '2026-12-01T00:00:00.000Z',
      bookedImpressions: 1_000,
      deliveredImpressions: 280,
    }
    const counts = { creativeCount: 1, approvedCreativeCount: 1 }
    expect(lineFlags(facts, counts, NOW)).toEqual(['possible_underdelivery'])
    const paused = {
      pausedAt: at(-1).toISOString(),
      pauses: [pauseOf({ from: at(-1).toISOString() })],
    }
    expect(lineFlags({ ...facts, ...paused }, counts, NOW)).toEqual([])
    const resumed = [pauseOf({ from: at(-5).toISOString(), until: NOW.toISOString() })]
    expect(lineFlags({ ...facts, pauses: resumed }, counts, NOW)).toEqual([])
    expect(timeShare({ ...facts, pauses: resumed }, NOW)).toBeCloseTo(4.5 / 15)
  })

  it('has its days and its actor in words', () => {
    const [done, open] = pauseViews([past(3), pauseOf({ from: at(-1).toISOString() })], 'UTC', NOW)
    expect(done && formatPause(done)).toBe('Paused Mon, Dec 7, 2026 to Thu, Dec 10, 2026 (4 days)')
    expect(open && formatPause(open)).toBe('Paused since Wed, Dec 9, 2026 (2 days)')
    expect(lineStateName('running', 'buyer')).toBe('Paused')
    expect(lineStateName('running', null)).toBe('Running')
    expect(deskPausedName('buyer')).toBe('Paused by the customer')
    expect(isPaused({ state: 'stopped', pausedAt: NOW.toISOString() })).toBe(false)
  })
})

describe('a campaign that resumes', () => {
  const flight = {
    plan: plan(),
    startDate: '2026-12-01',
    endDate: '2026-12-20',
    extension: null,
  }

  it('ends later by the days of the pause', () => {
    const after = resumedFlight(flight, pauseOf(), at(3))
    expect(after).toMatchObject({
      movedDays: 3,
      endDate: '2026-12-23',
      endsAt: '2026-12-24T00:00:00.000Z',
    })
    expect(after.plan.runtime.endDate).toBe('2026-12-23')
    expect(resumedFlight(flight, pauseOf(), at(0.3)).movedDays).toBe(0)
    expect(resumedFlight(flight, pauseOf({ movesEnd: false }), at(3)).movedDays).toBe(0)
  })

  it('counts only the days of its flight', () => {
    const early = pauseOf({ from: '2026-11-20T12:00:00.000Z' })
    expect(resumedFlight(flight, early, new Date('2026-11-25T00:00:00.000Z')).movedDays).toBe(0)
    expect(resumedFlight(flight, early, new Date('2026-12-03T00:00:00.000Z')).movedDays).toBe(2)
  })

  it('preserves the plan of an extension and moves its last day', () => {
    const extension = { from: '2026-12-05', until: '2026-12-20', deliveredBefore: 7 }
    const after = resumedFlight({ ...flight, extension }, pauseOf(), at(2))
    expect(after.extension).toEqual({ ...extension, until: '2026-12-22' })
    expect([after.endDate, after.plan]).toEqual(['2026-12-22', flight.plan])
  })

  it('has the same elapsed and total time without its pauses as booked, whenever it was paused', () => {
    const pauses = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 9 })),
      {
        maxLength: 5,
      },
    )
    fc.assert(
      fc.property(pauses, (wanted) => {
        let now = Date.parse('2026-12-02T00:00:00.000Z')
        let found = { ...flight, endsAt: '2026-12-21T00:00:00.000Z' as string | null }
        let made: LinePause[] = []
        for (const [runs, stands] of wanted) {
          now += runs * DAY
          if ((found.endsAt ?? '') <= new Date(now).toISOString()) break
          const pause = pauseOf({ from: new Date(now).toISOString() })
          now += stands * DAY
          const { movedDays, ...next } = resumedFlight(found, pause, new Date(now))
          made = closedPauses([...made, pause], { until: new Date(now).toISOString(), movedDays })
          found = Object.assign(found, next)
        }
        const time = unpausedTime(
          { startsAt: '2026-12-01T00:00:00.000Z', endsAt: found.endsAt, pauses: made },
          new Date(now),
        )
        expect(time?.lengthMs).toBe(20 * DAY)
      }),
    )
  })
})

describe('retained billboard slots', () => {
  it('are charged for the booked hours of the pause', () => {
    const kept = pauseOf({
      slots: 'keep',
      movesEnd: false,
      from: '2026-12-05T23:59:00.000Z',
      until: '2026-12-09T23:59:00.000Z',
    })
    const facts = { pauses: [kept], bookedImpressions: 20_000 }
    expect(heldImpressions(plan('dooh'), facts, NOW)).toBe(4_000)
    const released = { ...facts, pauses: [{ ...kept, slots: 'release' as const }] }
    expect(heldImpressions(plan('dooh'), released, NOW)).toBe(0)
  })
})
