import { describe, expect, it } from 'vitest'
import { normalizePlaceName, parsePlaceQuery, placeNameVariants } from './placeName.ts'

describe('normalizePlaceName', () => {
  it.each([
    ['München', 'munchen'],
    ['MUNICH ', 'munich'],
    ['Saint-Jérôme', 'saint jerome'],
    ["Coeur d'Alene", 'coeur dalene'],
    ['Winston–Salem', 'winston salem'],
    ['Straße', 'strasse'],
    ['Ōtaki', 'otaki'],
    ['...', ''],
  ])('%s is searched as %s', (name, searched) => {
    expect(normalizePlaceName(name)).toBe(searched)
  })
})

describe('placeNameVariants', () => {
  it('has common spellings, the plain one first', () => {
    expect(placeNameVariants('München')).toEqual(['munchen', 'muenchen'])
    expect(placeNameVariants('St. Louis')).toEqual(['st louis', 'saint louis'])
    expect(placeNameVariants('Saint Paul')).toEqual(['saint paul', 'st paul'])
    expect(placeNameVariants('Mount Vernon')).toContain('mt vernon')
  })
})

describe('parsePlaceQuery', () => {
  it('parses a state after a comma, or as the last words', () => {
    expect(parsePlaceQuery('Springfield, Illinois')).toEqual({
      name: 'springfield',
      hasComma: true,
      inState: [{ name: 'springfield', state: 'illinois' }],
    })
    expect(parsePlaceQuery('Buffalo New York').inState).toEqual([
      { name: 'buffalo new', state: 'york' },
      { name: 'buffalo', state: 'new york' },
    ])
    expect(parsePlaceQuery('Austin,')).toEqual({ name: 'austin', hasComma: true, inState: [] })
    expect(parsePlaceQuery('Austin').inState).toEqual([])
  })
})
