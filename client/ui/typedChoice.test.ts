import { describe, expect, it } from 'vitest'
import { matchingItems, typedChoice } from './typedChoice.ts'

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

  it('is found without accents', () => {
    expect(typedChoice([{ id: 'CI', label: 'Côte d’Ivoire' }], 'cote')).toBe('CI')
  })
})

describe('the list', () => {
  const labels = (typed: string) => matchingItems(STATES, typed).map(({ label }) => label)

  it('holds what has the typed letters anywhere, first what begins so, else in its own order', () => {
    expect(labels('a')[0]).toBe('Arkansas')
    expect(labels('a').slice(1)).toEqual(['Kansas', 'Texas', 'North Carolina', 'North Dakota'])
    expect(labels('kans')).toEqual(['Kansas', 'Arkansas'])
    expect(labels(' DAKOTA')).toEqual(['North Dakota'])
    expect(labels('Bavaria')).toEqual([])
  })

  it('is whole for nothing', () => {
    expect(labels(' ')).toHaveLength(STATES.length)
  })
})
