import { describe, expect, it } from 'vitest'
import { INDUSTRIES } from '#domain/commerce/checkout/industries.ts'
import { INDUSTRY_WORDS } from './industryWords.ts'

const ALL = INDUSTRIES.flatMap(({ id }) =>
  INDUSTRY_WORDS[id].map((word) => ({ id, word: word.toLowerCase() })),
)

describe('search terms of industries', () => {
  it('number 400 or more, each for one industry', () => {
    expect(ALL.length).toBeGreaterThan(400)
    const words = ALL.map(({ word }) => word)
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  })

  it('never repeat the name of another industry', () => {
    for (const { id, word } of ALL)
      expect(INDUSTRIES.filter((one) => one.id !== id && one.name.toLowerCase() === word)).toEqual(
        [],
      )
  })

  it.each([
    ['bakery', 'food_beverages'],
    ['physio', 'health_medicine'],
    ['dealer', 'automotive'],
    ['law', 'legal'],
    ['gym', 'sports_fitness'],
    ['hotel', 'travel_tourism'],
    ['dentist', 'health_medicine'],
    ['plumber', 'construction_trades'],
    ['vet', 'pets'],
    ['charity', 'non_profit'],
  ])('"%s" is %s', (word, industry) => {
    expect(ALL.find((one) => one.word === word)?.id).toBe(industry)
  })
})
