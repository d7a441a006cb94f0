import { formatWeekday } from '#domain/foundation/calendar/formatDate.ts'
import { planRadius, PLAN_WEEKS, type LocalForecast } from '#domain/planning/local/localForecast.ts'
import type { LocalSubject } from '#domain/planning/local/localSubject.ts'
import { MEDIA_TYPE_NAMES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { MEDIA_WORDS } from '#domain/planning/findings/wording/mediaWords.ts'
import { READY_PLANS, readyPlans } from '#domain/planning/mediaMix/readyPlans.ts'
import { RANGE_UNITS } from '#domain/foundation/geo/campaignCountries.ts'
import { planAddress } from '../planAddress.ts'
import type { LocalPlan, LocalView } from './localView.ts'
import { about, cpm, money } from './localWords.ts'
import type { PlaceFacts } from './placeFacts.ts'

interface Offered {
  mediaType: MediaType
  forecast: LocalForecast
}

/** Two-week plans around a place, each with its price and a link that opens it. */
export function plansOf(
  facts: PlaceFacts,
  subject: LocalSubject,
  offered: readonly Offered[],
  budgetsMinor: readonly number[],
): LocalView['plans'] {
  const cards = budgetsMinor.flatMap((budgetMinor) =>
    offered
      .filter((one) => isWorthIt(one, budgetMinor))
      .map((one) => planCard(facts, subject, { one, budgetMinor, title: null })),
  )
  return cards.length === 0 ? null : planList(facts, subject, { offered, cards })
}

/** For each suggested budget the medium with the largest reach. */
export function bestPlansOf(
  facts: PlaceFacts,
  subject: LocalSubject,
  offered: readonly Offered[],
): LocalView['plans'] {
  const media = offered.map(({ mediaType, forecast }) => ({
    mediaType,
    minBudgetMinor: forecast.at(0).minBudgetMinor,
    reachOf: (minor: number) => forecast.at(minor).reach,
  }))
  const cards = readyPlans(media).flatMap(({ title, mediaType, budgetMinor }) => {
    const one = offered.find((other) => other.mediaType === mediaType)
    return one ? [planCard(facts, subject, { one, budgetMinor, title })] : []
  })
  return cards.length === 0 ? null : planList(facts, subject, { offered, cards })
}

/**
 * Whether the whole budget can be spent: a plan that buys no more than the previous one is omitted.
 */
function isWorthIt({ forecast }: Offered, budgetMinor: number): boolean {
  const { priceMinor, minBudgetMinor, reach } = forecast.at(budgetMinor)
  return reach > 0 && budgetMinor >= minBudgetMinor && priceMinor === budgetMinor
}

function planCard(
  { place }: PlaceFacts,
  subject: LocalSubject,
  taken: { one: Offered; budgetMinor: number; title: string | null },
): LocalPlan {
  const { one, budgetMinor, title } = taken
  const { mediaType, forecast } = one
  const { impressions, reach, frequency, cpmMinor, ratecardCpmMinor, priceMinor } =
    forecast.at(budgetMinor)
  const medium = MEDIA_TYPE_NAMES[mediaType]
  return {
    title: title === null ? medium : `${title}: ${medium}`,
    budget: money(priceMinor),
    lines: [
      `${about(impressions.mid)} ${MEDIA_WORDS[mediaType].impressions}, at least ${about(impressions.low)}`,
      `${about(reach)} people, ${frequency.toFixed(1)} times each`,
      `CPM ${cpm(cpmMinor)}, ratecard ${cpm(ratecardCpmMinor)}`,
    ],
    to: planAddress(mediaType, place.id, budgetMinor, {
      radius: planRadius(subject, place),
      weeks: PLAN_WEEKS,
    }),
    linkLabel: `${medium} for ${money(priceMinor)}`,
  }
}

function planList(
  { place }: PlaceFacts,
  subject: LocalSubject,
  { offered, cards }: { offered: readonly Offered[]; cards: readonly LocalPlan[] },
): LocalView['plans'] {
  const starts = offered.map(({ forecast }) => forecast.runtime.startDate).toSorted()
  const ends = offered.map(({ forecast }) => forecast.runtime.endDate).toSorted()
  const radius = `${planRadius(subject, place)} ${RANGE_UNITS[place.country]}`
  return {
    heading: 'Two-week plans, ready to use',
    intro: `Everybody within ${radius} of ${place.name}, at all hours, ${formatWeekday(starts[0] ?? '')} to ${formatWeekday(ends.at(-1) ?? '')}. Estimates.`,
    cards,
  }
}

/** The budget for comparing places: the middle one of the suggestions. */
export const COMPARED_BUDGET_MINOR = READY_PLANS[1].budgetMinor
