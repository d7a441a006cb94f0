import { describe, expect, it } from 'vitest'
import type { Forecast } from '../../forecast/forecast.types.ts'
import { passingSentence, rangeSentence } from './rangeWords.ts'

const facts = {
  impressions: { low: 80_000, mid: 100_000, high: 120_000 },
  avails: { low: 800_000, mid: 1_000_000, high: 1_200_000 },
  spreadReasons: [] as Forecast['spreadReasons'],
  measuredCampaigns: null as number | null,
  reachable: 42_596,
  productCount: 12,
}
const booked = { mediaType: 'ctv', days: 14 } as const
const sentence = (change: Partial<typeof facts>, plan: Parameters<typeof rangeSentence>[1]) =>
  rangeSentence({ ...facts, ...change }, plan)

describe('rangeSentence', () => {
  it('gives the range and its share of the forecast', () => {
    expect(sentence({}, booked)).toBe('Expect 80,000 to 120,000 impressions (±20%), by our model.')
    expect(sentence({}, { mediaType: 'dooh', days: 14 })).toBe(
      'Expect 80,000 to 120,000 views (±20%), by our model.',
    )
  })

  it('rounds the share to a whole percent, at least one', () => {
    const of = (off: number) =>
      sentence({ impressions: { low: 1_000 - off, mid: 1_000, high: 1_000 + off } }, booked)
    expect(of(0)).toContain('(±1%)')
    expect(of(15)).toContain('(±2%)')
    expect(of(14)).toContain('(±1%)')
    expect(of(1_000)).toContain('(±100%)')
  })

  it('leaves out the share where supply caps the upper end', () => {
    const capped = { impressions: { low: 80_000, mid: 100_000, high: 105_000 } }
    expect(sentence(capped, booked)).toBe('Expect 80,000 to 105,000 impressions, by our model.')
  })

  it('states the number of campaigns behind a measured range', () => {
    expect(sentence({ measuredCampaigns: 1_042 }, booked)).toBe(
      'Expect 80,000 to 120,000 impressions: 9 of 10 of our last 1,042 campaigns like this ended in this range of their forecast.',
    )
  })

  it('is empty if nothing is bought', () => {
    expect(sentence({ impressions: { low: 0, mid: 0, high: 0 } }, booked)).toBe('')
  })

  it('gives the reasons for a wide range: few people, products or days', () => {
    expect(sentence({ spreadReasons: ['audience', 'products', 'days'] }, booked)).toBe(
      'Expect 80,000 to 120,000 impressions (±20%), by our model. Only 42,600 people, 12 streaming services and 14 days, so it may vary more.',
    )
    expect(sentence({ spreadReasons: ['days'] }, { mediaType: 'dooh', days: 1 })).toBe(
      'Expect 80,000 to 120,000 views (±20%), by our model. Only 1 day, so it may vary more.',
    )
  })

  it('counts one product in the singular', () => {
    const one = { spreadReasons: ['products' as const], productCount: 1 }
    expect(sentence(one, booked)).toContain('Only 1 streaming service, so')
  })

  it('says when the plan takes most of the supply', () => {
    const all = { impressions: { low: 80_000, mid: 100_000, high: 120_000 } }
    const taken = { ...all, avails: all.impressions }
    expect(sentence(taken, booked)).toBe(
      'Expect 80,000 to 120,000 impressions (±20%), by our model. This is most of what’s available.',
    )
    expect(sentence({ ...taken, spreadReasons: ['audience'] }, booked)).toBe(
      'Expect 80,000 to 120,000 impressions (±20%), by our model. Only 42,600 people, so it may vary more. This is most of what’s available.',
    )
  })
})

it('says of screens who passes them, and who lives there', () => {
  expect(passingSentence({ reachable: 42_596, regionPopulation: 961_855 })).toBe(
    'About 42,600 different people pass these screens in this time, wherever they live; 962,000 live in the region.',
  )
})
