import { describe, expect, it } from 'vitest'
import type { EventKind } from '#domain/delivery/counting/eventKind.ts'
import { MEDIA_TYPES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { noCounts } from '../figures/deliveryCounts.ts'
import { deliveredFigure, reportFigures } from './reportFigures.ts'
import type { ReportLine, ReportPace, ReportTotals } from './reportView.types.ts'

const line = (mediaType: MediaType): ReportLine => ({
  id: mediaType,
  name: mediaType,
  mediaType,
  status: 'active',
  stateName: 'Running',
  startsAt: '2026-11-10T06:00:00.000Z',
  endsAt: '2026-12-01T06:00:00.000Z',
  timeZone: 'CST',
  bookedImpressions: 200_000,
  deliveredImpressions: 50_000,
  spentUsdMinor: 60_000,
})

/** $2,500 for 200,000 impressions. */
const pace: ReportPace = {
  bookedImpressions: 200_000,
  deliveredImpressions: 50_000,
  plannedByNow: 60_000,
  projection: null,
  hasStarted: true,
  isOver: false,
  budgetUsdMinor: 250_000,
  spentUsdMinor: 60_000,
  remainingUsdMinor: 190_000,
  returnedUsdMinor: 0,
  couponAtLowUsdMinor: 0,
}

const totals = (
  impressions: number,
  valid: Partial<Record<EventKind, number>> = {},
): ReportTotals => {
  const none = noCounts()
  const counts = { ...none, impressions, valid: { ...none.valid, ...valid } }
  return { counts, planned: 80_000, spentUsdMinor: 60_000 }
}

/** The figures of some media by name: "value, note". */
function figuresOf(media: MediaType[], of: ReportTotals, change: Partial<ReportPace> = {}) {
  const figures = reportFigures({ lines: media.map(line), pace: { ...pace, ...change } }, of)
  return Object.fromEntries(figures.map(({ label, value, note }) => [label, [value, note]]))
}

describe('the delivery', () => {
  const deliveredOf = (from: string | null, to: string | null, media: MediaType = 'ctv') =>
    deliveredFigure({ lines: [line(media)], pace, from, to }, totals(50_000))

  it('is a share of the booking over the whole time', () => {
    expect(deliveredOf(null, null)).toEqual({
      label: 'Delivered impressions',
      value: '50,000',
      note: 'of 200,000 booked, 25.0%',
    })
  })

  it('is a share of the plan over some days', () => {
    const note = 'of 80,000 planned in these days, 62.5%'
    expect(deliveredOf('2026-11-12', null).note).toBe(note)
    expect(deliveredOf(null, '2026-11-12').note).toBe(note)
  })

  it('counts views if only screens run', () => {
    expect(deliveredOf(null, null, 'dooh').label).toBe('Delivered views')
  })
})

describe('the figures of a report', () => {
  it.each([
    ['online_display', ['Clicks', 'Viewable', 'Spend', 'CPM']],
    ['mobile_display', ['Clicks', 'Viewable', 'Spend', 'CPM']],
    ['online_video', ['Completion', 'Clicks', 'Spend', 'CPM']],
    ['online_audio', ['Completion', 'Spend', 'CPM']],
    ['ctv', ['Completion', 'Spend', 'CPM']],
    ['dooh', ['Spend', 'CPM']],
  ] as const)('of %s are %j', (mediaType, labels) => {
    expect(Object.keys(figuresOf([mediaType], totals(50_000)))).toEqual(labels)
  })

  it('of all media together are those of players and of clickable media', () => {
    const labels = Object.keys(figuresOf([...MEDIA_TYPES], totals(50_000, { play: 1 })))
    expect(labels).toEqual(['Completion', 'Clicks', 'Plays', 'Spend', 'CPM'])
    const without = Object.keys(figuresOf(['dooh', 'ctv'], totals(50_000)))
    expect(without).toEqual(['Completion', 'Spend', 'CPM'])
  })

  it('are shares of all impressions', () => {
    const figures = figuresOf(['online_video'], totals(50_000, { complete: 30_000, click: 175 }))
    expect(figures['Completion']).toEqual(['60.0%', '30,000 to the end'])
    expect(figures['Clicks']).toEqual(['175', '0.35% of impressions'])
    const banners = figuresOf(['online_display'], totals(50_000, { viewable: 32_000 }))
    expect(banners['Viewable']).toEqual(['64.0%', '32,000 for a second or more'])
  })

  it('show clicks once there is one', () => {
    expect(figuresOf(['ctv'], totals(50_000, { click: 1 }))['Clicks']).toEqual([
      '1',
      '0.00% of impressions',
    ])
  })

  it('show plays of screens once there is one', () => {
    expect(figuresOf(['dooh'], totals(50_000, { play: 4_000 }))['Plays']).toEqual([
      '4,000',
      'each signed, 12.5 views a play',
    ])
    expect(figuresOf(['dooh'], totals(4_000, { play: 4_000 }))['Plays']?.[1]).toBe(
      'each signed, 1 view a play',
    )
  })

  it('are shares of the impressions of their own media, if there are several', () => {
    const mixed = totals(100_000, { complete: 18_000, click: 200, play: 1_000 })
    const bases = { played: 20_000, clickable: 50_000, screens: 30_000 }
    const figures = figuresOf(['ctv', 'online_display', 'dooh'], {
      ...mixed,
      counts: { ...mixed.counts, bases },
    })
    expect(figures['Completion']?.[0]).toBe('90.0%')
    expect(figures['Clicks']?.[1]).toBe('0.40% of impressions')
    expect(figures['Plays']?.[1]).toBe('each signed, 30 views a play')
  })

  it('compare the amount spent and its price with the booking', () => {
    const figures = figuresOf(['ctv'], totals(50_000))
    expect(figures['Spend']).toEqual(['$600.00', 'of $2,500.00, 24.0%'])
    expect(figures['CPM']).toEqual(['$12.00', 'booked at $12.50'])
  })

  it('round prices to the nearest cent', () => {
    expect(figuresOf(['ctv'], totals(7_000), { bookedImpressions: 30_000 })['CPM']).toEqual([
      '$85.71',
      'booked at $83.33',
    ])
    expect(figuresOf(['ctv'], totals(11_000), { bookedImpressions: 17_000 })['CPM']).toEqual([
      '$54.55',
      'booked at $147.06',
    ])
  })

  it('have no rates without a basis', () => {
    const figures = figuresOf(['online_display'], totals(0), { budgetUsdMinor: 0 })
    expect(figures['Clicks']).toEqual(['0', ''])
    expect(figures['Spend']).toEqual(['$600.00', 'of $0.00'])
    const none = { ...totals(0), planned: 0 }
    const of = { lines: [line('ctv')], pace, from: '2026-11-12', to: null }
    expect(deliveredFigure(of, none).note).toBe('of 0 planned in these days')
  })

  it('have no price before the first impression, and none booked without a booking', () => {
    const figures = figuresOf(['ctv'], totals(0), { bookedImpressions: 0 })
    expect(figures['CPM']).toEqual(['–', ''])
    expect(figures['Completion']).toEqual(['–', '0 to the end'])
    expect(figuresOf(['ctv'], totals(1), { bookedImpressions: 1 })['CPM']).toEqual([
      '$600,000.00',
      'booked at $2,500,000.00',
    ])
  })
})
