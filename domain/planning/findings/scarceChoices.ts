import { assessPlan, type PlanAssessment } from '../assessment/assessPlan.ts'
import type { PlanReference } from '../assessment/planReference.ts'
import { leastAvailsGain } from './leastGain.ts'
import { relaxations } from './relaxations.ts'

/**
 * A choice that limits available impressions, whatever the budget, and that a campaign with a
 * shortfall can loosen.
 */
export interface ScarceChoice {
  label: string
  gainedImpressions: number
}

const SHOWN = 3

/**
 * The three choices that cost the most available impressions, largest first. Each gains at least
 * 3%, and no less than the uncertainty of the available impressions.
 */
export function scarceChoices(
  assessment: PlanAssessment,
  reference: PlanReference,
): ScarceChoice[] {
  const least = assessment.avails * leastAvailsGain(assessment)
  return relaxations(assessment.plan, reference)
    .map(({ label, relaxedPlan }) => {
      const relaxed = assessPlan(relaxedPlan, reference, assessment)
      return { label, gainedImpressions: relaxed.avails - assessment.avails }
    })
    .filter(({ gainedImpressions }) => gainedImpressions > 0 && gainedImpressions >= least)
    .sort((a, b) => b.gainedImpressions - a.gainedImpressions)
    .slice(0, SHOWN)
}
