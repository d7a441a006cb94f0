import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planArb } from '#domain/testing/randomCases.ts'
import { planned } from '#domain/testing/austin.ts'
import { campaignPlanSchema } from '../campaign/campaignPlan.ts'
import { PLAN_STEPS, type PlanStep } from '../campaign/planStep.ts'
import { canonicalText } from './canonicalText.ts'
import type { DraftContent } from './draft.ts'
import {
  clampTimes,
  editDraft,
  liveVersions,
  mergeDrafts,
  newDraft,
  type VersionedDraft,
} from './mergeDrafts.ts'
import { STEP_FIELDS } from './stepFields.ts'

const now = new Date('2026-11-20T17:00:00.000Z')

const timeArb = fc.integer({ min: 0, max: 3 }).map((hour) => `2026-11-20T0${hour}:00:00.000Z`)
const stepTimesArb = fc
  .tuple(...PLAN_STEPS.map(() => timeArb))
  .map((times) => Object.fromEntries(PLAN_STEPS.map((step, at) => [step, times[at]])))
const draftArb: fc.Arbitrary<VersionedDraft> = fc
  .tuple(planArb('online_display'), stepTimesArb)
  .map(([plan, stepTimes]) => ({
    plan,
    stepTimes: stepTimes as DraftContent['stepTimes'],
    outline: null,
    versions: [],
  }))

const stepText = ({ plan }: Pick<DraftContent, 'plan'>, step: PlanStep) =>
  canonicalText(STEP_FIELDS[step].map((field) => plan[field]))

describe('merging drafts', () => {
  it('is idempotent', () => {
    fc.assert(
      fc.property(draftArb, draftArb, (one, other) => {
        const merged = mergeDrafts(one, other, now)
        expect(mergeDrafts(merged, merged, now)).toEqual(merged)
        expect(mergeDrafts(merged, other, now)).toEqual(merged)
        expect(mergeDrafts(one, one, now)).toEqual(one)
      }),
    )
  })

  it('does not depend on which comes first', () => {
    fc.assert(
      fc.property(draftArb, draftArb, (one, other) => {
        expect(mergeDrafts(one, other, now)).toEqual(mergeDrafts(other, one, now))
      }),
    )
  })

  it('takes each step from the newest and loses no value', () => {
    fc.assert(
      fc.property(draftArb, draftArb, (one, other) => {
        const merged = mergeDrafts(one, other, now)
        for (const step of PLAN_STEPS) {
          const kept = [merged, ...merged.versions].map((state) => stepText(state, step))
          expect(kept).toContain(stepText(one, step))
          expect(kept).toContain(stepText(other, step))
          const newest = [one, other].filter(
            (side) => side.stepTimes[step] === merged.stepTimes[step],
          )
          expect(newest.map((side) => stepText(side, step))).toContain(stepText(merged, step))
          expect([one, other].every((side) => side.stepTimes[step] <= merged.stepTimes[step])).toBe(
            true,
          )
        }
      }),
    )
  })

  it('yields a valid plan', () => {
    fc.assert(
      fc.property(draftArb, draftArb, (one, other) => {
        expect(campaignPlanSchema.safeParse(mergeDrafts(one, other, now).plan).success).toBe(true)
      }),
    )
  })

  it('does not make a version of a state that lost nothing', () => {
    const first = newDraft(planned('online_display'), now)
    const later = new Date(now.getTime() + 1_000)
    const second = editDraft(first, { ...first.plan, budgetMinor: 123_400 }, later)
    const merged = mergeDrafts({ ...first, versions: [] }, { ...second, versions: [] }, later)
    expect(merged.plan).toEqual(second.plan)
    expect(merged.versions.map(({ plan }) => plan)).toEqual([first.plan])
    expect(mergeDrafts(merged, merged, later).versions).toHaveLength(1)
  })
})

describe('editing a draft', () => {
  it('gives only the changed step the time of the edit', () => {
    const draft = newDraft(planned('online_display'), now)
    const later = new Date(now.getTime() + 60_000)
    const { stepTimes } = editDraft(draft, { ...draft.plan, name: 'Tents' }, later)
    expect(stepTimes).toEqual({ ...draft.stepTimes, summary: later.toISOString() })
  })

  it('returns the same draft if nothing changed', () => {
    const draft = newDraft(planned('online_display'), now)
    expect(editDraft(draft, { ...draft.plan }, new Date())).toBe(draft)
  })
})

describe('versions and times', () => {
  it('drops versions after 30 days', () => {
    const content = newDraft(planned('online_display'), now)
    const version = (keptAt: string, name: string) => ({
      ...content,
      plan: { ...content.plan, name },
      keptAt,
    })
    const old = version('2026-10-21T17:00:00.000Z', 'old')
    const young = version('2026-10-21T17:00:00.001Z', 'young')
    expect(liveVersions([old, young], now)).toEqual([young])
  })

  it('limits times of a fast clock to now', () => {
    const ahead = newDraft(planned('online_display'), new Date('2030-01-01T00:00:00Z'))
    expect(new Set(Object.values(clampTimes(ahead, now).stepTimes))).toEqual(
      new Set([now.toISOString()]),
    )
  })
})
