import type { CampaignPlan } from '../campaign/campaignPlan.ts'
import { roundedWords } from './numberWords.ts'
import { assessPlan, type PlanAssessment } from '../assessment/assessPlan.ts'
import type { PlanStep } from '../campaign/planStep.ts'
import type { PlanReference } from '../assessment/planReference.ts'
import { relaxations } from './relaxations.ts'

/** A choice that costs reach, with what undoing it would give and the plan that does so. */
export interface LimitingChoice {
  code: string
  step: PlanStep
  label: string
  relaxLabel: string
  gainedImpressions: number
  relaxedPlan: CampaignPlan
}

const SHOWN = 3
/** What gains less than this part of what is available limits nothing. */
const LEAST_GAIN = 0.005

/**
 * The three choices that cost the most available impressions, largest first, each with the plan that undoes it and
 * what that gains. Only choices whose undoing gains something worth saying.
 */
export function limitingChoices(plan: CampaignPlan, reference: PlanReference): LimitingChoice[] {
  return limitingChoicesOf(assessPlan(plan, reference), reference)
}

/** The limiting choices of an assessed plan: each relaxation recomputes only what it touches. */
export function limitingChoicesOf(
  assessment: PlanAssessment,
  reference: PlanReference,
): LimitingChoice[] {
  const gains = relaxations(assessment.plan, reference).map((relaxation) => {
    const relaxed = assessPlan(relaxation.relaxedPlan, reference, assessment)
    return { relaxation, gained: relaxed.avails - assessment.avails }
  })
  return gains
    .filter(({ gained }) => gained > 0 && gained >= assessment.avails * LEAST_GAIN)
    .sort((a, b) => b.gained - a.gained)
    .slice(0, SHOWN)
    .map(({ relaxation, gained }) => {
      const { code, step, label, at, relaxedPlan } = relaxation
      const relaxLabel = `+ ${roundedWords(gained)} ${at}`
      return { code, step, label, relaxLabel, gainedImpressions: gained, relaxedPlan }
    })
}
