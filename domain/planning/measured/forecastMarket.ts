import type { PlanRegion } from '#domain/foundation/geo/planRegion.ts'

/**
 * The market of a campaign for measuring forecasts: its first place, otherwise its states,
 * otherwise its country's code.
 */
export function forecastMarket({
  places: [first],
  country,
  stateCodes,
}: Pick<PlanRegion, 'places' | 'country' | 'stateCodes'>): string {
  if (first) return first.label
  return [...stateCodes, country].join(', ')
}
