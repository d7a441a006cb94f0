import { describe, expect, it } from 'vitest'
import { type ClaimedPlace, screenSense } from '#domain/catalogue/screenSense.ts'
import { seededProducts } from '../catalogue/seededPages.ts'
import { placeEvidence } from './placeEvidence.ts'

const senseOf = (place: ClaimedPlace) => screenSense(place, placeEvidence(place))
const columns = (place: ClaimedPlace) => senseOf(place).map(({ column }) => column)

const claimed: ClaimedPlace[] = seededProducts.flatMap(({ country, screen }) =>
  screen ? [{ ...screen, country }] : [],
)

describe('the geography that screens are checked with', () => {
  it('accepts every screen of the example inventory', () => {
    const wrong = claimed.flatMap((place) =>
      senseOf(place).map(
        ({ column, reason }) => `${place.latitude}, ${place.longitude}: ${column} ${reason}`,
      ),
    )
    expect(wrong).toEqual([])
  })
  it('rejects each of them when latitude and longitude are swapped, or 0', () => {
    const missed = claimed.filter(
      (place) =>
        columns({
          ...place,
          latitude: Math.max(-90, Math.min(90, place.longitude)),
          longitude: place.latitude,
        }).length === 0 || columns({ ...place, latitude: 0, longitude: 0 }).length === 0,
    )
    expect(missed).toEqual([])
  })
  it('rejects each Toronto screen that claims to be in New York', () => {
    const toronto = claimed.filter(
      ({ country, city }: ClaimedPlace & { city?: string }) =>
        country === 'CA' && city === 'Toronto',
    )
    expect(toronto.length).toBeGreaterThan(5)
    for (const place of toronto)
      expect(columns({ ...place, country: 'US', stateCode: 'NY', postalCode: '' })).toEqual([
        'country',
      ])
  })
})
