import type { PlanAssessment } from '../assessment/assessPlan.ts'
import { availsSpread } from '../forecast/deliverySpread.ts'
import { errorBand } from '../forecast/errorBand.ts'

/** A smaller gain is not worth a change, however certain. */
const LEAST_GAIN = 0.03

/**
 * The minimum gain of a suggested change, as a part of what the budget buys: 3%, or the forecast's
 * measured or stated error if larger (Planning 20).
 */
export function leastGain(assessment: PlanAssessment): number {
  const { low, high } = errorBand(assessment)
  return Math.max(LEAST_GAIN, 1 - low, high - 1)
}

/** The minimum gain as a part of the available impressions, whatever the budget. */
export const leastAvailsGain = ({ avails }: PlanAssessment): number =>
  Math.max(LEAST_GAIN, availsSpread(avails))
