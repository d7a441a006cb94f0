import type { CampaignPlan } from '../campaign/campaignPlan.ts'
import { PLAN_STEPS, type PlanStep } from '../campaign/planStep.ts'
import type { DraftContent, DraftVersion } from './draft.ts'
import { DRAFT_VERSION_DAYS } from './draftLimits.ts'
import { canonicalText } from './canonicalText.ts'
import { STEP_FIELDS } from './stepFields.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

/** A draft with its earlier versions. */
export interface VersionedDraft extends DraftContent {
  versions: readonly DraftVersion[]
}

const stepOf = (plan: CampaignPlan, step: PlanStep) => STEP_FIELDS[step].map((field) => plan[field])

const stepText = ({ plan }: DraftContent, step: PlanStep): string =>
  canonicalText(stepOf(plan, step))

/** Whether two drafts have the same plan. */
export const isSamePlan = (one: DraftContent, other: DraftContent): boolean =>
  canonicalText(one.plan) === canonicalText(other.plan)

/**
 * Whether the first one wins a step: it is newer; at the same time the text decides, so that the
 * order of the two does not matter.
 */
function decides(one: DraftContent, other: DraftContent, step: PlanStep): boolean {
  const [ours, theirs] = [one.stepTimes[step], other.stepTimes[step]]
  return ours === theirs ? stepText(one, step) >= stepText(other, step) : ours > theirs
}

/**
 * Merges two states of one draft. The newest wins per step; a state that lost a step remains as a
 * version for 30 days (Planning 23). Idempotent and commutative. Both must have the same medium.
 */
export function mergeDrafts(one: VersionedDraft, other: VersionedDraft, now: Date): VersionedDraft {
  const plan = { ...one.plan }
  const stepTimes = { ...one.stepTimes }
  for (const step of PLAN_STEPS) {
    const winner = decides(one, other, step) ? one : other
    const fields = Object.fromEntries(STEP_FIELDS[step].map((field) => [field, winner.plan[field]]))
    Object.assign(plan, fields)
    stepTimes[step] = winner.stepTimes[step]
  }
  const sides = [one, other]
  const merged = { plan, stepTimes, outline: null }
  const lost = sides
    .filter((side) => !isSamePlan(side, merged))
    .map(({ plan: lostPlan, stepTimes: times, outline }) => ({
      plan: lostPlan,
      stepTimes: times,
      outline,
      keptAt: now.toISOString(),
    }))
  return {
    ...merged,
    outline: newestOutline(sides.filter((side) => isSamePlan(side, merged))),
    versions: liveVersions([...one.versions, ...other.versions, ...lost], now),
  }
}

function newestOutline(sides: readonly DraftContent[]): DraftContent['outline'] {
  const outlines = sides.flatMap(({ outline }) => outline ?? [])
  const order = (outline: { at: string }) => `${outline.at}${canonicalText(outline)}`
  return outlines.toSorted((a, b) => (order(a) < order(b) ? 1 : -1))[0] ?? null
}

/** Versions younger than 30 days, newest first, each plan once with its newest time. */
export function liveVersions(versions: readonly DraftVersion[], now: Date): DraftVersion[] {
  const since = new Date(now.getTime() - DRAFT_VERSION_DAYS * DAY_MS).toISOString()
  const order = (version: DraftVersion) => `${version.keptAt}${canonicalText(version)}`
  const seen = new Set<string>()
  return versions
    .filter(({ keptAt }) => keptAt > since)
    .toSorted((a, b) => (order(a) < order(b) ? 1 : -1))
    .filter(({ plan }) => {
      const text = canonicalText(plan)
      return !seen.has(text) && seen.add(text)
    })
}

/** A draft after an edit: the steps that changed get the time of the edit. Returns the same draft if none did. */
export function editDraft(draft: DraftContent, plan: CampaignPlan, now: Date): DraftContent {
  const next = { ...draft, plan }
  const changed = PLAN_STEPS.filter((step) => stepText(draft, step) !== stepText(next, step))
  if (changed.length === 0) return draft
  const times = Object.fromEntries(changed.map((step) => [step, now.toISOString()]))
  return { ...next, stepTimes: { ...draft.stepTimes, ...times } }
}

/** The first state of a draft: every step has the plan's time. */
export function newDraft(plan: CampaignPlan, now: Date): DraftContent {
  const at = now.toISOString()
  const stepTimes = Object.fromEntries(PLAN_STEPS.map((step) => [step, at]))
  return { plan, stepTimes: stepTimes as DraftContent['stepTimes'], outline: null }
}

/** Limits step times of a browser whose clock is ahead to now, so that it does not win forever. */
export function clampTimes(draft: DraftContent, now: Date): DraftContent {
  const most = now.toISOString()
  const clamped = PLAN_STEPS.map((step) => {
    const at = new Date(draft.stepTimes[step]).toISOString()
    return [step, at > most ? most : at]
  })
  return { ...draft, stepTimes: Object.fromEntries(clamped) as DraftContent['stepTimes'] }
}
