import { assessPlan, type PlanAssessment } from '../assessment/assessPlan.ts'
import type { PlanReference } from '../assessment/planReference.ts'
import { relaxations } from './relaxations.ts'

/** A choice that costs available impressions, whatever the budget: what a campaign that falls short can loosen. */
export interface ScarceChoice {
  label: string
  gainedImpressions: number
}

const SHOWN = 3
/** What gains less than this part of what is available makes nothing scarce. */
const LEAST_GAIN = 0.005

/** The three choices that cost the most available impressions, largest first. */
export function scarceChoices(
  assessment: PlanAssessment,
  reference: PlanReference,
): ScarceChoice[] {
  return relaxations(assessment.plan, reference)
    .map(({ label, relaxedPlan }) => {
      const relaxed = assessPlan(relaxedPlan, reference, assessment)
      return { label, gainedImpressions: relaxed.avails - assessment.avails }
    })
    .filter(
      ({ gainedImpressions }) =>
        gainedImpressions > 0 && gainedImpressions >= assessment.avails * LEAST_GAIN,
    )
    .sort((a, b) => b.gainedImpressions - a.gainedImpressions)
    .slice(0, SHOWN)
}
