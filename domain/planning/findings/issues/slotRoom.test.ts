import { describe, expect, it } from 'vitest'
import { planProducts } from '../../assessment/planProducts.ts'
import { selectOnly } from '../../campaign/edits/inventoryEdits.ts'
import { guestAllowance } from '../../slots/slotAllowance.ts'
import { slotWeeks } from '../../slots/slotWeeks.ts'
import { now, planned, product, referenceOf, screen } from '#domain/testing/austin.ts'
import { slotCheck } from '../slotCheck.ts'
import { slotRoom } from './slotRoom.ts'
import { planIssuesOf } from './validatePlan.ts'
import { assessPlan } from '../../assessment/assessPlan.ts'

const LIMITS = guestAllowance()
const reference = referenceOf(
  Array.from({ length: 20 }, (_, at) => ({
    ...screen(at, 30.27),
    weeklyImpressions: 10_000 + at,
  })),
)
const plan = planned('dooh')
const weeks = plan.periods ? slotWeeks(plan.periods).length : 0
const codesOf = (of: typeof plan) =>
  planIssuesOf(assessPlan(of, reference), reference, {
    now,
    slotIssues: slotCheck(LIMITS)(of, reference)?.issues,
  }).map(({ code }) => code)

describe('the slots of a billboard plan', () => {
  it('are too many if a week exceeds one cart’s limit', () => {
    const chosen = planProducts(plan, reference)
    expect(chosen.length).toBe(20)
    const room = slotRoom(plan, reference, LIMITS)
    // The country has 160 slots a week: a dozen may be held.
    expect(room).toMatchObject({ slots: 20 * weeks, limit: 12 * weeks, isOver: true })
    expect(codesOf(plan)).toContain('slot_limit')
  })

  it('fit once the screens with the most views are chosen', () => {
    const { fittingIds = [] } = slotRoom(plan, reference, LIMITS) ?? {}
    expect(fittingIds.length).toBe(12)
    const least = Math.min(
      ...reference.products
        .filter(({ id }) => fittingIds.includes(id))
        .map(({ weeklyImpressions }) => weeklyImpressions),
    )
    expect(least).toBe(10_008)
    const reduced = selectOnly(plan, fittingIds)
    expect(slotRoom(reduced, reference, LIMITS)).toMatchObject({
      slots: 12 * weeks,
      isOver: false,
    })
    expect(codesOf(reduced)).not.toContain('slot_limit')
  })

  it('count those that the buyer holds elsewhere in the busiest of its weeks', () => {
    const [week = ''] = plan.periods ? slotWeeks(plan.periods) : []
    const held = [
      { country: 'US', week, slots: 5 },
      { country: 'CA', week, slots: 9 },
    ]
    const beside = guestAllowance(held)
    const room = slotRoom(plan, reference, beside)
    expect(room).toMatchObject({ limit: 7 * weeks, heldElsewhere: 14, isOver: true })
    expect(room?.fittingIds.length).toBe(7)
  })

  it('are limited by the network too', () => {
    const [session] = guestAllowance()
    if (!session) throw new Error('A guest has limits.')
    const full = { limits: { ...session.limits, total: 3 * weeks }, held: [] }
    expect(slotRoom(plan, reference, [session, full])?.fittingIds.length).toBe(3)
  })

  it('leave no choice if all are held', () => {
    const held = plan.periods
      ? slotWeeks(plan.periods).map((week) => ({ country: 'US', week, slots: 12 }))
      : []
    const beside = guestAllowance(held)
    expect(slotRoom(plan, reference, beside)).toMatchObject({ limit: 0, fittingIds: [] })
    const [issue] = slotCheck(beside)(plan, reference)?.issues ?? []
    expect(issue?.message).toBe(
      `Your screens need ${20 * weeks} slots. No more fit beside the ${12 * weeks} that you hold already.`,
    )
  })

  it('do not apply to other media', () => {
    const banners = planned('online_display')
    expect(slotRoom(banners, referenceOf([product(1, 'online_display')]), LIMITS)).toBeNull()
  })
})
