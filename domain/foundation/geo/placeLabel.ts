import type { Place } from './place.ts'

/**
 * A place's unambiguous name: its name, its county if another place of the state has the same name,
 * its state and country, without repetition.
 */
export function placeLabel(
  { name, county = '', stateName }: Pick<Place, 'name' | 'county' | 'stateName'>,
  ...more: readonly string[]
): string {
  const parts = [name, county, stateName, ...more]
  return [...new Set(parts)].filter((part) => part !== '').join(', ')
}
