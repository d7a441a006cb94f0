import { describe, expect, it } from 'vitest'
import { mediaPriceLine } from '#content/home.ts'
import { planPath } from '#content/sitePaths.ts'
import { LOCAL_SECTION_SLUGS, LOCAL_SECTIONS } from '#content/local/localSections.ts'
import { everyKnowledgeView } from '#content/pages/findPage.ts'
import type { PageView } from '#content/pages/pageView.ts'
import { MEDIA_ECONOMICS } from '#domain/catalogue/mediaEconomics.ts'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaTypes.ts'
import { dollars, formatUsd } from '#domain/foundation/money/amount.ts'
import { placesWithPage } from '#domain/planning/local/localDirectory.ts'
import { startPlan } from '#domain/planning/campaign/start/startPlan.ts'
import { forecast } from '#domain/planning/forecast/forecast.ts'
import { typicalPrices } from '#domain/planning/findings/typicalPrices.ts'
import {
  profilesOf,
  seededDirectory,
  seededGround,
  seededPlacePage,
  seededProducts,
} from './seededPages.ts'

const NOW = new Date('2026-11-02T12:00:00Z')
const prices = typicalPrices({ products: seededProducts, profiles: profilesOf(['US']), now: NOW })
const views = await everyKnowledgeView()

const PRICE_LABEL =
  /^(?:typical )?price (?:of|for) (?:1,000|a thousand)(?: (?:views|plays|starts|banners|impressions)(?: here.*)?)?(?: today)?\.?$/i
const PRICE_NOTE = /^at (\$[\d.,]+)(?: (?:per|for a) thousand)?$/
const PRICE_IN_TEXT = /about \*\*(\$[\d.,]+)\*\*/g

/** Amounts that a page states as our typical prices. */
function typicalIn({ answer, figures, example }: PageView): string[] {
  const inAnswer = [...answer.matchAll(PRICE_IN_TEXT)].map(([, amount = '']) => amount)
  const inFigures = figures
    .filter(({ text, source }) => source === null && PRICE_LABEL.test(text))
    .map(({ value }) => value)
  const inRows = example.rows.flatMap(([label, value, note]) => [
    ...(PRICE_LABEL.test(label) ? [value] : []),
    ...(PRICE_NOTE.exec(note ?? '')?.slice(1) ?? []),
  ])
  return [...inAnswer, ...inFigures, ...inRows]
}

describe('prices that pages print', () => {
  it('match the plans that the planner opens with', () => {
    expect(MEDIA_ECONOMICS).toEqual(prices)
  })

  it.each(MEDIA_TYPES)('appear on home, in the menu and in shared pictures: %s', (mediaType) => {
    const { minBudgetMinor, typicalCpmMinor } = prices[mediaType]
    expect(mediaPriceLine(mediaType)).toBe(
      `From ${dollars(minBudgetMinor)}, about ${formatUsd(typicalCpmMinor)} CPM in the US`,
    )
  })

  it('are the only typical prices in guides', () => {
    const known = new Set(
      Object.values(prices).flatMap(({ typicalCpmMinor, premiumCpmMinor }) => [
        formatUsd(typicalCpmMinor),
        formatUsd(premiumCpmMinor),
      ]),
    )
    const printed = views.flatMap((view) =>
      typicalIn(view).map((amount) => ({ path: view.path, amount })),
    )
    expect(printed.length).toBeGreaterThan(40)
    expect(printed.filter(({ amount }) => !known.has(amount))).toEqual([])
  })

  it('start in each section at the minimum budget of its plan', () => {
    for (const { section } of views)
      expect(section.leastMinor).toBe(prices[section.mediaType ?? 'online_display'].minBudgetMinor)
  })
})

const STEP = 150

describe.each(LOCAL_SECTION_SLUGS)('%s: prices on the page of a place', (section) => {
  const places = placesWithPage(seededDirectory.places, LOCAL_SECTIONS[section])
  const looked = places.filter((_, at) => at % STEP === 0)

  it.each(looked)('$slug prints the prices of the plans that its links open', (place) => {
    const { cells, profiles } = seededGround(place)
    const region = { cells, profiles, places: [place] }
    const cards = seededPlacePage(section, place).plans?.cards ?? []
    for (const { to, budget, lines } of cards) {
      const { pathname, searchParams } = new URL(to, 'https://example.com')
      const mediaType = MEDIA_TYPES.find((medium) => planPath(medium) === pathname)
      if (!mediaType) throw new Error(`${to} opens no plan`)
      const products = seededProducts.filter((product) => product.mediaType === mediaType)
      const plan = startPlan({
        mediaType,
        place,
        budgetMinor: Number(searchParams.get('budget')),
        radius: Number(searchParams.get('radius')),
        weeks: Number(searchParams.get('weeks')),
        now: NOW,
      })
      const { priceMinor, cpmMinor, ratecardCpmMinor } = forecast(plan, { region, products })
      expect(budget).toBe(dollars(priceMinor))
      expect(lines.at(-1)).toBe(
        `CPM ${formatUsd(cpmMinor)}, ratecard ${formatUsd(ratecardCpmMinor)}`,
      )
    }
  })
})
