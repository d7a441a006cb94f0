import { MEDIA_ECONOMICS } from '#domain/catalogue/mediaEconomics.ts'
import { VENUE_TYPE_LABELS } from '#domain/catalogue/topic.ts'
import { milesBetween } from '#domain/planning/local/localDirectory.ts'
import { localForecastOf } from '#domain/planning/local/localForecast.ts'
import { NEAR_MILES } from '#domain/planning/local/localSubject.ts'
import { formatQuantity } from '#domain/foundation/wording/numberWords.ts'
import { bySoloPrice, soloPrice } from '#domain/planning/pricing/soloPrice.ts'
import {
  screenFigures,
  screensAround,
  type NearScreen,
  type ScreenFigures,
} from '#domain/planning/local/screenFigures.ts'
import { inCountry } from '../wording/countryNames.ts'
import { exampleNote, screensNoun } from './exampleInventory.ts'
import { localPath } from './localSections.ts'
import type { LocalTable, LocalVenue } from './localView.ts'
import {
  about,
  around,
  formatDays,
  distance,
  exact,
  fullName,
  spellCount,
  linked,
  percent,
  cpm,
} from './localWords.ts'
import { neighbours, screensOf, type PlaceFacts, type SubjectPart } from './placeFacts.ts'
import { plansOf } from './planCards.ts'

/** The planner's map has the others. */
export const MOST_SCREENS = 12
const BUDGETS_MINOR = [500_00, 1_000_00, 2_500_00]

/** The page of a place about its screens. */
export function screensPart(facts: PlaceFacts): SubjectPart {
  const { place } = facts
  const near = screensAround(screensOf(facts), place, NEAR_MILES)
  const figures = screenFigures(near.map(({ product }) => product))
  const [first] = near
  if (!figures || !first) throw new Error(`${place.slug} has no screens`)
  const forecast = localForecastOf(facts, 'screens', {
    mediaType: 'dooh',
    products: facts.products.get('dooh') ?? [],
  })
  const lowest = near.toSorted((a, b) => bySoloPrice(a.product, b.product))[0]
  return {
    title: `Digital billboards in ${fullName(place)}`,
    description: `${exact(figures.count)} ${screensNoun(screensOf(facts))} within ${around(NEAR_MILES, place.country)} of ${place.name}, from ${lowest ? cpm(soloPrice(lowest.product).cpmMinor) : ''} a thousand views: where they stand, whom they reach, and a plan for two weeks.`,
    lede: lede(facts, near, figures),
    figures: keyFigures(facts, near, figures),
    tables: [screenTable(near, facts), venueTable(figures, place.name), neighbourTable(facts)],
    venues: venuesOf(figures),
    plans: plansOf(facts, 'screens', [{ mediaType: 'dooh', forecast }], BUDGETS_MINOR),
    leastPriceMinor: MEDIA_ECONOMICS.dooh.minBudgetMinor,
  }
}

function lede({ place }: PlaceFacts, near: readonly NearScreen[], figures: ScreenFigures): string {
  const [first] = near
  const last = near.at(-1)
  if (!first || !last) return ''
  const share = percent(first.product.weeklyImpressions, figures.weeklyViews)
  return `${spellCount(figures.count)} ${screensNoun(near.map(({ product }) => product))} stand within ${around(NEAR_MILES, place.country)} of ${place.name}, from “${first.product.name}” to “${last.product.name}”. They get **${exact(figures.weeklyViews)} views a week**, ${share} of them on the first screen.`
}

function keyFigures(
  facts: PlaceFacts,
  near: readonly NearScreen[],
  figures: ScreenFigures,
): SubjectPart['figures'] {
  const { country } = facts.place
  const ofCountry = screenFigures(screensOf(facts).filter((one) => one.country === country))
  const lowest = near.toSorted((a, b) => bySoloPrice(a.product, b.product))[0]
  const { least, most } = figures.leadDays
  const slowest = near.toSorted((a, b) => b.product.leadTimeDays - a.product.leadTimeDays)[0]
  return [
    {
      value: cpm(figures.medianCpmMinor),
      text: `median price of a thousand views; for all ${exact(ofCountry?.count ?? 0)} screens in ${inCountry(country)} it is ${cpm(ofCountry?.medianCpmMinor ?? 0)}`,
    },
    {
      value: lowest ? cpm(soloPrice(lowest.product).cpmMinor) : '',
      text: `the lowest: ${lowest?.product.name}, ratecard ${lowest ? cpm(soloPrice(lowest.product).ratecardCpmMinor) : ''}`,
    },
    {
      value: exact(figures.weeklyViews),
      text: `views a week for sale, one slot on each of ${exact(figures.count)} screens`,
    },
    {
      value: formatDays(figures.leadDays),
      text:
        least === most
          ? 'before the start: book a screen by then'
          : `before the start: book by then; ${slowest?.product.name} takes longest`,
    },
  ]
}

function screenTable(near: readonly NearScreen[], { place }: PlaceFacts): LocalTable {
  const shown = near.slice(0, MOST_SCREENS)
  const rest = near.length - shown.length
  return {
    caption: `The screens around ${place.name}, the most viewed first`,
    head: ['Screen', 'Place', 'Distance', 'Views a week', 'CPM', 'Ratecard'],
    rows: shown.map(({ product, miles }, at) => [
      `${at + 1}. ${product.name}`,
      VENUE_TYPE_LABELS[product.screen.venueType],
      distance(miles, place.country),
      exact(product.weeklyImpressions),
      cpm(soloPrice(product).cpmMinor),
      cpm(soloPrice(product).ratecardCpmMinor),
    ]),
    bars: shown.map(({ product }) => product.weeklyImpressions),
    note: [
      rest > 0 ? `The planner shows ${exact(rest)} more.` : '',
      exampleNote(near.map(({ product }) => product)),
      'CPM is the price of a thousand views.',
    ]
      .filter((part) => part !== '')
      .join(' '),
  }
}

const venuesOf = (figures: ScreenFigures): LocalVenue[] =>
  figures.venues.map(({ venue, screens, views }) => ({
    label: VENUE_TYPE_LABELS[venue],
    screens,
    views,
    screensWords: formatQuantity(screens, 'screen', 'screens'),
    viewsWords: percent(views, figures.weeklyViews),
  }))

const venueTable = (figures: ScreenFigures, name: string): LocalTable => ({
  caption: `The screens around ${name} by kind of place`,
  head: ['Kind of place', 'Screens', 'Views a week', 'Share'],
  rows: figures.venues.map(({ venue, screens, views }) => [
    VENUE_TYPE_LABELS[venue],
    exact(screens),
    exact(views),
    percent(views, figures.weeklyViews),
  ]),
  bars: figures.venues.map(({ views }) => views),
})

function neighbourTable(facts: PlaceFacts): LocalTable {
  const { place } = facts
  const screens = screensOf(facts)
  return {
    caption: 'The nearest cities with screens',
    head: ['City', `From ${place.name}`, 'Screens', 'Median CPM', 'Views a week'],
    rows: neighbours(facts, 'screens').map(({ place: other, miles }) => {
      const there = screenFigures(
        screens.filter(({ screen }) => milesBetween(other, screen) <= NEAR_MILES),
      )
      return [
        linked(fullName(other), localPath('billboards-digital', other.slug)),
        distance(miles, place.country),
        exact(there?.count ?? 0),
        cpm(there?.medianCpmMinor ?? 0),
        about(there?.weeklyViews ?? 0),
      ]
    }),
  }
}
