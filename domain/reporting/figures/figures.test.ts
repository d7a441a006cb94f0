import { describe, expect, it } from 'vitest'
import { isClickable, isSpot } from '#domain/foundation/media/mediaTraits.ts'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaTypes.ts'
import { topRows, totalRow, breakdownRows } from './breakdown.ts'
import { noCounts } from './deliveryCounts.ts'
import { dueMail, mailedDays, nextMailAt, type MailRhythm } from '../sharing/mailRhythm.ts'
import { readReportQuery } from './period.ts'
import { newestPlays, readPlayCursor, screenPlayOf } from '../plays/playLog.ts'
import { partViews } from '../plays/playViews.ts'
import { reconcile } from '../pace/reconciliation.ts'
import { oddRates, quartileSteps, rateOf } from './reportRates.ts'

describe('the rates of a report', () => {
  it('exist for the media that have them', () => {
    expect(MEDIA_TYPES.filter(isSpot)).toEqual(['online_video', 'online_audio', 'ctv'])
    expect(MEDIA_TYPES.filter(isClickable)).toEqual([
      'online_display',
      'mobile_display',
      'online_video',
    ])
  })

  it('are null without impressions', () => {
    expect([rateOf(1, 4), rateOf(0, 1), rateOf(0, 0)]).toEqual([0.25, 0, null])
  })

  it('count the losses of each step', () => {
    const valid = { ...noCounts().valid, first_quartile: 80, midpoint: 90, complete: 50 }
    const steps = quartileSteps({ ...noCounts(), impressions: 100, valid })
    expect(steps.map(({ count, share, left }) => [count, share, left])).toEqual([
      [100, 1, 0],
      [80, 0.8, 20],
      [90, 0.9, 0],
      [0, 0, 90],
      [50, 0.5, 0],
    ])
  })

  it.each(['click', 'complete', 'viewable'] as const)(
    'are odd with more of %s than impressions',
    (kind) => {
      const told = (impressions: number, count: number) =>
        oddRates({ ...noCounts(), impressions, valid: { ...noCounts().valid, [kind]: count } })
      expect(told(10, 11)).toHaveLength(1)
      expect(told(10, 11)[0]).toContain(kind === 'complete' ? 'complete views' : kind)
      expect([told(10, 10), told(0, 11)]).toEqual([[], []])
    },
  )
})

describe('a breakdown', () => {
  const row = (name: string, impressions: number) => ({
    key: name,
    name,
    detail: '',
    impressions,
    plays: 0,
    viewable: 0,
    clicks: 0,
    completes: 0,
  })

  it('has the most impressions first, then by name', () => {
    const rows = breakdownRows([row('b', 20), row('c', 60), row('a', 20)], 1_00)
    expect(rows.map(({ name, share, spendUsdMinor }) => [name, share, spendUsdMinor])).toEqual([
      ['c', 0.6, 60],
      ['a', 0.2, 20],
      ['b', 0.2, 20],
    ])
    expect(breakdownRows([row('a', 0)], 0)[0]?.share).toBe(0)
  })

  it('shows the first rows and merges the others', () => {
    const rows = breakdownRows([row('a', 50), row('b', 30), row('c', 20)], 1_00)
    expect(topRows(rows, 3)).toEqual({ top: rows, others: null })
    expect(topRows(rows, 2).others).toMatchObject({ name: '1 other', impressions: 20 })
    expect(topRows(rows, 1).others).toMatchObject({ name: '2 others', spendUsdMinor: 50 })
    expect(topRows(rows, 1).top).toHaveLength(1)
    expect(totalRow(rows)).toMatchObject({ name: 'All', impressions: 100, spendUsdMinor: 1_00 })
  })
})

describe('the billed figures', () => {
  const counts = {
    ...noCounts(),
    impressions: 1_200,
    invalid: { ...noCounts().invalid, crawler: 30 },
  }
  const money = {
    bookedImpressions: 1_000,
    budgetUsdMinor: 100_00,
    spentUsdMinor: 60_00,
    remainingUsdMinor: 30_00,
    returnedUsdMinor: 10_00,
  }
  const line = { name: 'Hats', counts, money, bookedDelivered: 1_150, isOver: true }

  it('include neither more than booked nor late counts', () => {
    expect(reconcile([line])).toMatchObject({
      counted: 1_230,
      invalid: 30,
      delivered: 1_200,
      afterEnd: 50,
      billed: 1_000,
      differences: [],
    })
    expect(reconcile([{ ...line, bookedDelivered: 900 }]).billed).toBe(900)
    expect(reconcile([{ ...line, isOver: false }]).afterEnd).toBe(0)
    expect(reconcile([line, line]).spentUsdMinor).toBe(120_00)
  })

  it('differ if the books are ahead, or amounts do not add up', () => {
    expect(reconcile([{ ...line, bookedDelivered: 1_201 }]).differences).toEqual([
      'Hats: 1,200 counted, 1,201 in the books',
    ])
    expect(reconcile([{ ...line, bookedDelivered: 1_200 }]).differences).toEqual([])
    const less = { ...money, returnedUsdMinor: 9_00 }
    expect(reconcile([{ ...line, money: less }]).differences).toEqual([
      'Hats: the amounts differ by 100 cents',
    ])
  })
})

describe('the query of a report’s address', () => {
  const read = (asked: Record<string, string>) => readReportQuery((name) => asked[name] ?? null)

  it('has a zone and days, each if valid', () => {
    const all = { zone: 'CET', from: '2026-11-01', to: '2026-11-30' }
    expect(read(all)).toEqual(all)
    expect(read({})).toEqual({})
    expect(read({ zone: 'Mars', from: 'soon', to: '30.11.2026' })).toEqual({})
    expect(read({ ...all, zone: 'toString' })).toEqual({ from: all.from, to: all.to })
  })
})

describe('plays', () => {
  const event = {
    lineId: 'lin_1',
    kind: 'play' as const,
    validity: 'valid' as const,
    atMs: 1_000,
    nonce: 'abc',
    number: 2,
    productId: 'scr_1',
    versionId: 'ver_1',
    formatId: 'f',
    place: 'US',
    answer: 'dooh' as const,
    screenId: 'scr_1',
    issuedAtMs: 900,
    hour: '1970-01-01T00',
  }

  it('are the billed ones', () => {
    expect(screenPlayOf(event)).toMatchObject({ playId: 'abc.2', screenId: 'scr_1', atMs: 1_000 })
    expect(screenPlayOf({ ...event, kind: 'impression' })).toBeNull()
    expect(screenPlayOf({ ...event, validity: 'late' })).toBeNull()
  })

  it('are sorted newest first, then by id', () => {
    const play = (playId: string, atMs: number) => ({
      lineId: 'lin_1',
      atMs,
      playId,
      screenId: 'scr_1',
      versionId: 'ver_1',
    })
    const all = newestPlays(
      [[play('a.1', 5)], [play('b.1', 5), play('c.1', 4)], [play('d.1', 9)]],
      3,
    )
    expect(all.map(({ playId }) => playId)).toEqual(['d.1', 'b.1', 'a.1'])
  })

  it('continue at the end of a page', () => {
    expect(readPlayCursor('5:abc.1')).toEqual({ atMs: 5, playId: 'abc.1' })
    expect([readPlayCursor(undefined), readPlayCursor('abc')]).toEqual([undefined, undefined])
  })

  it('are the only events that share their impressions among the screens', () => {
    const part = (kind: 'play' | 'click', count: number, productId = 'small') => ({
      kind,
      productId,
      count,
    })
    const views = partViews(
      [part('play', 2), part('play', 1, 'large'), part('click', 9)],
      100,
      (id) => (id === 'large' ? 6 : 2),
    )
    expect(views.map(({ impressions }) => impressions)).toEqual([40, 60, 0])
  })
})

describe('a mailed report', () => {
  const state = {
    startsAt: '2026-11-01T00:00:00.000Z',
    endsAt: '2026-11-30T00:00:00.000Z',
    isOver: false,
  }
  const after = (days: number) => new Date(Date.parse(state.endsAt) + days * 86_400_000)

  it.each<[MailRhythm, number, string]>([
    ['daily', 1.99, 'send_last'],
    ['daily', 2, 'forget'],
    ['weekly', 7.99, 'send_last'],
    ['weekly', 8, 'forget'],
    ['end', 99, 'send_last'],
  ])('%s, %d days after the end: %s', (rhythm, days, what) => {
    expect(dueMail(rhythm, { ...state, isOver: true }, after(days))).toBe(what)
  })

  it('starts with the campaign, or only at its end if requested', () => {
    expect(dueMail('daily', state, new Date(state.startsAt))).toBe('send')
    expect(dueMail('daily', { ...state, startsAt: state.endsAt }, after(-1))).toBe('wait')
    expect(dueMail('end', state, after(-1))).toBe('wait')
  })

  it('covers the day or week before, or everything', () => {
    const at = new Date('2026-11-23T14:00:00Z')
    expect(mailedDays({ rhythm: 'daily', zone: 'CST' }, at)).toEqual({
      from: '2026-11-22',
      to: '2026-11-22',
    })
    expect(mailedDays({ rhythm: 'weekly', zone: 'CST' }, at)).toEqual({
      from: '2026-11-16',
      to: '2026-11-22',
    })
    expect(mailedDays({ rhythm: 'end', zone: 'CST' }, at)).toBeNull()
  })

  it('is sent on the morning after the end, or on the next if that has passed', () => {
    const next = (now: string) =>
      nextMailAt({ rhythm: 'end', zone: 'UTC' }, new Date(now), state.endsAt)
    expect(next('2026-11-10T12:00:00Z')).toBe('2026-11-30T08:00:00.000Z')
    expect(next('2026-12-03T12:00:00Z')).toBe('2026-12-04T08:00:00.000Z')
  })
})
