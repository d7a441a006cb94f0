import { planRadius, PLAN_WEEKS, type LocalOutlook } from '#domain/planning/local/localOutlook.ts'
import type { LocalSubject } from '#domain/planning/local/localSubject.ts'
import { MEDIA_TYPE_NAMES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { MEDIA_WORDS } from '#domain/planning/outlook/wording/mediaWords.ts'
import { READY_PLANS, readyPlans } from '#domain/planning/mediaMix/readyPlans.ts'
import { RANGE_UNITS } from '#domain/foundation/geo/campaignCountries.ts'
import { planAddress } from '../planAddress.ts'
import type { LocalPlan, LocalView } from './localView.ts'
import { about, cpm, money } from './localWords.ts'
import type { PlaceFacts } from './placeFacts.ts'

interface Offered {
  mediaType: MediaType
  outlook: LocalOutlook
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** "Mon, Nov 9" */
export const dayWords = (iso: string): string => dayFormat.format(new Date(`${iso}T00:00:00Z`))

/** Plans for two weeks around a place, each with its price and the press that takes it over. */
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

/** For each ready budget the medium that reaches most people with it. */
export function bestPlansOf(
  facts: PlaceFacts,
  subject: LocalSubject,
  offered: readonly Offered[],
): LocalView['plans'] {
  const media = offered.map(({ mediaType, outlook }) => ({
    mediaType,
    minBudgetMinor: outlook.at(0).minBudgetMinor,
    reachOf: (minor: number) => outlook.at(minor).reach,
  }))
  const cards = readyPlans(media).flatMap(({ title, mediaType, budgetMinor }) => {
    const one = offered.find((other) => other.mediaType === mediaType)
    return one ? [planCard(facts, subject, { one, budgetMinor, title })] : []
  })
  return cards.length === 0 ? null : planList(facts, subject, { offered, cards })
}

/** Whether the whole budget can be spent: what buys no more than the one before it is no plan of its own. */
function isWorthIt({ outlook }: Offered, budgetMinor: number): boolean {
  const { priceMinor, minBudgetMinor, reach } = outlook.at(budgetMinor)
  return reach > 0 && budgetMinor >= minBudgetMinor && priceMinor === budgetMinor
}

function planCard(
  { place }: PlaceFacts,
  subject: LocalSubject,
  taken: { one: Offered; budgetMinor: number; title: string | null },
): LocalPlan {
  const { one, budgetMinor, title } = taken
  const { mediaType, outlook } = one
  const { impressions, reach, frequency, cpmMinor, ratecardCpmMinor, priceMinor } =
    outlook.at(budgetMinor)
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
  const starts = offered.map(({ outlook }) => outlook.runtime.startDate).toSorted()
  const ends = offered.map(({ outlook }) => outlook.runtime.endDate).toSorted()
  const radius = `${planRadius(subject, place)} ${RANGE_UNITS[place.country]}`
  return {
    heading: 'Two-week plans, ready to use',
    intro: `Everybody within ${radius} of ${place.name}, at all hours, ${dayWords(starts[0] ?? '')} to ${dayWords(ends.at(-1) ?? '')}. Estimates.`,
    cards,
  }
}

/** What a place is compared by: the middle one of the ready budgets. */
export const COMPARED_BUDGET_MINOR = READY_PLANS[1].budgetMinor
