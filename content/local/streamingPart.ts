import { formatWeekday } from '#domain/foundation/calendar/formatDate.ts'
import {
  fullestAreas,
  localForecastOf,
  peopleAround,
  type LocalForecast,
} from '#domain/planning/local/localForecast.ts'
import { offerFigures } from '#domain/planning/local/offerFigures.ts'
import { FARTHEST_MILES } from '#domain/planning/local/localSubject.ts'
import { soloPrice } from '#domain/planning/pricing/soloPrice.ts'
import { exampleNote } from './exampleInventory.ts'
import { areaTable } from './areaTable.ts'
import { localPath } from './localSections.ts'
import type { LocalTable } from './localView.ts'
import {
  about,
  around,
  cpm,
  formatDays,
  distance,
  fullName,
  inhabitants,
  linked,
  money,
  percent,
} from './localWords.ts'
import { neighbours, type PlaceFacts, type SubjectPart } from './placeFacts.ts'
import { COMPARED_BUDGET_MINOR, plansOf } from './planCards.ts'

const PLAN_BUDGETS_MINOR = [500_00, 1_500_00, 5_000_00]
const TABLE_BUDGETS_MINOR = [500_00, 1_000_00, 2_500_00, 5_000_00, 10_000_00]
const SERVICES = 4
const AREAS_WITHIN_MILES = 15
const FLIGHT_WEEKS = 2

/** The page of a place about streaming TV: its audience, and a budget's reach. */
export function streamingPart(facts: PlaceFacts): SubjectPart {
  const { place } = facts
  const products = facts.products.get('ctv') ?? []
  const forecast = localForecastOf(facts, 'streaming', { mediaType: 'ctv', products })
  const { audience, minBudgetMinor } = forecast.at(COMPARED_BUDGET_MINOR)
  return {
    title: `Streaming TV ads in ${fullName(place)}`,
    description: `About ${about(audience)} people around ${place.name} stream TV in a month. What ${money(COMPARED_BUDGET_MINOR)} reaches of them in two weeks, where they live, and a plan to start from.`,
    lede: lede(facts, forecast),
    figures: keyFigures(facts, forecast),
    tables: [
      budgetTable(facts, forecast),
      areaTable(facts, AREAS_WITHIN_MILES),
      serviceTable(facts),
      neighbourTable(facts),
    ],
    plans: plansOf(facts, 'streaming', [{ mediaType: 'ctv', forecast }], PLAN_BUDGETS_MINOR),
    leastPriceMinor: minBudgetMinor,
  }
}

const peopleFar = (facts: PlaceFacts): number => peopleAround(facts).at(-1)?.people ?? 0

function lede(facts: PlaceFacts, forecast: LocalForecast): string {
  const { place } = facts
  const { audience, reach, frequency } = forecast.at(COMPARED_BUDGET_MINOR)
  return `Of ${inhabitants(peopleFar(facts))} people within ${around(FARTHEST_MILES, place.country)} of ${place.name}, about **${about(audience)} stream TV** in a month. ${money(COMPARED_BUDGET_MINOR)} shows your ad to ${about(reach)} of them, ${frequency.toFixed(1)} times each in two weeks.${whereTheyLive(facts)}`
}

/** The most populous areas, as the last sentence of a text; empty without nearby areas. */
function whereTheyLive(facts: PlaceFacts): string {
  const { place } = facts
  const [fullest, ...next] = fullestAreas(facts, FARTHEST_MILES, 3)
  if (!fullest) return ''
  const isPlace = fullest.name === place.name
  const far = isPlace ? ' itself' : `, ${distance(fullest.miles, place.country)} from the center`
  const others = next.map(({ name, miles }) => `${name} (${distance(miles, place.country)})`)
  const after = others.length > 0 ? `; then ${others.join(' and ')}` : ''
  return ` The area with the most people is ${fullest.name}${far}${after}.`
}

function keyFigures(facts: PlaceFacts, forecast: LocalForecast): SubjectPart['figures'] {
  const { audience, avails, cpmMinor, reach, impressions } = forecast.at(COMPARED_BUDGET_MINOR)
  const start = forecast.runtime.startDate
  return [
    {
      value: about(audience),
      text: `viewers in a month, ${percent(audience, peopleFar(facts))} of the people around ${facts.place.name}`,
    },
    {
      value: percent(reach, audience),
      text: `of them see it for ${money(COMPARED_BUDGET_MINOR)}: ${about(impressions.mid)} impressions`,
    },
    {
      value: about(avails.mid / FLIGHT_WEEKS),
      text: 'impressions a week for sale here',
    },
    {
      value: cpm(cpmMinor),
      text: `for a thousand impressions; ${servicesWords(facts)}the earliest start is ${formatWeekday(start)}`,
    },
  ]
}

/** The services of the country. */
const servicesOf = ({ place, products }: PlaceFacts) =>
  (products.get('ctv') ?? []).filter((one) => one.country === place.country)

function servicesWords(facts: PlaceFacts): string {
  const offered = offerFigures(servicesOf(facts), 'ctv')
  if (!offered) return ''
  const { count, medianCpmMinor, lowestCpmMinor, leadDays } = offered
  return `the median of ${count} services is ${cpm(medianCpmMinor)}, the lowest ${cpm(lowestCpmMinor)}; book ${formatDays(leadDays)} ahead; `
}

function budgetTable({ place }: PlaceFacts, forecast: LocalForecast): LocalTable {
  const rows = TABLE_BUDGETS_MINOR.map((budgetMinor) => ({
    budgetMinor,
    forecast: forecast.at(budgetMinor),
  })).filter(({ budgetMinor, forecast }) => forecast.priceMinor === budgetMinor)
  return {
    caption: `What a budget reaches around ${place.name}`,
    head: ['Budget', 'Impressions', 'People', 'Times each', 'Share of viewers'],
    rows: rows.map(({ budgetMinor, forecast: { impressions, reach, frequency, audience } }) => [
      money(budgetMinor),
      about(impressions.mid),
      about(reach),
      frequency.toFixed(1),
      percent(reach, audience),
    ]),
    bars: rows.map(({ forecast }) => forecast.reach),
    note: 'A planning estimate.',
  }
}

/** The services of the country by their share of viewing here. */
function serviceTable(facts: PlaceFacts): LocalTable {
  const { place, profiles } = facts
  const country = profiles.find((one) => one.country === place.country)?.population ?? 1
  const share = peopleFar(facts) / country
  const services = servicesOf(facts)
    .toSorted((a, b) => b.weeklyImpressions - a.weeklyImpressions)
    .slice(0, SERVICES)
  return {
    caption: `The largest services around ${place.name}`,
    head: ['Service', 'Impressions a week here', 'CPM'],
    rows: services.map((service) => [
      service.name,
      about(service.weeklyImpressions * share),
      cpm(soloPrice(service).cpmMinor),
    ]),
    note: exampleNote(services),
  }
}

function neighbourTable(facts: PlaceFacts): LocalTable {
  const { place } = facts
  return {
    caption: 'The nearest large cities',
    head: ['City', `From ${place.name}`, 'People in the city'],
    rows: neighbours(facts, 'streaming').map(({ place: other, miles }) => [
      linked(fullName(other), localPath('ctv-streaming-ads', other.slug)),
      distance(miles, place.country),
      inhabitants(other.population),
    ]),
  }
}
