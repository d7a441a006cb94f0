import type { Place } from './place.ts'

/**
 * A place as people tell it from others: its name, its county where another place of the state has the name, its state, and
 * what follows; parts that repeat are left out.
 */
export function placeLabel(
  { name, county = '', stateName }: Pick<Place, 'name' | 'county' | 'stateName'>,
  ...more: readonly string[]
): string {
  const parts = [name, county, stateName, ...more]
  return [...new Set(parts)].filter((part) => part !== '').join(', ')
}
