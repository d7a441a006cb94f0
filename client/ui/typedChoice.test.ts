import { describe, expect, it } from 'vitest'
import { matchingItems, namedItem, typedChoice } from './typedChoice.ts'

const STATES = [
  { id: 'KS', label: 'Kansas' },
  { id: 'AR', label: 'Arkansas' },
  { id: 'TX', label: 'Texas' },
  { id: 'NC', label: 'North Carolina' },
  { id: 'ND', label: 'North Dakota' },
]

describe('typed text', () => {
  it.each([
    ['Texas', 'TX'],
    [' tx ', 'TX'],
    ['kansas', 'KS'],
    ['arkan', 'AR'],
    // The list shows it, but whoever leaves the field has not chosen it.
    ['Dakota', null],
    ['North', null],
    ['Bavaria', null],
    ['', null],
  ])('"%s" means %s', (typed, id) => {
    expect(typedChoice(STATES, typed)).toBe(id)
  })

  it('matches without accents', () => {
    expect(typedChoice([{ id: 'CI', label: 'Côte d’Ivoire' }], 'cote')).toBe('CI')
  })
})

describe('a country', () => {
  const COUNTRIES = [
    { id: 'GB', label: 'United Kingdom', also: ['UK', 'Großbritannien', 'Great Britain'] },
    { id: 'UA', label: 'Ukraine', also: ['UKR'] },
    { id: 'US', label: 'United States', also: ['USA', 'U.S.A.', 'America', 'Vereinigte Staaten'] },
    { id: 'AS', label: 'American Samoa' },
    { id: 'IO', label: 'British Indian Ocean Territory' },
  ]

  it.each([
    ['UK', 'GB'],
    ['u.k.', 'GB'],
    ['the uk', 'GB'],
    ['grossbritannien', 'GB'],
    ['USA', 'US'],
    ['usa', 'US'],
    ['America', 'US'],
    ['vereinigte', 'US'],
    ['Ameri', null],
    ['Unit', null],
    ['Indian', null],
    ['Wakanda', null],
  ])('typed as %s is %s', (typed, id) => {
    expect(typedChoice(COUNTRIES, typed)).toBe(id)
  })

  it('matches a browser’s autofill by its whole name only', () => {
    expect(namedItem(COUNTRIES, 'USA')).toBe('US')
    expect(namedItem(COUNTRIES, 'Ukra')).toBeNull()
  })

  it('comes first in the list by its short name', () => {
    expect(matchingItems(COUNTRIES, 'uk').map(({ id }) => id)).toEqual(['GB', 'UA'])
  })
})

describe('the list', () => {
  const labels = (typed: string) => matchingItems(STATES, typed).map(({ label }) => label)

  it('lists matches anywhere in the name, those at its beginning first, otherwise in list order', () => {
    expect(labels('a')[0]).toBe('Arkansas')
    expect(labels('a').slice(1)).toEqual(['Kansas', 'Texas', 'North Carolina', 'North Dakota'])
    expect(labels('kans')).toEqual(['Kansas', 'Arkansas'])
    expect(labels(' DAKOTA')).toEqual(['North Dakota'])
    expect(labels('Bavaria')).toEqual([])
  })

  it('shows every item without text', () => {
    expect(labels(' ')).toHaveLength(STATES.length)
  })
})
