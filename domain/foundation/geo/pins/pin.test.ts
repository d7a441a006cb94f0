import { describe, expect, it } from 'vitest'
import { isPinId, parseCoordinates, pinId, placeOfPin } from './pin.ts'

describe('a pin', () => {
  it('carries its position in its id', () => {
    const id = pinId('US', { latitude: 30.267153, longitude: -97.743061 })
    expect(id).toBe('pin_US_30.26715_-97.74306')
    expect(isPinId(id)).toBe(true)
    expect(placeOfPin(id)).toMatchObject({
      country: 'US',
      latitude: 30.26715,
      longitude: -97.74306,
      name: '30.2672, −97.7431',
    })
  })

  it.each([
    'city_4671654',
    'pin_US_48.85660_2.35220',
    'pin_FR_48.85660_2.35220',
    'pin_US_30.26_-97.74',
    'pin_US_30.26715_-97.74306; drop table',
  ])('is invalid for %s', (id) => {
    expect(placeOfPin(id)).toBeNull()
  })
})

describe('parseCoordinates', () => {
  it.each([
    ['30.2672, -97.7431', 30.2672, -97.7431],
    [' 30.2672 −97.7431 ', 30.2672, -97.7431],
    ['30.2672;-97.7431', 30.2672, -97.7431],
    ['30.2672° N, 97.7431° W', 30.2672, -97.7431],
    ['36.85 S 174.76 E', -36.85, 174.76],
  ])('parses %s', (text, latitude, longitude) => {
    expect(parseCoordinates(text)).toEqual({ latitude, longitude })
  })

  it.each(['78701', '12 34', 'Austin, TX', '95.1, 10.2', '10.5, 190.2', ''])(
    'ignores %s',
    (text) => {
      expect(parseCoordinates(text)).toBeNull()
    },
  )
})
