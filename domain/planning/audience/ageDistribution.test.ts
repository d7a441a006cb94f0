import { describe, expect, it } from 'vitest'
import { ageShare, MAX_AGE, MIN_AGE } from './ageDistribution.ts'
import { audienceProblems, countAudienceOptions } from './audienceProblems.ts'
import { audienceShare, groupShare, groupsShare, MIN_AUDIENCE_SHARE } from './audienceShare.ts'
import { ageCpmMinor, ageLabel, audienceSurchargeMinor } from './audienceSurcharge.ts'
import type { PlanAudience } from './planAudience.ts'

const everybody: PlanAudience = {
  gender: 'all',
  ageFrom: MIN_AGE,
  ageTo: MAX_AGE,
  combine: 'AND',
  groups: [],
}
const of = (...options: string[]) => ({ id: 'g', options })
/** All ages in the table together, in millions. */
const MILLIONS = 282.8

describe('the share of an age', () => {
  it('is that of its years among all targetable ages', () => {
    expect(ageShare(13, 14)).toBeCloseTo(8.6 / MILLIONS, 9)
    expect(ageShare(13, 13)).toBeCloseTo(4.3 / MILLIONS, 9)
    expect(ageShare(15, 19)).toBeCloseTo(21.9 / MILLIONS, 9)
    expect(ageShare(15, 15)).toBeCloseTo(21.9 / 5 / MILLIONS, 9)
    expect(ageShare(95, 99)).toBeCloseTo(0.6 / MILLIONS, 9)
    expect(ageShare(99, 99)).toBeGreaterThan(0)
  })

  it('ends at the oldest age', () => {
    expect(ageShare(0, 120)).toBe(1)
    expect(ageShare(0, 12)).toBe(0)
    expect(ageShare(100, 120)).toBe(0)
    expect(ageShare(40, 40)).toBeGreaterThan(0)
  })
})

describe('the price of an age', () => {
  it('is zero for all ages, and at least five cents for any other range', () => {
    expect(ageCpmMinor(13, 99)).toBe(0)
    expect(ageCpmMinor(0, 120)).toBe(0)
    expect([ageCpmMinor(13, 98), ageCpmMinor(14, 99)]).toEqual([5, 5])
    expect(ageCpmMinor(99, 99)).toBe(40)
    // 40 cents of the 53.8% of others.
    expect(ageCpmMinor(25, 54)).toBe(22)
  })

  it.each([
    [13, 99, 'All ages'],
    [12, 100, 'All ages'],
    [14, 99, 'Age 14 and over'],
    [13, 98, 'Age up to 98'],
    [25, 54, 'Age 25 to 54'],
    [30, 30, 'Age 30'],
  ])('from %i to %i is called "%s"', (from, to, label) => {
    expect(ageLabel(from, to)).toBe(label)
  })
})

describe('groups', () => {
  it('add exclusive options, and count people with both of overlapping ones once', () => {
    expect(groupShare(of('education.graduate', 'education.bachelor'))).toBeCloseTo(0.356, 9)
    expect(groupShare(of('pets.dog', 'pets.dog'))).toBeCloseTo(0.45, 9)
    expect(groupShare(of('pets.dog', 'education.graduate'))).toBeCloseTo(1 - 0.55 * 0.86, 9)
    expect(groupShare(of('pets.dragon'))).toBeUndefined()
    expect(groupShare(of('pets.dragon', 'pets.dog'))).toBeCloseTo(0.45, 9)
  })

  it('must all match, or any of them', () => {
    const groups = [of('pets.dog'), of('education.graduate'), of()]
    expect(groupsShare({ combine: 'AND', groups })).toBeCloseTo(0.45 * 0.14, 9)
    expect(groupsShare({ combine: 'OR', groups })).toBeCloseTo(1 - 0.55 * 0.86, 9)
    const female = { ...everybody, gender: 'female' as const, ageFrom: 13, ageTo: 14, groups }
    expect(audienceShare(female)).toBeCloseTo(0.505 * (8.6 / MILLIONS) * 0.45 * 0.14, 9)
    expect(audienceShare({ ...everybody, ageFrom: 40, ageTo: 39 })).toBe(MIN_AUDIENCE_SHARE)
  })

  it('cost their most expensive option, the first of equals', () => {
    const lines = (combine: 'AND' | 'OR', ...groups: PlanAudience['groups']) =>
      audienceSurchargeMinor({ ...everybody, combine, groups }).map(({ label }) => label)
    expect(lines('AND', of('pets.dog', 'pets.cat', 'pets.dog'))).toEqual([
      'Pets: Dog (highest of 2)',
    ])
    expect(lines('AND', of('pets.dog', 'purchase_intentions.new_car'))).toEqual([
      'Purchase intentions: New car (highest of 2)',
    ])
    expect(lines('AND', of('pets.dragon'))).toEqual([])
    expect(lines('OR', of('pets.dragon'))).toEqual([])
    expect(lines('OR', of('pets.dog'), of('pets.cat'))).toEqual(['Pets: Dog'])
    const car = of('purchase_intentions.new_car')
    expect(lines('OR', of('pets.dog'), car)).toEqual(['Purchase intentions: New car'])
    expect(lines('OR', car, of('pets.dog'))).toEqual(['Purchase intentions: New car'])
    expect(audienceSurchargeMinor({ ...everybody, gender: 'male' })).toEqual([
      { code: 'audience_gender', label: 'Male', cpmMinor: 15 },
    ])
  })
})

describe('the faults of an audience', () => {
  it('is given by group, and is right for a single age', () => {
    const groups = [of('pets.dog'), of('pets.dragon', 'pets.cat'), of()]
    expect(countAudienceOptions({ groups })).toBe(3)
    expect(audienceProblems({ ...everybody, groups }).map(({ path }) => path)).toEqual([
      'groups.1.options',
      'groups.2.options',
    ])
    expect(audienceProblems({ ...everybody, ageFrom: 30, ageTo: 30 })).toEqual([])
  })
})
