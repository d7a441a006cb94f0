import { describe, expect, it } from 'vitest'
import type { Forecast } from '../forecast/forecast.types.ts'
import { passingSentence, rangeSentence } from './rangeWords.ts'

const facts = {
  impressions: { low: 80_000, mid: 100_000, high: 120_000 },
  avails: { low: 800_000, mid: 1_000_000, high: 1_200_000 },
  spreadReasons: [] as Forecast['spreadReasons'],
  reachable: 42_596,
  productCount: 12,
}
const booked = { mediaType: 'ctv', days: 14 } as const
const sentence = (change: Partial<typeof facts>, plan: Parameters<typeof rangeSentence>[1]) =>
  rangeSentence({ ...facts, ...change }, plan)

describe('how far delivery may stray', () => {
  it('is said in percent of the forecast', () => {
    expect(sentence({}, booked)).toBe('May differ by about 20%, as every forecast does.')
  })

  it('is one percent at least, and a whole number', () => {
    const of = (low: number) => sentence({ impressions: { low, mid: 1_000, high: 1_000 } }, booked)
    expect(of(1_000)).toContain('about 1%,')
    expect(of(985)).toContain('about 2%,')
    expect(of(986)).toContain('about 1%,')
    expect(of(0)).toContain('about 100%,')
  })

  it('is not said where nothing is bought', () => {
    expect(sentence({ impressions: { low: 0, mid: 0, high: 0 } }, booked)).toBe('')
  })

  it('has its reasons: few people, few products, few days', () => {
    expect(sentence({ spreadReasons: ['audience', 'products', 'days'] }, booked)).toBe(
      'May differ by about 20%: only 42,600 people can see it, 12 streaming services carry it and it runs 14 days.',
    )
    expect(sentence({ spreadReasons: ['days'] }, { mediaType: 'dooh', days: 1 })).toBe(
      'May differ by about 20%: only it runs 1 day.',
    )
  })

  it('speaks of one product as of one', () => {
    const one = { spreadReasons: ['products' as const], productCount: 1 }
    expect(sentence(one, booked)).toBe(
      'May differ by about 20%: only 1 streaming service carries it.',
    )
  })

  it('comes of taking all there is', () => {
    const all = { impressions: { low: 80_000, mid: 100_000, high: 120_000 } }
    const taken = { ...all, avails: all.impressions }
    expect(sentence(taken, booked)).toBe('May differ by about 20%: it takes most of what there is.')
    expect(sentence({ ...taken, spreadReasons: ['audience'] }, booked)).toBe(
      'May differ by about 20%: only 42,600 people can see it; it takes most of what there is.',
    )
  })
})

it('says of screens who passes them, and who lives there', () => {
  expect(passingSentence({ reachable: 42_596, regionPopulation: 961_855 })).toBe(
    'About 42,600 different people pass these screens in this time, wherever they live; 962,000 live in the region.',
  )
})
