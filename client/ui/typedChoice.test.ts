import { describe, expect, it } from 'vitest'
import { typedChoice } from './typedChoice.ts'

const STATES = [
  { id: 'KS', label: 'Kansas' },
  { id: 'AR', label: 'Arkansas' },
  { id: 'TX', label: 'Texas' },
  { id: 'NC', label: 'North Carolina' },
  { id: 'ND', label: 'North Dakota' },
]

describe('what was typed', () => {
  it.each([
    ['Texas', 'TX'],
    [' tx ', 'TX'],
    ['kansas', 'KS'],
    ['arkan', 'AR'],
    ['Dakota', 'ND'],
    ['North', null],
    ['Bavaria', null],
    ['', null],
  ])('"%s" means %s', (typed, id) => {
    expect(typedChoice(STATES, typed)).toBe(id)
  })

  it('is found without accents, and never is what cannot be chosen', () => {
    const items = [
      { id: 'CI', label: 'Côte d’Ivoire' },
      { id: 'CA', label: 'Canada', isDisabled: true },
    ]
    expect(typedChoice(items, 'cote')).toBe('CI')
    expect(typedChoice(items, 'Canada')).toBeNull()
  })
})
