import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planArb } from '#domain/testing/randomCases.ts'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaType.ts'
import { campaignPlanSchema, type CampaignPlan } from './campaignPlan.ts'
import { isCampaignPlan } from './isCampaignPlan.ts'

const anyPlanArb = fc.constantFrom(...MEDIA_TYPES).chain(planArb)

/** JSON values in place of a part of a plan: near its limits, of another type, not quite a date. */
const junkArb = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, '', ' ', 'x', ' x ', 'US', 'XX', 'CET', 'OR'),
  fc.constantFrom(
    0,
    -1,
    1,
    1.5,
    2,
    12,
    13,
    20,
    21,
    90,
    91,
    99,
    100,
    160,
    161,
    1e10,
    1e10 + 1,
    1e300,
  ),
  fc.constantFrom('2026-02-28', '2026-02-29', '2028-02-29', '2026-13-01', '2026-1-1', '0000-01-01'),
  fc.constantFrom(64, 65, 120, 121, 160, 161).map((length) => 'x'.repeat(length)),
  fc.constantFrom('1'.repeat(24), '1'.repeat(25), '0'.repeat(23), `${'1'.repeat(24)}\n`),
  fc
    .tuple(
      fc.constantFrom(7, 8, 10, 11, 12, 13, 52, 53, 60, 61, 80, 81, 500, 501, 5_001),
      fc.constantFrom<unknown>(null, 1, '', 'x', '78701', [], {}),
    )
    .map(([length, item]) => Array.from({ length }, () => item)),
  fc.jsonValue(),
)

type Container = Record<string, unknown>

/** Every object and list of a plan, the plan itself first. */
function containersOf(value: unknown): Container[] {
  if (typeof value !== 'object' || value === null) return []
  return [value as Container, ...Object.values(value).flatMap(containersOf)]
}

/** A copy with one part replaced, left out, added or repeated. */
const damagedArb = fc
  .tuple(anyPlanArb, fc.nat(), fc.nat(), junkArb, fc.constantFrom('set', 'drop', 'add', 'repeat'))
  .map(([plan, at, keyAt, junk, damage]): unknown => {
    const copy = JSON.parse(JSON.stringify(plan)) as CampaignPlan
    const containers = containersOf(copy)
    const container = containers[at % containers.length] ?? {}
    const keys = Object.keys(container)
    const key = keys[keyAt % Math.max(1, keys.length)] ?? 'more'
    if (damage === 'set') container[key] = junk
    else if (damage === 'add') container['more'] = junk
    else if (Array.isArray(container)) {
      if (damage === 'drop') container.pop()
      else container.push(...Array.from({ length: keyAt % 600 }, () => container[0] ?? null))
    } else if (damage === 'drop') delete container[key]
    return JSON.parse(JSON.stringify(copy))
  })

describe('the quick check of a stored plan', () => {
  it('accepts every plan that a planner can store', () => {
    fc.assert(
      fc.property(anyPlanArb, (plan) => {
        expect(isCampaignPlan(JSON.parse(JSON.stringify(plan)))).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  it('never accepts a plan that the schema would refuse or change', () => {
    let taken = 0
    fc.assert(
      fc.property(damagedArb, (value) => {
        if (!isCampaignPlan(value)) return
        taken += 1
        expect(campaignPlanSchema.parse(value)).toEqual(value)
      }),
      { numRuns: 1_000 },
    )
    expect(taken).toBeGreaterThan(10)
  })

  it.each([null, 1, 'plan', [], {}])('rejects %j', (value) => {
    expect(isCampaignPlan(value)).toBe(false)
  })
})
