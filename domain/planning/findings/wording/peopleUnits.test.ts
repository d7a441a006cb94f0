import { describe, expect, it } from 'vitest'
import { formatHousehold, peopleSentence } from './peopleUnits.ts'

const forecast = { reach: 10_000, audience: 100_000, reachable: 50_000, regionPopulation: 200_000 }

describe('whom a forecast counts', () => {
  it('names people and households of streaming TV', () => {
    expect(peopleSentence(forecast, { mediaType: 'ctv', country: 'US' })).toBe(
      'Reach counts people, in at least 4,000 households of 2.5 people (estimate).',
    )
    expect(formatHousehold(10_000, 'DE')).toBe('at least 5,000 households of 2 people')
  })

  it('separates monthly from weekly listeners', () => {
    expect(peopleSentence(forecast, { mediaType: 'online_audio', country: 'US' })).toBe(
      'Your audience has 100,000 monthly listeners, 92,000 of them weekly (estimate).',
    )
  })

  it('names the people who pass screens', () => {
    expect(peopleSentence(forecast, { mediaType: 'dooh', country: 'US' })).toContain(
      '50,000 different people pass these screens',
    )
  })

  it('is empty for display, mobile and video', () => {
    for (const mediaType of ['online_display', 'mobile_display', 'online_video'] as const)
      expect(peopleSentence(forecast, { mediaType, country: 'US' })).toBe('')
  })
})
