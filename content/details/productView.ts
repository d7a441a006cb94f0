import { formatWeekday } from '#domain/foundation/calendar/formatDate.ts'
import { MEDIA_LEAD_DAYS } from '#domain/planning/campaign/leadTime.ts'
import { adFormatLabel, findAdFormat } from '#domain/catalogue/adFormat.ts'
import type { Product, ProductKind } from '#domain/catalogue/products/product.ts'
import { similarProducts } from '#domain/catalogue/products/productFigures.ts'
import { medianSoloCpmMinor, soloPrice } from '#domain/planning/pricing/soloPrice.ts'
import type { CountryProfile } from '#domain/foundation/geo/place.ts'
import { MEDIA_TYPE_NAMES } from '#domain/foundation/media/mediaTypes.ts'
import { capitalized } from '#domain/foundation/wording/capitalized.ts'
import { MEDIA_WORDS } from '#domain/planning/findings/wording/mediaWords.ts'
import { productForecast, type ProductForecast } from '#domain/planning/forecast/productForecast.ts'
import { COUNTRY_NAMES, inCountry } from '../wording/countryNames.ts'
import type { LocalTable, LocalView } from '../local/localView.ts'
import { about, exact, linked, money, percent, cpm } from '../local/localWords.ts'
import { productPlanAddress } from '../planAddress.ts'
import { detailFrame, guidesOf, linkedProduct, topicLabel } from './detailFrame.ts'
import { productListPath, productPath, type DetailSection } from './detailSections.ts'
import { formatPath } from './formatPages.ts'
import type { DetailView } from './detailView.ts'

/** The input of a product's page. */
export interface ProductFacts {
  product: Product
  /** Products of its medium, in all countries. */
  others: readonly Product[]
  /** Profiles of its country's geo group, the country first. */
  profiles: CountryProfile[]
  now: Date
}

const KIND_WORDS: Record<ProductKind, readonly [one: string, many: string]> = {
  website: ['a website', 'websites'],
  app: ['an app', 'apps'],
  station: ['a station', 'stations'],
  streaming_service: ['a streaming service', 'streaming services'],
  screen: ['a screen', 'screens'],
}
const BUDGETS_MINOR = [500_00, 1_000_00, 2_500_00, 5_000_00, 10_000_00, 25_000_00]
const CURVE_POINTS = 25
const CURVE_END_MINOR = 25_000_00
const CARDS = 3
const SIMILAR = 6

/** Values that a product's page repeats, computed once. */
interface Known extends ProductFacts {
  forecast: ProductForecast
  /** From the product's minimum to the page's maximum. */
  budgetsMinor: readonly number[]
  ofCountry: readonly Product[]
}

/** The page of a product. */
export function productView(section: DetailSection, facts: ProductFacts): DetailView {
  const { product } = facts
  const path = productPath(product)
  if (!path) throw new Error(`${product.id} has no page`)
  const known = knownOf(facts)
  const { forecast, budgetsMinor } = known
  const [least] = budgetsMinor
  const { country, name } = product
  return {
    ...detailFrame(section.slug, path),
    path,
    // Two of these pages are more than half alike, so search engines index only their list.
    isListed: false,
    crumbs: [{ label: section.chapter, to: productListPath(section) }],
    title: `Advertise on ${name}`,
    description: `${name} in ${inCountry(country)}: ${cpm(soloPrice(product).cpmMinor)} for a thousand ${viewWords(product)}, ${about(product.weeklyImpressions)} a week. Reach by budget, formats, lead time and what is similar.`,
    lede: lede(known),
    figures: keyFigures(known),
    curve:
      least === undefined
        ? null
        : {
            caption: `Different people that ${name} reaches in four weeks, by budget`,
            points: forecast.curve(
              CURVE_POINTS,
              Math.min(CURVE_END_MINOR, forecast.at(0).maxBudgetMinor),
            ),
          },
    tables: [
      ...(least === undefined ? [] : [budgetTable(known)]),
      ...(least === undefined ? [] : [priceTable(known, least)]),
      formatTable(known),
      similarTable(known),
    ].filter(({ rows }) => rows.length > 0),
    plans: plansOf(known),
    checkedFormatId: null,
    plan:
      least === undefined ? null : { to: productPlanAddress(product), label: `Plan with ${name}` },
    next: guidesOf(section.slug),
    area: { name: COUNTRY_NAMES[country], kind: 'Country' },
    leastPriceMinor: least ?? null,
  }
}

function knownOf(facts: ProductFacts): Known {
  const { product, others } = facts
  const forecast = productForecast(facts)
  const { minBudgetMinor, maxBudgetMinor } = forecast.at(0)
  const isBookable = maxBudgetMinor >= minBudgetMinor
  const larger = BUDGETS_MINOR.filter((one) => one > minBudgetMinor && one <= maxBudgetMinor)
  return {
    ...facts,
    forecast,
    budgetsMinor: isBookable ? [minBudgetMinor, ...larger] : [],
    ofCountry: others.filter(({ country }) => country === product.country),
  }
}

const viewWords = ({ mediaType }: Product): string => MEDIA_WORDS[mediaType].impressions

function lede({ product, forecast, budgetsMinor }: Known): string {
  const { name, kind, country, organization } = product
  const [one] = KIND_WORDS[kind]
  const intro = `${name} is ${one} about ${topicLabel(product).toLowerCase()} in ${inCountry(country)}, sold by ${organization}.`
  const compared = budgetsMinor.at(1) ?? budgetsMinor.at(0)
  if (compared === undefined)
    return `${intro} It has too few ${viewWords(product)} for a campaign of its own; a plan by topic includes it.`
  const { reach, frequency, impressions } = forecast.at(compared)
  return `${intro} In four weeks ${money(compared)} buys about ${about(impressions.mid)} ${viewWords(product)} there and reaches **${about(reach)} people, ${frequency.toFixed(1)} times each**.`
}

function keyFigures({ product, ofCountry, forecast, budgetsMinor }: Known): LocalView['figures'] {
  const { kind, mediaType, country, weeklyImpressions } = product
  const { cpmMinor, ratecardCpmMinor } = soloPrice(product)
  const [, many] = KIND_WORDS[kind]
  const median = medianSoloCpmMinor(ofCountry) ?? cpmMinor
  const days = Math.max(product.leadTimeDays, MEDIA_LEAD_DAYS[mediaType])
  const all = ofCountry.reduce((sum, one) => sum + one.weeklyImpressions, 0)
  const { avails } = forecast.at(budgetsMinor.at(-1) ?? 0)
  return [
    {
      value: cpm(cpmMinor),
      text: `for a thousand ${viewWords(product)}; ratecard ${cpm(ratecardCpmMinor)}, and ${cpm(median)} is the median of ${exact(ofCountry.length)} ${many} in ${inCountry(country)}`,
    },
    {
      value: about(weeklyImpressions),
      text: `${viewWords(product)} are for sale each week, ${percent(weeklyImpressions, all)} of what the country’s ${many} offer`,
    },
    {
      value: about(avails.mid),
      text: `can be bought in the four weeks from ${formatWeekday(forecast.runtime.startDate)}, at most three a day per person`,
    },
    { value: `${days} days`, text: 'before the start: book it by then' },
  ]
}

function budgetTable({ product, forecast, budgetsMinor }: Known): LocalTable {
  const rows = budgetsMinor.map((budgetMinor) => ({ budgetMinor, ...forecast.at(budgetMinor) }))
  return {
    caption: `What a budget buys on ${product.name} in four weeks`,
    head: ['Budget', 'People', 'Times each', capitalized(viewWords(product)), 'CPM'],
    rows: rows.map(({ budgetMinor, reach, frequency, impressions, cpmMinor }) => [
      money(budgetMinor),
      about(reach),
      frequency.toFixed(1),
      about(impressions.mid),
      cpm(cpmMinor),
    ]),
    bars: rows.map(({ reach }) => reach),
    note: `Planning estimates${product.isExample ? ' on example inventory' : ''}, for everybody in ${inCountry(product.country)} at all hours. CPM is the price of a thousand ${viewWords(product)}.`,
  }
}

function priceTable({ product, forecast }: Known, leastMinor: number): LocalTable {
  const { priceLines, cpmMinor } = forecast.at(leastMinor)
  return {
    caption: `Where the price of ${product.name} comes from`,
    head: ['Part', 'Per thousand'],
    rows: [
      ...priceLines.map((line) => [line.label, cpm(line.cpmMinor)]),
      [`Total, from ${money(leastMinor)} on`, cpm(cpmMinor)],
    ],
    note: 'Larger budgets pay less per thousand, as the table above shows.',
  }
}

function formatTable({ product, forecast }: Known): LocalTable {
  const formats = product.formatIds.flatMap((id) => findAdFormat(id) ?? [])
  return {
    caption: `Formats that ${product.name} takes`,
    head: ['Format', 'Kind of file', 'Longest', 'CPM'],
    rows: formats.map((format) => {
      const path = formatPath(format.id)
      const label = adFormatLabel(format)
      return [
        path ? linked(label, path) : label,
        format.kinds.map((kind) => (kind === 'html5' ? 'HTML5' : kind)).join(' or '),
        format.maxSeconds === null ? 'still' : `${format.maxSeconds} s`,
        cpm(forecast.cpmOf(format.id)),
      ]
    }),
  }
}

function similarTable({ product, ofCountry }: Known): LocalTable {
  const similar = similarProducts(product, ofCountry, SIMILAR)
  const [, many] = KIND_WORDS[product.kind]
  return {
    caption: `The ${many} most like it in ${inCountry(product.country)}`,
    head: ['Name', 'Topic', 'CPM', 'Difference', `${capitalized(viewWords(product))} a week`],
    rows: similar.map((one) => [
      linkedProduct(one),
      topicLabel(one),
      cpm(soloPrice(one).cpmMinor),
      differenceWords(soloPrice(one).cpmMinor - soloPrice(product).cpmMinor),
      about(one.weeklyImpressions),
    ]),
  }
}

const differenceWords = (minor: number): string => {
  if (minor === 0) return 'the same'
  return minor > 0 ? `${cpm(minor)} more` : `${cpm(-minor)} less`
}

function plansOf({ product, forecast, budgetsMinor }: Known): DetailView['plans'] {
  if (budgetsMinor.length === 0) return null
  const { startDate, endDate } = forecast.runtime
  return {
    heading: 'Four weeks, ready to use',
    intro: `${product.name} alone, in all of ${inCountry(product.country)}, ${formatWeekday(startDate)} to ${formatWeekday(endDate)}. The planner opens with it, and you can change everything there.`,
    cards: budgetsMinor.slice(0, CARDS).map((budgetMinor) => {
      const { impressions, reach, frequency, savingsMinor } = forecast.at(budgetMinor)
      return {
        title: MEDIA_TYPE_NAMES[product.mediaType],
        budget: money(budgetMinor),
        lines: [
          `${about(impressions.mid)} ${viewWords(product)}, at least ${about(impressions.low)}`,
          `${about(reach)} people, ${frequency.toFixed(1)} times each`,
          `${money(savingsMinor)} less than the ratecard`,
        ],
        to: productPlanAddress(product, budgetMinor),
        linkLabel: `${product.name} for ${money(budgetMinor)}`,
      }
    }),
  }
}
