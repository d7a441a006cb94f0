import { fullestAreas } from '#domain/planning/local/localForecast.ts'
import type { LocalTable } from './localView.ts'
import { around, distance, inhabitants, percent } from './localWords.ts'
import type { PlaceFacts } from './placeFacts.ts'

const AREAS = 15

/** The most populous areas around a place: postal codes, elsewhere towns and city sections. */
export function areaTable(facts: PlaceFacts, within: number): LocalTable {
  const { place } = facts
  const people = facts.areas
    .filter(({ miles }) => miles <= within)
    .reduce((sum, { cell }) => sum + cell.population, 0)
  return {
    caption: `Where most people live within ${around(within, place.country)} of ${place.name}`,
    head: [place.country === 'US' ? 'ZIP code' : 'Area', 'People', 'Share', 'From the center'],
    rows: fullestAreas(facts, within, AREAS).map((area) => [
      area.name,
      inhabitants(area.people),
      percent(area.people, people),
      distance(area.miles, place.country),
    ]),
  }
}
