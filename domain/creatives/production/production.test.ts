import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWorkingDay, workingDaysBetween } from '#domain/foundation/calendar/workingDays.ts'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import type { ImageFacts, VideoFacts } from '../creative/creativeFacts.ts'
import {
  AD_CREATION_LINE_STATES,
  LINE_EVENTS,
  LINE_STATES,
  nextLineState,
  type LineEvent,
} from '#domain/orders/order/line/lineState.ts'
import { UPLOAD_PURPOSES } from '../upload/uploadSchema.ts'
import { briefingSchema, listedEntries } from './briefing.ts'
import { fitsAnchor, formatPlayTime, productionCommentSchema } from './commentAnchor.ts'
import { draftPlacement, fitsLine, isDraftSendable, judgeDraft } from './draftFit.ts'
import { byDue, dueUrgency, productionDue, type DueFacts } from './productionDue.ts'
import { PRODUCTION_LISTS } from './productionView.ts'
import { roundsLeft } from './rounds.ts'
import { isBeingMade, takesBriefing, takesDraft, takesUpload } from './takesUpload.ts'

const banner: ImageFacts = {
  kind: 'image',
  fileType: 'png',
  bytes: 20_000,
  width: 300,
  height: 250,
  orientation: 1,
}
const spot: VideoFacts = {
  kind: 'video',
  fileType: 'mp4',
  bytes: 4_000_000,
  width: 1920,
  height: 1080,
  durationMs: 15_000,
  videoCodec: 'avc',
  framesPerSecond: 25,
  variableFrameRate: false,
  hasSound: true,
  audioCodec: 'aac',
  sampleRate: 48_000,
  channels: 2,
}

describe('a brief', () => {
  it('needs only the message of the ad, and normalizes addresses and colors', () => {
    expect(briefingSchema.parse({ text: '  Hot bread at six.  ' })).toEqual({
      text: 'Hot bread at six.',
      audience: '',
      tone: null,
      must: '',
      mustNot: '',
      links: [],
      colors: [],
    })
    const full = briefingSchema.parse({
      text: 'Bread',
      links: ['www.lee.example.com/bread?x=1', 'http://lee.example.com'],
      colors: ['#ffb800'],
    })
    expect(full.links).toEqual(['https://www.lee.example.com/bread?x=1', 'http://lee.example.com'])
    expect(full.colors).toEqual(['#FFB800'])
  })

  it.each([
    ['no text', { text: ' ' }],
    ['a text without end', { text: 'x'.repeat(4_001) }],
    ['an address that runs', { text: 'x', links: ['javascript:alert(1)'] }],
    ['an address with a password', { text: 'x', links: ['https://a:b@example.com'] }],
    ['a word as address', { text: 'x', links: ['bread'] }],
    ['a color by name', { text: 'x', colors: ['red'] }],
    ['too many links', { text: 'x', links: Array.from({ length: 11 }, () => 'a.example') }],
    ['a tone of its own', { text: 'x', tone: 'shouting' }],
  ])('is refused with %s', (_, briefing) => {
    expect(briefingSchema.safeParse(briefing).success).toBe(false)
  })

  it('parses lists as people type them', () => {
    expect(listedEntries(' #112233, #445566\n\n#778899 ')).toEqual([
      '#112233',
      '#445566',
      '#778899',
    ])
  })
})

describe('a comment', () => {
  it('points at a position in a picture, or a moment of a video, within its bounds', () => {
    expect(fitsAnchor({ x: 0.5, y: 1 }, banner)).toBe(true)
    expect(fitsAnchor({ atMs: 10 }, banner)).toBe(false)
    expect(fitsAnchor({ atMs: 15_000 }, spot)).toBe(true)
    expect(fitsAnchor({ atMs: 15_001 }, spot)).toBe(false)
    expect(fitsAnchor({ x: 0, y: 0 }, spot)).toBe(false)
    expect(formatPlayTime(7_540)).toBe('0:07.5')
    expect(formatPlayTime(59_990)).toBe('1:00.0')
  })

  it('has a text, a position within bounds and the file of the position', () => {
    const fileId = `pfl_${'0'.repeat(24)}`
    const isTaken = (comment: unknown) => productionCommentSchema.safeParse(comment).success
    expect(isTaken({ text: 'Larger', fileId, anchor: { x: 0.2, y: 0.3 } })).toBe(true)
    expect(isTaken({ text: 'Larger' })).toBe(true)
    expect(isTaken({ text: ' ' })).toBe(false)
    expect(isTaken({ text: 'Larger', anchor: { x: 0.2, y: 0.3 } })).toBe(false)
    expect(isTaken({ text: 'Larger', fileId, anchor: { x: 1.1, y: 0 } })).toBe(false)
    expect(isTaken({ text: 'Larger', fileId, anchor: { x: 0, y: 0, atMs: 1 } })).toBe(false)
  })
})

describe('the due date of a draft', () => {
  const facts: DueFacts = {
    state: 'briefed',
    orderState: 'booked',
    workingDays: 3,
    briefedAt: '2026-11-24T16:00:00.000Z',
    paidAt: '2026-11-20T16:00:00.000Z',
    changesAskedAt: null,
  }

  it('counts working days from the brief, without holidays and weekends', () => {
    // A Tuesday; Thursday is Thanksgiving.
    expect(productionDue(facts)).toBe('2026-11-30')
    expect(productionDue({ ...facts, state: 'in_production' })).toBe('2026-11-30')
  })

  it('counts from the payment if that is later, and not before it', () => {
    expect(productionDue({ ...facts, paidAt: '2026-11-30T16:00:00.000Z' })).toBe('2026-12-03')
    expect(
      productionDue({ ...facts, orderState: 'awaiting_invoice_payment', paidAt: null }),
    ).toBeNull()
    // A coupon paid it all.
    expect(productionDue({ ...facts, paidAt: null })).toBe('2026-11-30')
  })

  it('uses the day of the desk: late in the evening of UTC is still its afternoon', () => {
    expect(productionDue({ ...facts, briefedAt: '2026-12-02T02:00:00.000Z' })).toBe('2026-12-04')
  })

  it('gives changes two days, and pauses during the buyer’s turn', () => {
    const asked = { ...facts, changesAskedAt: '2026-12-07T16:00:00.000Z' }
    expect(productionDue({ ...asked, state: 'changes_asked' })).toBe('2026-12-09')
    expect(productionDue({ ...asked, state: 'changes_asked', workingDays: 1 })).toBe('2026-12-08')
    for (const state of ['awaiting_brief', 'draft_ready', 'delivered', 'cancelled'] as const)
      expect(productionDue({ ...asked, state })).toBeNull()
  })

  it('is overdue from the next day on', () => {
    const at = (iso: string) => dueUrgency('2026-11-30', new Date(iso))
    expect(at('2026-11-29T12:00:00.000Z')).toBe('later')
    expect(at('2026-11-30T23:00:00.000Z')).toBe('today')
    expect(at('2026-12-01T18:00:00.000Z')).toBe('overdue')
    expect(dueUrgency(null, new Date())).toBe('none')
  })

  const moment = fc
    .date({ min: new Date('2025-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString())

  it('is a working day, a fixed number of them after the later of brief and payment', () => {
    fc.assert(
      fc.property(moment, moment, fc.integer({ min: 1, max: 15 }), (briefedAt, paidAt, days) => {
        const due = productionDue({ ...facts, briefedAt, paidAt, workingDays: days })
        expect(due).not.toBeNull()
        expect(isWorkingDay(due ?? '')).toBe(true)
        const later = briefedAt > paidAt ? briefedAt : paidAt
        // The desk's day is that of UTC or the one before.
        const fromUtc = workingDaysBetween(addDays(later.slice(0, 10), 1), addDays(due ?? '', 1))
        expect([days, days - 1]).toContain(fromUtc)
      }),
    )
  })

  it('sorts by due date, with a stable order', () => {
    const row = fc.record({
      lineId: fc.string({ minLength: 1, maxLength: 4 }),
      dueDate: fc.option(fc.constantFrom('2026-11-30', '2026-12-01', '2027-01-04')),
    })
    fc.assert(
      fc.property(fc.uniqueArray(row, { selector: ({ lineId }) => lineId }), (rows) => {
        const sorted = rows.toSorted(byDue)
        expect(rows.toReversed().toSorted(byDue)).toEqual(sorted)
        const dues = sorted.map(({ dueDate }) => dueDate ?? '9999')
        expect(dues).toEqual(dues.toSorted())
      }),
    )
  })
})

describe('rounds of changes', () => {
  it('are never negative', () => {
    fc.assert(
      fc.property(fc.nat(10), fc.nat(20), (revisions, used) => {
        const left = roundsLeft(revisions, used)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(revisions)
        expect(left + Math.min(used, revisions)).toBe(revisions)
      }),
    )
  })
})

describe('a production', () => {
  const line = (state: (typeof LINE_STATES)[number]) => ({ type: 'adcreation' as const, state })

  it('accepts a brief, material and drafts only where the transition table allows it', () => {
    const canHappen = (event: LineEvent) =>
      AD_CREATION_LINE_STATES.filter((state) => nextLineState('adcreation', state, event) !== null)
    const where = (is: typeof takesDraft) =>
      AD_CREATION_LINE_STATES.filter((state) => is(line(state)))
    expect(where(takesDraft)).toEqual(canHappen('submit_draft'))
    expect(where(takesBriefing)).toEqual([
      ...canHappen('receive_brief'),
      ...canHappen('start_production'),
    ])
    expect(where(isBeingMade)).toEqual(canHappen('cancel').filter((state) => state !== 'reserved'))
  })

  it('never makes a transition outside of the table', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...LINE_EVENTS), { maxLength: 30 }), (events) => {
        let state: (typeof LINE_STATES)[number] = 'awaiting_brief'
        for (const event of events) state = nextLineState('adcreation', state, event) ?? state
        expect(AD_CREATION_LINE_STATES).toContain(state)
        expect(state).not.toBe('reserved')
      }),
    )
  })

  it('accepts drafts only from producers, and none on a campaign', () => {
    expect(takesUpload(line('in_production'), 'draft', true)).toBe(true)
    expect(takesUpload(line('in_production'), 'draft', false)).toBe(false)
    expect(takesUpload(line('draft_ready'), 'draft', true)).toBe(false)
    expect(takesUpload(line('draft_ready'), 'briefing', false)).toBe(true)
    for (const state of LINE_STATES) {
      expect(takesUpload({ type: 'campaign', state }, 'briefing', true)).toBe(false)
      expect(takesUpload({ type: 'campaign', state }, 'draft', true)).toBe(false)
      expect(takesUpload(line(state), 'creative', true)).toBe(false)
    }
    for (const state of ['reserved', 'delivered', 'cancelled'] as const)
      for (const purpose of UPLOAD_PURPOSES)
        expect(takesUpload(line(state), purpose, true)).toBe(false)
  })

  it('is on one list of the board in each state except reserved and canceled', () => {
    const listed = Object.values(PRODUCTION_LISTS).flat()
    expect(listed.toSorted()).toEqual(
      AD_CREATION_LINE_STATES.filter(
        (state) => state !== 'reserved' && state !== 'cancelled',
      ).toSorted(),
    )
  })
})

describe('a draft', () => {
  it('is checked like any creative of its medium', () => {
    expect(judgeDraft(banner, 'online_display')).toEqual({
      findings: [],
      formatId: 'display_300x250',
    })
    const { findings } = judgeDraft({ ...banner, width: 301 }, 'online_display')
    expect(findings.map(({ severity }) => severity)).toContain('refuse')
    expect(isDraftSendable([{ findings: [] }])).toBe(true)
    expect(isDraftSendable([{ findings: [] }, { findings }])).toBe(false)
    expect(isDraftSendable([])).toBe(false)
  })

  it('can be used in any format that accepts it: a video ad on streaming TV too', () => {
    expect(fitsLine(spot, draftPlacement('online_video'))).toBe(true)
    expect(fitsLine(spot, draftPlacement('ctv'))).toBe(true)
    expect(fitsLine(spot, draftPlacement('dooh'))).toBe(false)
    expect(fitsLine(banner, draftPlacement('online_display'))).toBe(true)
    expect(fitsLine(banner, { mediaType: 'online_display', formatIds: ['display_728x90'] })).toBe(
      false,
    )
  })
})
