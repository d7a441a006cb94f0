import type { PlanAssessment } from '../assessment/assessPlan.ts'
import type { SpreadReason } from './forecast.types.ts'

/** The relative uncertainty of delivery, and its main reasons. */
export interface DeliverySpread {
  share: number
  reasons: SpreadReason[]
}

/** The minimum, for the largest plans: many people, many products, months. */
const LEAST = 0.05
/**
 * The maximum addition of each, and the size at which half of it remains (people: at its square
 * root).
 */
const FEW_PEOPLE = { adds: 0.24, halvesAt: 10_000 }
const FEW_PRODUCTS = { adds: 0.16, halvesAt: 2 }
const FEW_DAYS = { adds: 0.1, halvesAt: 7 }
/** Smaller additions are not mentioned. */
const WORTH_SAYING = 0.05

/**
 * The uncertainty of a delivery: few people, few products and few days are each less certain than
 * many. Monotonic in each.
 */
export function deliverySpread({
  reachable,
  carried,
  usage,
}: Pick<PlanAssessment, 'reachable' | 'carried' | 'usage'>): DeliverySpread {
  const parts: [SpreadReason, number][] = [
    ['audience', FEW_PEOPLE.adds / (1 + Math.sqrt(reachable / FEW_PEOPLE.halvesAt))],
    ['products', FEW_PRODUCTS.adds / (1 + carried.length / FEW_PRODUCTS.halvesAt)],
    ['days', FEW_DAYS.adds / (1 + usage.activeDays / FEW_DAYS.halvesAt)],
  ]
  const share = parts.reduce((sum, [, adds]) => sum + adds, LEAST)
  const reasons = parts
    .filter(([, adds]) => adds >= WORTH_SAYING)
    .sort(([, a], [, b]) => b - a)
    .map(([reason]) => reason)
  return { share, reasons }
}

const LEAST_OF_AVAILS = 0.08
const ADDED_TO_AVAILS = 0.27
/** Impressions at which half of the addition remains. */
const AVAILS_HALVE_AT = 250_000

/** The relative uncertainty of available impressions: smaller for larger numbers. */
export const availsSpread = (avails: number): number =>
  LEAST_OF_AVAILS + ADDED_TO_AVAILS / (1 + Math.sqrt(avails / AVAILS_HALVE_AT))
