import type { CampaignPlan } from '../campaign/campaignPlan.ts'
import { MEDIA_WORDS } from './wording/mediaWords.ts'
import { formatRounded } from '#domain/foundation/wording/numberWords.ts'
import { assessPlan, type PlanAssessment } from '../assessment/assessPlan.ts'
import type { PlanStep } from '../campaign/planStep.ts'
import type { PlanReference } from '../assessment/planReference.ts'
import { boughtOf, type Bought } from '../forecast/forecast.ts'
import { priceSchedule } from '../pricing/priceSchedule.ts'
import { leastGain } from './leastGain.ts'
import { relaxations, type Relaxation } from './relaxations.ts'

/**
 * A choice that limits the budget's result, the gain of undoing it for the same budget, and the
 * plan that does so.
 */
export interface LimitingChoice {
  code: string
  step: PlanStep
  label: string
  relaxLabel: string
  gainedReach: number
  gainedImpressions: number
  /** The price of 1,000 impressions then, USD cents. */
  cpmMinor: number
  relaxedPlan: CampaignPlan
}

const SHOWN = 3

/**
 * The three choices whose undoing would gain the most for the plan's own budget, people before impressions, each with
 * the plan that undoes it. Never one that gains less than 3%, less than delivery may stray from the forecast, or that would lower either.
 */
export function limitingChoices(plan: CampaignPlan, reference: PlanReference): LimitingChoice[] {
  return limitingChoicesOf(assessPlan(plan, reference), reference)
}

/** The limiting choices of an assessed plan: each relaxation recomputes only the affected parts. */
export function limitingChoicesOf(
  assessment: PlanAssessment,
  reference: PlanReference,
): LimitingChoice[] {
  const now = boughtOf(assessment, priceSchedule(assessment))
  const least = leastGain(assessment)
  return relaxations(assessment.plan, reference)
    .flatMap((relaxation) => {
      const relaxed = assessPlan(relaxation.relaxedPlan, reference, assessment)
      const then = boughtOf(relaxed, priceSchedule(relaxed))
      return isBetter(now, then, least) ? [choiceOf(relaxation, now, then)] : []
    })
    .sort((a, b) => b.gainedReach - a.gainedReach || b.gainedImpressions - a.gainedImpressions)
    .slice(0, SHOWN)
}

function isBetter(now: Bought, then: Bought, least: number): boolean {
  const reach = then.reach - now.reach
  const impressions = then.impressions - now.impressions
  if (reach < 0 || impressions < 0) return false
  return (
    (reach > 0 && reach >= now.reach * least) ||
    (impressions > 0 && impressions >= now.impressions * least)
  )
}

function choiceOf(relaxation: Relaxation, now: Bought, then: Bought): LimitingChoice {
  const { code, step, label, at, relaxedPlan } = relaxation
  const gainedReach = then.reach - now.reach
  const gainedImpressions = then.impressions - now.impressions
  const words = MEDIA_WORDS[relaxedPlan.mediaType].impressions
  const gained =
    gainedReach > 0
      ? `${formatRounded(gainedReach)} people`
      : `${formatRounded(gainedImpressions)} ${words}`
  return {
    code,
    step,
    label,
    relaxLabel: `+ ${gained} ${at}`,
    gainedReach,
    gainedImpressions,
    cpmMinor: then.cpmMinor,
    relaxedPlan,
  }
}
