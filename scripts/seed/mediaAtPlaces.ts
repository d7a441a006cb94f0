import { join } from 'node:path'
import { forecast } from '#domain/planning/forecast/forecast.ts'
import { newPlan } from '#domain/planning/campaign/start/newPlan.ts'
import { addPlace } from '#domain/planning/campaign/edits/regionEdits.ts'
import { GEO_GROUPS, RANGE_UNITS } from '#domain/foundation/geo/campaignCountries.ts'
import type { RegionCell, RegionReference } from '#domain/foundation/geo/place.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { MEDIA_TYPE_NAMES, MEDIA_TYPES } from '#domain/foundation/media/mediaTypes.ts'
import { parseInventory, readInventoryTexts } from './catalogue/readInventory.ts'
import { readCells, readPlaces, readProfiles } from './places/readPlaces.ts'

export const MEDIA_TABLE_FILE = join(import.meta.dirname, '../../docs/lab/media-at-places.md')

/**
 * The GeoNames number of a place, and a radius in the country's unit: from 2,000 people to 12
 * million.
 */
const PLACES: readonly [geonameId: string, radius: number][] = [
  ['5525775', 10],
  ['5525775', 25],
  ['5523074', 10],
  ['4671654', 1],
  ['2775220', 10],
  ['2657908', 5],
  ['2179537', 10],
  ['4671654', 5],
  ['2660646', 15],
  ['6094817', 15],
  ['2657896', 15],
  ['5780993', 15],
  ['4671654', 25],
  ['2193733', 25],
  ['2761369', 30],
  ['2950159', 30],
  ['6167865', 30],
  ['2147714', 40],
  ['4887398', 25],
  ['5128581', 20],
  ['5368361', 25],
  ['5586437', 25],
  ['5856195', 25],
  ['4699066', 25],
  ['4335045', 25],
  ['2643743', 25],
  ['2643123', 15],
  ['2867714', 25],
  ['2158177', 30],
  ['6173331', 25],
]
/** Any Monday: four whole weeks follow. */
const NOW = new Date('2026-11-02T12:00:00Z')
const EVERYTHING_MINOR = 100_000_000_00
/** Below the first volume saving. */
const SMALL_MINOR = 1_000_00

const count = (value: number): string => value.toLocaleString('en-US')

const HEADING = `# Every medium at 30 places

Four weeks of everything that a medium has for a place, with its default plan (at most 3 times a day, all hours, all topics): the
people who can meet it / the impressions for sale / how often each person reached sees them if all are bought / the CPM of a
small budget. From the seeds of the repository; \`npm run seed:media-table\` writes it anew, and a test says when it is out of
date.

Where the figures come from:

- **People:** counted in the US, England, Wales, New Zealand and Canada, else spread over towns
  ([populations](../decisions/catalogue/populations.md)).
- **Impressions and prices by country:** \`database/seed/markets/mediaSupply.csv\`, a source or "estimated" in each row.
- **Differences between places of a country:** people around the place and price levels of US metros (BEA 2023), with estimated
  exponents ([forecast](../decisions/planning/forecast.md)).
- **Billboards:** \`venues.csv\`, \`screenMarkets.csv\` and \`screenPrices.csv\` beside it. People who pass a screen count, wherever
  they live: there can be more of them than residents.
- **Reach:** curves that meet published points (\`scripts/seed/markets/supplyLaws.test.ts\`).

All screens, sites, stations and services are fictional examples.

`

/** Page about every medium at 30 places: people that four weeks can reach, supply and price. */
export function mediaAtPlaces(): string {
  const { products } = parseInventory(readInventoryTexts())
  const regionOf = regionReader()
  const rows = PLACES.map(([geonameId, radius]) => {
    const region = regionOf(geonameId)
    const [place] = region.places
    if (!place) throw new Error(`There is no place ${geonameId}.`)
    const forecasts = MEDIA_TYPES.map((mediaType) => {
      const plan = addPlace(newPlan({ mediaType, country: place.country, now: NOW }), place, radius)
      const offered = products.filter((product) => product.mediaType === mediaType)
      const reference = { region, products: offered }
      const { cpmMinor } = forecast({ ...plan, budgetMinor: SMALL_MINOR }, reference)
      const all = forecast({ ...plan, budgetMinor: EVERYTHING_MINOR }, reference)
      return Object.assign(all, { cpmMinor })
    })
    const people = forecasts[0]?.regionPopulation ?? 0
    const name = `${place.name}, ${place.country}, ${radius} ${RANGE_UNITS[place.country]}`
    const figures = forecasts.map(({ reachable, avails, frequency, cpmMinor }) =>
      avails.mid === 0
        ? 'none'
        : `${count(reachable)} / ${count(avails.mid)} / ${frequency.toFixed(1)} / ${formatUsd(cpmMinor)}`,
    )
    return { people, line: [name, count(people), ...figures] }
  })
  const head = ['Place', 'People', ...MEDIA_TYPES.map((mediaType) => MEDIA_TYPE_NAMES[mediaType])]
  const lines = [
    head,
    head.map((_, at) => (at === 0 ? '---' : '---:')),
    ...rows.toSorted((a, b) => a.people - b.people).map(({ line }) => line),
  ]
  return `${HEADING}${lines.map((line) => `| ${line.join(' | ')} |`).join('\n')}\n`
}

/**
 * Reads the place files once. Returns a reader of a place, with the cells of the countries that are
 * planned together.
 */
export function regionReader(): (geonameId: string) => RegionReference {
  const cells = readCells()
  const places = new Map(readPlaces().map((place) => [place.id, place] as const))
  const profiles = readProfiles()
  const cellsOf = new Map<string, RegionCell[]>()
  return (geonameId) => {
    const place = places.get(`city_${geonameId}`)
    const group: readonly string[] = place ? GEO_GROUPS[place.country] : []
    const key = group.join()
    const own = cellsOf.get(key) ?? cells.filter(({ country }) => group.includes(country))
    cellsOf.set(key, own)
    return {
      profiles: profiles.filter(({ country }) => group.includes(country)),
      cells: own,
      places: place ? [place] : [],
    }
  }
}
