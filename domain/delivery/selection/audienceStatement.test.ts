import { describe, expect, it } from 'vitest'
import { defaultAudience } from '#domain/planning/campaign/start/newPlan.ts'
import { isInAudience, readStatement } from './audienceStatement.ts'

const stated = (parameters: Record<string, string> = {}) =>
  readStatement((name) => parameters[name])

describe('a publisher’s statement', () => {
  it('has an age from 0 to 120 in whole years, or none', () => {
    const ages = ['0', '34', '120', '-1', '121', '30.5', 'old'].map((age) => stated({ age }).age)
    expect(ages).toEqual([0, 34, 120, null, null, null, null])
    expect([stated({ age: '' }).age, stated({ age: ' ' }).age]).toEqual([null, null])
    expect(stated()).toEqual({ age: null, gender: null, segments: new Set() })
  })

  it('has a gender in one of its spellings', () => {
    const genders = ['f', 'Female', 'm', 'MALE', 'x', 'toString'].map(
      (gender) => stated({ gender }).gender,
    )
    expect(genders).toEqual(['female', 'female', 'male', 'male', null, null])
  })

  it('has at most a hundred segments', () => {
    expect([...stated({ segments: ',a,,b' }).segments]).toEqual(['a', 'b'])
    const many = Array.from({ length: 150 }, (_, at) => `s${at}`).join()
    expect(stated({ segments: many }).segments.size).toBe(100)
  })
})

describe('an audience', () => {
  const isIn = (changes: Partial<ReturnType<typeof defaultAudience>>, of: Record<string, string>) =>
    isInAudience({ ...defaultAudience(), ...changes }, stated(of))

  it('without targeting includes people without facts', () => {
    expect(isIn({}, {})).toBe(true)
    expect(isIn({ groups: [{ id: 'a', options: [] }] }, {})).toBe(true)
    expect(isIn({ combine: 'OR', groups: [{ id: 'a', options: [] }] }, {})).toBe(true)
  })

  it('includes its ages, both ends inclusive, and nobody of unknown age', () => {
    const between = { ageFrom: 25, ageTo: 40 }
    const ages = ['24', '25', '40', '41', ''].map((age) => isIn(between, age ? { age } : {}))
    expect(ages).toEqual([false, true, true, false, false])
    expect(isIn({ ageTo: 40 }, {})).toBe(false)
    expect(isIn({ ageFrom: 25 }, {})).toBe(false)
    expect(isIn({ ageFrom: 25 }, { age: '99' })).toBe(true)
  })

  it('includes only its gender', () => {
    expect(isIn({ gender: 'female' }, { gender: 'f' })).toBe(true)
    expect(isIn({ gender: 'female' }, { gender: 'm' })).toBe(false)
    expect(isIn({ gender: 'female' }, {})).toBe(false)
  })

  it('includes people with one option in all of its groups, or in any', () => {
    const groups = [
      { id: 'a', options: ['x', 'y'] },
      { id: 'b', options: ['z'] },
      { id: 'c', options: [] },
    ]
    const both = (segments: string) => [
      isIn({ groups, combine: 'AND' }, { segments }),
      isIn({ groups, combine: 'OR' }, { segments }),
    ]
    expect(both('x,z')).toEqual([true, true])
    expect(both('y')).toEqual([false, true])
    expect(both('q')).toEqual([false, false])
  })
})
