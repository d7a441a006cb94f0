import { describe, expect, it } from 'vitest'
import { createTypeahead } from './typeahead.ts'

const NAMES = ['Germany', 'Ghana', 'Greece', 'United Kingdom', 'United States', 'Uruguay']

/** The places that these keys lead to, one each tenth of a second, from the place before. */
function placesOf(keys: string, from: number, stepMs = 100): number[] {
  const typeahead = createTypeahead()
  let at = from
  return Array.from(keys, (key, index) => {
    at = typeahead.find(NAMES, key, at, index * stepMs)
    return at
  })
}

describe('typing into an open list', () => {
  it('narrows with each letter, including a space', () => {
    expect(placesOf('united s', 0).at(-1)).toBe(4)
    expect(placesOf('gr', 5)).toEqual([0, 2])
  })

  it('cycles to the next item with the same letter, wrapping at the end', () => {
    expect(placesOf('gggg', 0)).toEqual([1, 2, 0, 1])
  })

  it('starts over after a pause', () => {
    expect(placesOf('ug', 0, 2000)).toEqual([3, 0])
  })

  it('finds nothing when no item begins with the text', () => {
    expect(placesOf('x', 0)).toEqual([-1])
  })

  it('knows whether a key continues the text', () => {
    const typeahead = createTypeahead()
    expect(typeahead.isGoingOn(0)).toBe(false)
    typeahead.find(NAMES, 'u', 0, 0)
    expect(typeahead.isGoingOn(900)).toBe(true)
    expect(typeahead.isGoingOn(1100)).toBe(false)
  })
})
