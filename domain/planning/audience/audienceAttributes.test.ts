import { describe, expect, it } from 'vitest'
import { AUDIENCE_ATTRIBUTES, findAudienceChoice } from './audienceAttributes.ts'

describe('the audience attributes', () => {
  it('cover every attribute of the specification besides age and gender', () => {
    expect(AUDIENCE_ATTRIBUTES.map((attribute) => attribute.label).toSorted()).toEqual([
      'Car brands',
      'Company size',
      'Education',
      'Film genres',
      'Hobbies',
      'Holiday destinations',
      'Holiday types',
      'Home and garden ownership',
      'Household net income',
      'Job role',
      'Job seeking',
      'Music genres',
      'Occupation',
      'Parents by child age',
      'Pets',
      'Purchase intentions',
      'Relationship status',
      'Shopping behavior',
      'Sports',
      'Technology interest',
    ])
  })
  it('have the company size bands of the specification', () => {
    const sizes = AUDIENCE_ATTRIBUTES.find(({ id }) => id === 'company_size')
    expect(sizes?.options.map(({ label }) => label)).toEqual([
      '1-9',
      '10-49',
      'up to 250',
      '250-10,000',
      '10,000 or more',
    ])
  })
  it.each(AUDIENCE_ATTRIBUTES.map((attribute) => [attribute.id, attribute] as const))(
    'states share, basis and price of each option of %s',
    (_, attribute) => {
      expect(new Set(attribute.options.map(({ id }) => id)).size).toBe(attribute.options.length)
      for (const option of attribute.options) {
        expect(option.share).toBeGreaterThan(0)
        expect(option.share).toBeLessThan(1)
        expect(option.basis).not.toBe('')
        expect(option.cpmMinor).toBeGreaterThanOrEqual(5)
        expect(option.cpmMinor).toBeLessThanOrEqual(150)
        expect(`${attribute.id}.${option.id}`).toMatch(/^[a-z_]+\.[a-z0-9_]+$/)
      }
    },
  )
  it('never count more than everybody where options exclude each other', () => {
    const overfull = AUDIENCE_ATTRIBUTES.filter(({ semantics, options }) => {
      const total = options.reduce((sum, option) => sum + option.share, 0)
      return semantics === 'exclusive' && total > 1 + 1e-9
    })
    expect(overfull).toEqual([])
  })
  it('are found by their reference', () => {
    expect(findAudienceChoice('pets.dog')?.option.label).toBe('Dog')
    expect(findAudienceChoice('pets.dragon')).toBeUndefined()
  })
})
