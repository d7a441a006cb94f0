import { describe, expect, it } from 'vitest'
import type { BookRegion } from './book.types.ts'
import {
  isInRegion,
  locate,
  prepareRegion,
  reachesCountry,
  type RequestPlace,
} from './requestPlace.ts'

const AUSTIN = { latitude: 30.267, longitude: -97.743 }
/** A degree of latitude is 111.195 km. */
const north = (km: number) => ({ ...AUSTIN, latitude: AUSTIN.latitude + km / 111.195 })
/** A degree of longitude is shorter there. */
const east = (km: number) => ({
  ...AUSTIN,
  longitude: AUSTIN.longitude + km / (111.195 * Math.cos((AUSTIN.latitude * Math.PI) / 180)),
})

const region = (own: Partial<BookRegion>): BookRegion => ({
  country: 'US',
  wholeCountry: false,
  stateCodes: [],
  zipCodes: [],
  circles: [],
  ...own,
})
const lies = (own: Partial<BookRegion>, place: Partial<RequestPlace>) =>
  isInRegion(
    prepareRegion(region(own)),
    locate({ country: 'US', stateCode: 'TX', zipCode: '78701', position: null, ...place }),
  )

describe('a request', () => {
  it('from a booked country, state or ZIP code is in the region', () => {
    expect(lies({ wholeCountry: true }, {})).toBe(true)
    expect(lies({ stateCodes: ['TX'] }, {})).toBe(true)
    expect(lies({ zipCodes: ['78701'] }, { stateCode: 'CO' })).toBe(true)
    expect(lies({ stateCodes: ['CO'], zipCodes: ['78702'] }, {})).toBe(false)
  })

  it('from another country is outside, whatever its state is called', () => {
    const all = { wholeCountry: true, stateCodes: ['TX'], zipCodes: ['78701'] }
    expect(lies(all, { country: 'CA' })).toBe(false)
    expect(lies({ ...all, wholeCountry: false }, { country: 'CA' })).toBe(false)
  })

  it('is never inside an excluded circle, or without a position', () => {
    const excluded = [{ ...AUSTIN, radiusKm: 10 }]
    for (const own of [{ wholeCountry: true }, { stateCodes: ['TX'] }, { zipCodes: ['78701'] }]) {
      expect(lies({ ...own, excluded }, { position: north(9.8) })).toBe(false)
      expect(lies({ ...own, excluded }, { position: north(10.2) })).toBe(true)
      expect(lies({ ...own, excluded }, {})).toBe(false)
    }
  })

  it('is in a circle up to its radius, in any direction', () => {
    const circles = [{ ...AUSTIN, radiusKm: 100 }]
    for (const place of [north, east]) {
      expect(lies({ circles }, { position: place(99.8) })).toBe(true)
      expect(lies({ circles }, { position: place(100.2) })).toBe(false)
      expect(lies({ circles }, { position: place(-99.8) })).toBe(true)
    }
    expect(
      lies({ circles: [...circles, { ...north(500), radiusKm: 10 }] }, { position: north(495) }),
    ).toBe(true)
    expect(lies({ circles }, { position: null })).toBe(false)
  })

  it('from the other side of the earth is in a circle around all of it', () => {
    const opposite = { latitude: -AUSTIN.latitude, longitude: AUSTIN.longitude + 180 }
    expect(lies({ circles: [{ ...AUSTIN, radiusKm: 30_000 }] }, { position: opposite })).toBe(true)
    expect(lies({ circles: [{ ...AUSTIN, radiusKm: 19_000 }] }, { position: opposite })).toBe(false)
  })

  it('is in a circle across a border only within a geo group', () => {
    const circles = [{ latitude: 47.8, longitude: 13.05, radiusKm: 50 }]
    const salzburg = { country: 'AT', position: { latitude: 47.8, longitude: 13.05 } }
    expect(lies({ country: 'DE', circles }, salzburg)).toBe(true)
    expect(lies({ country: 'US', circles }, salzburg)).toBe(false)
    expect(reachesCountry(region({ country: 'DE' }), 'AT')).toBe(false)
    expect(reachesCountry(region({ country: 'DE' }), 'DE')).toBe(true)
  })
})
