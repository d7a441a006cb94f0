import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlanAudience } from './planAudience.ts'
import { AUDIENCE_MESSAGES, audienceProblems, MAX_AUDIENCE_OPTIONS } from './audienceProblems.ts'
import { ageCpmMinor, audienceSurchargeMinor } from './audienceSurcharge.ts'
import { AUDIENCE_ATTRIBUTES } from './audienceAttributes.ts'

const everybody: PlanAudience = {
  gender: 'all',
  ageFrom: 13,
  ageTo: 99,
  combine: 'AND',
  groups: [],
}
const groups = [
  { id: 'a', options: ['pets.dog', 'purchase_intentions.new_car'] },
  { id: 'b', options: ['sports.golf'] },
]

describe('audienceSurchargeMinor', () => {
  it('adds nothing for everybody', () => {
    expect(audienceSurchargeMinor(everybody)).toEqual([])
  })
  it('has a line for gender and one for age', () => {
    const lines = audienceSurchargeMinor({
      ...everybody,
      gender: 'female',
      ageFrom: 25,
      ageTo: 54,
    })
    expect(lines).toEqual([
      { code: 'audience_gender', label: 'Female', cpmMinor: 15 },
      { code: 'audience_age', label: 'Age 25 to 54', cpmMinor: ageCpmMinor(25, 54) },
    ])
  })
  it('counts the most expensive option of each group that must match, and says so', () => {
    expect(audienceSurchargeMinor({ ...everybody, groups })).toEqual([
      {
        code: 'audience_group_a',
        label: 'Purchase intentions: New car (highest of 2)',
        cpmMinor: 85,
      },
      { code: 'audience_group_b', label: 'Sports: Golf', cpmMinor: 20 },
    ])
  })
  it('counts only the most expensive of alternative groups', () => {
    const lines = audienceSurchargeMinor({ ...everybody, combine: 'OR', groups })
    expect(lines.map(({ cpmMinor }) => cpmMinor)).toEqual([85])
  })
  it('costs more the narrower the age range', () => {
    expect(ageCpmMinor(13, 99)).toBe(0)
    expect(ageCpmMinor(14, 99)).toBe(5)
    expect(ageCpmMinor(30, 34)).toBeGreaterThan(ageCpmMinor(25, 54))
  })
  it('never gets cheaper with a narrower age range or one more group that must match', () => {
    const age = fc.integer({ min: 13, max: 98 })
    const total = (audience: PlanAudience) =>
      audienceSurchargeMinor(audience).reduce((sum, { cpmMinor }) => sum + cpmMinor, 0)
    fc.assert(
      fc.property(age, age, fc.subarray(groups), (a, b, some) => {
        const ageFrom = Math.min(a, b)
        const ageTo = Math.max(a, b) + 1
        const wide = { ...everybody, ageFrom, ageTo, groups: some }
        expect(total({ ...wide, ageTo: ageTo - 1 })).toBeGreaterThanOrEqual(total(wide))
        expect(total({ ...wide, ageFrom: ageFrom + 1 })).toBeGreaterThanOrEqual(total(wide))
        const extra = { id: 'c', options: ['education.graduate'] }
        expect(total({ ...wide, groups: [...some, extra] })).toBeGreaterThan(total(wide))
      }),
    )
  })
})

describe('audienceProblems', () => {
  const references = AUDIENCE_ATTRIBUTES.flatMap((attribute) =>
    attribute.options.map((option) => `${attribute.id}.${option.id}`),
  )
  it('finds nothing wrong with everybody, nor with as many options as allowed', () => {
    const options = references.slice(0, MAX_AUDIENCE_OPTIONS)
    expect(audienceProblems(everybody)).toEqual([])
    expect(audienceProblems({ ...everybody, groups: [{ id: 'a', options }] })).toEqual([])
  })
  it('has the messages of the specification', () => {
    const options = references.slice(0, MAX_AUDIENCE_OPTIONS + 1)
    const problems = audienceProblems({
      ...everybody,
      ageFrom: 40,
      ageTo: 30,
      groups: [
        { id: 'a', options },
        { id: 'b', options: [] },
      ],
    })
    expect(problems).toEqual([
      { path: 'ageFrom', message: 'The "from" value cannot be larger than the "to" value.' },
      { path: 'groups.1.options', message: 'Please select at least one option!' },
      {
        path: 'groups',
        message:
          'The selected targeting options exceed the limit. Please reduce the selected options.',
      },
    ])
  })
  it('lists options that are no longer offered', () => {
    const unknown = { ...everybody, groups: [{ id: 'a', options: ['pets.dragon'] }] }
    expect(audienceProblems(unknown)).toEqual([
      { path: 'groups.0.options', message: AUDIENCE_MESSAGES.unknownOption },
    ])
  })
})
