import { expect, it } from 'vitest'
import { placeLabel } from '#domain/foundation/geo/placeLabel.ts'
import { readPlaces } from './readPlaces.ts'

/**
 * Of 35,687 places: those that GeoNames lists twice at nearly one spot, without a larger place that
 * distinguishes them.
 */
const MOST_ALIKE = 10

it('distinguishes places of the same name in a state', () => {
  const labels = Map.groupBy(readPlaces(), (place) => `${placeLabel(place)}, ${place.country}`)
  const alike = [...labels].filter(([, places]) => places.length > 1).map(([label]) => label)
  expect(alike.slice(MOST_ALIKE)).toEqual([])
})

it('adds the county only if the name alone is ambiguous', () => {
  const places = readPlaces()
  const labelOf = (name: string, stateCode: string) =>
    places
      .filter((one) => one.name === name && one.stateCode === stateCode)
      .map((p) => placeLabel(p))
  expect(labelOf('Austin', 'TX')).toEqual(['Austin, Texas'])
  const shared = places.filter((one) => (one.county ?? '') !== '')
  const names = Map.groupBy(places, (one) => `${one.country} ${one.stateCode} ${one.name}`)
  expect(shared.length).toBeGreaterThan(800)
  for (const { country, stateCode, name } of shared)
    expect(names.get(`${country} ${stateCode} ${name}`)?.length).toBeGreaterThan(1)
})
