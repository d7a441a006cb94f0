import {
  KM_PER_MILE,
  RANGE_UNITS,
  type CampaignCountry,
} from '#domain/foundation/geo/campaignCountries.ts'
import type { LocalPlace } from '#domain/planning/local/localDirectory.ts'
import { dollars, formatUsd } from '#domain/foundation/money/amount.ts'
import { formatPeople, formatRounded, formatCount } from '#domain/foundation/wording/numberWords.ts'

/** "12,345" */
export const exact = (value: number): string => formatCount(value)

/** A displayed number of residents: "26,966", "2.46 M". */
export const inhabitants = formatPeople

/** An estimate rounded to three digits. */
export const about = formatRounded

export const money = dollars

/** The price of a thousand impressions, always with cents: "$33.00" beside "$31.85". */
export const cpm = formatUsd

/** A share in whole percent: "12%"; "under 1%". */
export function percent(part: number, whole: number): string {
  const share = whole > 0 ? (part / whole) * 100 : 0
  return share > 0 && share < 1 ? 'under 1%' : `${Math.round(share)}%`
}

/** "3.4 mi", in the country's own unit. */
export function distance(miles: number, country: CampaignCountry): string {
  const unit = RANGE_UNITS[country]
  return `${(unit === 'mi' ? miles : miles * KM_PER_MILE).toFixed(1)} ${unit}`
}

/** A whole number of miles in the country's unit: "25 miles", "40 km". */
export const around = (miles: number, country: CampaignCountry): string =>
  RANGE_UNITS[country] === 'mi' ? `${miles} miles` : `${Math.round(miles * KM_PER_MILE)} km`

/** A one-digit number as a capitalized word. */
export const spellCount = (count: number): string =>
  ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'][count] ??
  exact(count)

/** "Chicago, Illinois"; a city-state only once. */
export const fullName = ({ name, stateName }: Pick<LocalPlace, 'name' | 'stateName'>): string =>
  stateName === name ? name : `${name}, ${stateName}`

/** A link within a text. */
export const linked = (label: string, to: string): string => `[${label}](${to})`

/** "5 days", "5 to 7 days". */
export const formatDays = ({ least, most }: { least: number; most: number }): string =>
  least === most ? `${least} days` : `${least} to ${most} days`
