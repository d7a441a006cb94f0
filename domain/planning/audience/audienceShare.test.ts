import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AudienceGroup, PlanAudience } from './planAudience.ts'
import { ageShare, GENDER_SHARES, MAX_AGE, MIN_AGE } from './ageDistribution.ts'
import { AUDIENCE_ATTRIBUTES } from './audienceAttributes.ts'
import { audienceShare, groupShare, groupsShare } from './audienceShare.ts'

const references = AUDIENCE_ATTRIBUTES.flatMap((attribute) =>
  attribute.options.map((option) => `${attribute.id}.${option.id}`),
)
const everybody: PlanAudience = {
  gender: 'all',
  ageFrom: MIN_AGE,
  ageTo: MAX_AGE,
  combine: 'AND',
  groups: [],
}
const reference = fc.constantFrom(...references)
const group: fc.Arbitrary<AudienceGroup> = fc.record({
  id: fc.constant('g'),
  options: fc.array(reference, { minLength: 1, maxLength: 10 }),
})
const age = fc.integer({ min: MIN_AGE, max: MAX_AGE })
const audience: fc.Arbitrary<PlanAudience> = fc.record({
  gender: fc.constantFrom('all' as const, 'female' as const, 'male' as const),
  ageFrom: age,
  ageTo: age,
  combine: fc.constantFrom('OR' as const, 'AND' as const),
  groups: fc.array(group, { maxLength: 6 }),
})
const EPSILON = 1e-9

describe('ageShare', () => {
  it('is one for all ages and zero for an empty range', () => {
    expect(ageShare(MIN_AGE, MAX_AGE)).toBe(1)
    expect(ageShare(40, 39)).toBe(0)
  })
  it('gives the 25 to 54 year olds about 46 %', () => {
    expect(ageShare(25, 54)).toBeGreaterThan(0.43)
    expect(ageShare(25, 54)).toBeLessThan(0.49)
  })
  it('adds up over neighboring ranges and never falls when widened', () => {
    fc.assert(
      fc.property(age, age, age, (a, b, c) => {
        const [from, middle, to] = [a, b, c].toSorted((x, y) => x - y) as [number, number, number]
        const parts = ageShare(from, middle) + ageShare(middle + 1, to)
        expect(parts).toBeCloseTo(ageShare(from, to), 9)
        expect(ageShare(from, middle)).toBeLessThanOrEqual(ageShare(from, to) + EPSILON)
        expect(ageShare(middle, to)).toBeLessThanOrEqual(ageShare(from, to) + EPSILON)
      }),
    )
  })
})

describe('audienceShare', () => {
  it('is everybody by default', () => {
    expect(audienceShare(everybody)).toBe(1)
    expect(audienceShare({ ...everybody, gender: 'female' })).toBe(GENDER_SHARES.female)
  })
  it('adds exclusive bands', () => {
    const options = ['company_size.1_9', 'company_size.10_49']
    expect(groupShare({ id: 'g', options })).toBeCloseTo(0.15, 9)
  })
  it('counts people with both of two overlapping options once', () => {
    const options = ['pets.dog', 'pets.cat']
    expect(groupShare({ id: 'g', options })).toBeCloseTo(1 - 0.55 * 0.71, 9)
  })
  it('ignores empty groups and unknown options', () => {
    const groups = [
      { id: 'a', options: [] },
      { id: 'b', options: ['no.such'] },
    ]
    expect(groupsShare({ combine: 'OR', groups })).toBe(1)
  })
  it('is above 0 and at most 1', () => {
    fc.assert(
      fc.property(audience, (plan) => {
        expect(audienceShare(plan)).toBeGreaterThan(0)
        expect(audienceShare(plan)).toBeLessThanOrEqual(1)
      }),
    )
  })
  it('never falls when an option is added to a group', () => {
    fc.assert(
      fc.property(audience, group, reference, (plan, first, extra) => {
        const wider = { ...first, options: [...first.options, extra] }
        const before = audienceShare({ ...plan, groups: [first, ...plan.groups] })
        const after = audienceShare({ ...plan, groups: [wider, ...plan.groups] })
        expect(after).toBeGreaterThanOrEqual(before - EPSILON)
      }),
    )
  })
  it('never rises when a group must match too', () => {
    fc.assert(
      fc.property(audience, group, (plan, extra) => {
        const before = { ...plan, combine: 'AND' as const }
        const after = { ...before, groups: [...plan.groups, extra] }
        expect(audienceShare(after)).toBeLessThanOrEqual(audienceShare(before) + EPSILON)
      }),
    )
  })
  it('never falls when a group is added as an alternative, but the first group narrows', () => {
    fc.assert(
      fc.property(audience, group, group, (plan, first, extra) => {
        const none = { ...plan, combine: 'OR' as const, groups: [] }
        const one = { ...none, groups: [first, ...plan.groups] }
        const more = { ...one, groups: [...one.groups, extra] }
        expect(audienceShare(more)).toBeGreaterThanOrEqual(audienceShare(one) - EPSILON)
        expect(audienceShare(one)).toBeLessThanOrEqual(audienceShare(none) + EPSILON)
      }),
    )
  })
  it('never falls when age or gender is widened', () => {
    fc.assert(
      fc.property(audience, (plan) => {
        const share = audienceShare(plan)
        const older = { ...plan, ageTo: Math.min(MAX_AGE, plan.ageTo + 1) }
        const younger = { ...plan, ageFrom: Math.max(MIN_AGE, plan.ageFrom - 1) }
        const all = { ...plan, gender: 'all' as const }
        for (const wider of [older, younger, all]) {
          expect(audienceShare(wider)).toBeGreaterThanOrEqual(share - EPSILON)
        }
      }),
    )
  })
})
