import type { PlanAssessment } from '../assessment/assessPlan.ts'
import { availsSpread, deliverySpread } from '../forecast/deliverySpread.ts'

/** A smaller gain is not worth a change, however sure it is. */
const LEAST_GAIN = 0.03

/**
 * The part of what a plan's budget buys that a change must gain to be offered: 3%, or what delivery may stray from the
 * forecast where that is more (Planning 20).
 */
export const leastGain = (assessment: PlanAssessment): number =>
  Math.max(LEAST_GAIN, deliverySpread(assessment).share)

/** The same part of the impressions that are available, whatever the budget. */
export const leastAvailsGain = ({ avails }: PlanAssessment): number =>
  Math.max(LEAST_GAIN, availsSpread(avails))
