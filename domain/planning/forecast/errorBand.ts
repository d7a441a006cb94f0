import type { PlanAssessment } from '../assessment/assessPlan.ts'
import { deliverySpread } from './deliverySpread.ts'
import type { SpreadReason } from './forecast.types.ts'

/** The range of delivery relative to the forecast: `low` at most 1, `high` at least 1. */
export interface ErrorBand {
  low: number
  high: number
  /** The number of measured campaigns; null if the model states it. */
  campaigns: number | null
  /** The main reasons of a stated band. */
  reasons: SpreadReason[]
}

/** The band of a plan's forecast: measured where enough campaigns ran, else stated by the model (Planning 31). */
export function errorBand(assessment: PlanAssessment): ErrorBand {
  const { band } = assessment
  if (band) {
    const { low, high, campaigns } = band
    return { low: Math.min(1, low), high: Math.max(1, high), campaigns, reasons: [] }
  }
  const { share, reasons } = deliverySpread(assessment)
  return { low: 1 - share, high: 1 + share, campaigns: null, reasons }
}
