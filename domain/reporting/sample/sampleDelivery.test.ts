import { describe, expect, it } from 'vitest'
import { countsOf } from '../figures/deliveryCounts.ts'
import { sumOf } from '../figures/hourGrid.ts'
import { sampleDelivery, type SampleCampaign } from './sampleDelivery.ts'

const campaign: SampleCampaign = {
  mediaType: 'online_display',
  plan: { firstHour: 1_000, planned: Array.from({ length: 200 }, () => 500) },
  delivered: 50_000,
  endHour: 1_100,
  publishers: ['one', 'two', 'three', 'four'],
  places: ['US-TX', 'US-CO', 'US'],
  versions: [{ id: 'crv_1', formatId: 'display_300x250' }, { id: 'crv_2' }],
  seed: 3,
}
const rows = sampleDelivery(campaign)
const sumBy = (key: 'productId' | 'place', value: string) =>
  sumOf(
    rows
      .filter((row) => row.kind === 'impression' && row.validity === 'valid' && row[key] === value)
      .map(({ count }) => count),
  )

describe('generated delivery', () => {
  it('equals the delivered number in past hours, and is deterministic', () => {
    expect(countsOf(rows).impressions).toBe(50_000)
    const hours = rows.map(({ hour }) => hour)
    expect([Math.min(...hours), Math.max(...hours)]).toEqual([1_000, 1_099])
    expect(sampleDelivery(campaign)).toEqual(rows)
    expect(sampleDelivery({ ...campaign, seed: 4 })).not.toEqual(rows)
    expect(rows.every(({ count }) => count > 0)).toBe(true)
  })

  it('has the events after an impression at the rates of its medium', () => {
    const { valid } = countsOf(rows)
    expect(valid).toMatchObject({ viewable: 35_500, click: 85, complete: 0 })
    const heard = countsOf(sampleDelivery({ ...campaign, mediaType: 'online_audio' })).valid
    expect(heard).toMatchObject({ start: 49_600, midpoint: 47_950, complete: 46_800, viewable: 0 })
  })

  it('is highest at the largest publishers and places', () => {
    const publishers = campaign.publishers.map((id) => sumBy('productId', id))
    expect(publishers).toEqual(publishers.toSorted((a, b) => b - a))
    const places = campaign.places.map((id) => sumBy('place', id))
    expect(Math.max(...places)).toBe(places[0])
    expect(sumOf(publishers)).toBe(50_000)
    expect(sumOf(places)).toBe(50_000)
    expect(Math.min(...publishers, ...places)).toBeGreaterThan(0)
    expect(new Set(rows.map(({ versionId }) => versionId))).toEqual(new Set(['crv_1', 'crv_2']))
  })

  it('has some invalid counts of every kind', () => {
    const invalid = rows.filter(({ validity }) => validity !== 'valid')
    const hours = new Set(invalid.map(({ hour }) => hour))
    expect(hours.size).toBeGreaterThan(10)
    expect(hours.size).toBeLessThan(35)
    const share = sumOf(invalid.map(({ count }) => count)) / 50_000
    expect(share).toBeGreaterThan(0.004)
    expect(share).toBeLessThan(0.014)
    expect(new Set(invalid.map(({ validity }) => validity))).toEqual(
      new Set(['data_centre', 'crawler', 'impossible_rate']),
    )
  })

  it('has invalid counts even for the smallest campaign', () => {
    const few = sampleDelivery({ ...campaign, delivered: 200 })
    expect(few.some(({ validity }) => validity !== 'valid')).toBe(true)
  })

  it('follows the given rates, and is all in the first hour if none has passed', () => {
    const slow = sampleDelivery({ ...campaign, rateOf: (hour) => (hour < 1_050 ? 0 : 1) })
    expect(Math.min(...slow.map(({ hour }) => hour))).toBe(1_050)
    const first = sampleDelivery({ ...campaign, endHour: 900 })
    expect(new Set(first.map(({ hour }) => hour))).toEqual(new Set([1_000]))
  })

  it('varies between hours by at most a quarter', () => {
    const byHour = Map.groupBy(
      rows.filter(({ kind, validity }) => kind === 'impression' && validity === 'valid'),
      ({ hour }) => hour,
    )
    const sums = [...byHour.values()].map((own) => sumOf(own.map(({ count }) => count)))
    expect(Math.max(...sums) / Math.min(...sums)).toBeLessThanOrEqual(1.25 / 0.75 + 0.02)
    expect(Math.max(...sums) / Math.min(...sums)).toBeGreaterThan(1.2)
  })
})
