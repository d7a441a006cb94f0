import { medianCpmMinor } from '#domain/catalogue/products/productFigures.ts'
import type { Forecast } from '#domain/planning/forecast/forecast.types.ts'
import {
  localForecastOf,
  peopleAround,
  PLAN_WEEKS,
  type LocalForecast,
} from '#domain/planning/local/localForecast.ts'
import { offerFigures } from '#domain/planning/local/offerFigures.ts'
import { NEAR_MILES } from '#domain/planning/local/localSubject.ts'
import { screensAround } from '#domain/planning/local/screenFigures.ts'
import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import {
  MEDIA_TYPE_NAMES,
  MEDIA_TYPES,
  type MediaType,
} from '#domain/foundation/media/mediaTypes.ts'
import { MEDIA_WORDS } from '#domain/planning/findings/wording/mediaWords.ts'
import { hasExamples } from './exampleInventory.ts'
import { areaTable } from './areaTable.ts'
import { localPath } from './localSections.ts'
import type { LocalTable } from './localView.ts'
import {
  about,
  around,
  cpm,
  formatDays,
  distance,
  exact,
  fullName,
  inhabitants,
  linked,
  money,
  percent,
} from './localWords.ts'
import { neighbours, screensOf, type PlaceFacts, type SubjectPart } from './placeFacts.ts'
import { bestPlansOf, COMPARED_BUDGET_MINOR } from './planCards.ts'

const WITHIN_MILES = 10

interface MediumHere {
  mediaType: MediaType
  forecast: LocalForecast
  compared: Forecast
}

/** The page of a place about all media: the reach of the same budget in each of the six. */
export function onlinePart(facts: PlaceFacts): SubjectPart {
  const { place } = facts
  const media = mediaHere(facts)
  const people = peopleAround(facts).find(({ miles }) => miles === WITHIN_MILES)?.people ?? 0
  return {
    title: `Digital advertising in ${fullName(place)}`,
    description: `What ${money(COMPARED_BUDGET_MINOR)} reaches around ${place.name} in ${media.length} media within two weeks, where its ${inhabitants(people)} people live, and three ready plans.`,
    lede: lede(facts, media, people),
    figures: keyFigures(facts, media, people),
    tables: [mediaTable(facts, media), areaTable(facts, WITHIN_MILES), neighbourTable(facts)],
    plans: bestPlansOf(facts, 'online', media),
    leastPriceMinor: Math.min(...media.map(({ compared }) => compared.minBudgetMinor)),
  }
}

/** The media with inventory here, largest reach first. */
const mediaHere = (facts: PlaceFacts): MediumHere[] =>
  MEDIA_TYPES.map((mediaType) => {
    const products = facts.products.get(mediaType) ?? []
    const forecast = localForecastOf(facts, 'online', { mediaType, products })
    return { mediaType, forecast, compared: forecast.at(COMPARED_BUDGET_MINOR) }
  })
    .filter(({ compared }) => compared.reach > 0)
    .toSorted((a, b) => b.compared.reach - a.compared.reach)

/** Within a sentence: "online video", "streaming TV". */
const inText = ({ mediaType }: MediumHere): string => {
  const name = MEDIA_TYPE_NAMES[mediaType]
  return name.slice(0, 1).toLowerCase() + name.slice(1)
}

function lede({ place }: PlaceFacts, media: readonly MediumHere[], people: number): string {
  const [first, second] = media
  const last = media.at(-1)
  if (!first || !second || !last) return ''
  const budget = money(COMPARED_BUDGET_MINOR)
  return `${inhabitants(people)} people live within ${around(WITHIN_MILES, place.country)} of ${place.name}. In two weeks ${budget} reaches **${about(first.compared.reach)} of them in ${inText(first)}**, ${about(second.compared.reach)} in ${inText(second)} and ${about(last.compared.reach)} in ${inText(last)}, where each sees it ${last.compared.frequency.toFixed(1)} times.`
}

function keyFigures(
  facts: PlaceFacts,
  media: readonly MediumHere[],
  people: number,
): SubjectPart['figures'] {
  const [first] = media
  const often = media.toSorted((a, b) => b.compared.frequency - a.compared.frequency)[0]
  const cheapest = media.toSorted((a, b) => a.compared.cpmMinor - b.compared.cpmMinor)[0]
  const medianMinor = medianCpmMinor(
    media.map(({ compared }) => ({ baseCpmMinor: compared.cpmMinor })),
  )
  const offered = media.reduce((sum, { compared }) => sum + compared.productCount, 0)
  const weekly = media.reduce((sum, { compared }) => sum + compared.avails.mid, 0) / PLAN_WEEKS
  if (!first || !often || !cheapest) return []
  return [
    {
      value: percent(first.compared.reach, people),
      text: `of the people here see an ad that ${money(COMPARED_BUDGET_MINOR)} buys in ${inText(first)}`,
    },
    {
      value: `${often.compared.frequency.toFixed(1)} times`,
      text: `each in ${inText(often)}, the most often`,
    },
    {
      value: cpm(cheapest.compared.cpmMinor),
      text: `the lowest price of a thousand: ${inText(cheapest)}, which brings ${about(cheapest.compared.impressions.mid)} ${MEDIA_WORDS[cheapest.mediaType].impressions}; the median is ${cpm(medianMinor ?? 0)}`,
    },
    {
      value: exact(offered),
      text: `products to book, ${formatDays(leadDays(facts, media))} ahead: ${about(weekly)} impressions a week`,
    },
  ]
}

/** The lead time, from the fastest medium to the slowest product. */
function leadDays({ place, products }: PlaceFacts, media: readonly MediumHere[]) {
  const days = media.flatMap(({ mediaType }) => {
    const here = products.get(mediaType)?.filter(({ country }) => country === place.country) ?? []
    return offerFigures(here, mediaType)?.leadDays ?? []
  })
  return {
    least: Math.min(...days.map(({ least }) => least)),
    most: Math.max(...days.map(({ most }) => most)),
  }
}

function mediaTable(facts: PlaceFacts, media: readonly MediumHere[]): LocalTable {
  const { place } = facts
  return {
    caption: `${money(COMPARED_BUDGET_MINOR)} for two weeks around ${place.name}`,
    head: ['Medium', 'People', 'Times each', 'Impressions', 'CPM', 'For example on'],
    rows: media.map((one) => [
      MEDIA_TYPE_NAMES[one.mediaType],
      about(one.compared.reach),
      one.compared.frequency.toFixed(1),
      about(one.compared.impressions.mid),
      cpm(one.compared.cpmMinor),
      exampleOf(facts, one.mediaType),
    ]),
    bars: media.map(({ compared }) => compared.reach),
    note: planningNote(facts),
  }
}

const planningNote = ({ products }: PlaceFacts): string =>
  hasExamples([...products.values()].flat())
    ? 'Planning estimates on example inventory.'
    : 'Planning estimates.'

/** The largest product of a medium that is for sale here. */
function exampleOf(facts: PlaceFacts, mediaType: MediaType): string {
  if (isOnScreens(mediaType))
    return screensAround(screensOf(facts), facts.place, NEAR_MILES)[0]?.product.name ?? ''
  const ofCountry = (facts.products.get(mediaType) ?? []).filter(
    ({ country }) => country === facts.place.country,
  )
  return ofCountry.toSorted((a, b) => b.weeklyImpressions - a.weeklyImpressions)[0]?.name ?? ''
}

function neighbourTable(facts: PlaceFacts): LocalTable {
  const { place } = facts
  return {
    caption: 'The nearest large cities',
    head: ['City', `From ${place.name}`, 'People in the city', 'Screens nearby'],
    rows: neighbours(facts, 'online').map(({ place: other, miles }) => [
      linked(fullName(other), localPath('online-digital-marketing', other.slug)),
      distance(miles, place.country),
      inhabitants(other.population),
      exact(other.screens),
    ]),
  }
}
