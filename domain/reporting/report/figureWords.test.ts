import { expect, it } from 'vitest'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { count, counted, percent, countedUnit } from './figureWords.ts'

it('writes a number in whole units, with commas', () => {
  expect(count(87_955)).toBe('87,955')
  expect(count(1_234_567.5)).toBe('1,234,568')
  expect(count(0.4)).toBe('0')
})

it('formats a share with the given digits, and a dash without a whole', () => {
  expect(percent(0.44)).toBe('44.0%')
  expect(percent(0.003_51, 2)).toBe('0.35%')
  expect(percent(0)).toBe('0.0%')
  expect(percent(null)).toBe('–')
})

it('uses the singular for one', () => {
  expect(counted(1, [])).toBe('1 view')
  expect(counted(1_204, [])).toBe('1,204 views')
})

it('counts views if all campaigns are on screens, otherwise impressions', () => {
  const unitOf = (...media: MediaType[]) =>
    countedUnit(
      media.map((mediaType) => ({
        id: mediaType,
        name: mediaType,
        mediaType,
        status: 'active',
        stateName: 'Running',
        startsAt: '2026-11-10T06:00:00.000Z',
        endsAt: '2026-12-01T06:00:00.000Z',
        timeZone: 'CST',
        bookedImpressions: 1,
        deliveredImpressions: 0,
        spentUsdMinor: 0,
      })),
    )
  expect(unitOf('dooh', 'dooh')).toBe('views')
  expect(unitOf('dooh', 'ctv')).toBe('impressions')
  expect(unitOf('ctv')).toBe('impressions')
})
