import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parsePostalFile, PostalFileError, postalCountry } from './places/postalCodes.ts'
import { postalCodesSeed } from './postalCodesSeed.ts'

const sample = readFileSync(join(import.meta.dirname, 'places/fixtures/AT-sample.txt'), 'utf8')

describe('postalCodesSeed', () => {
  it('turns the codes of a GeoNames file into the cells of the country, with the population of its states', async () => {
    const seed = postalCodesSeed('AT', sample)
    const [cells, countries] = await seed.tables()
    expect(seed.name).toBe('postcodes_AT')
    expect(cells).toMatchObject({ where: "country = 'AT'" })
    const rows = cells?.rows ?? []
    expect(rows.map((row) => [row[0], row[1], row[3]])).toEqual([
      ['zip_AT_2700', '2700', '03'],
      ['zip_AT_3400', '3400', '03'],
      ['zip_AT_5020', '5020', '05'],
      ['zip_AT_1010', '1010', '09'],
      ['zip_AT_1100', '1100', '09'],
      ['zip_AT_1220', '1220', '09'],
    ])
    const inState = (state: string): number =>
      rows.filter((row) => row[3] === state).reduce((sum, row) => sum + Number(row[7]), 0)
    expect([inState('03'), inState('05'), inState('09')]).toEqual([1_718_373, 568_346, 1_982_097])
    expect(countries?.rows).toEqual([['AT', 9_104_772, 1]])
  })

  it('places a code with several places in their middle', () => {
    const rows = parsePostalFile(sample, 'AT').filter((row) => row.code === '3400')
    expect(rows).toHaveLength(2)
  })
})

describe('refused files', () => {
  it.each([
    ['AT\t1010\tWien', 'Line 1: 3 columns, not the 12 of a GeoNames file.'],
    [sample.replace('AT\t1100', 'AT\t11000'), 'Line 2: 11000 is no postal code of AT.'],
    [sample.replace('AT\t1100', 'DE\t1100'), 'Line 2: the country is DE, not AT.'],
    [sample.replace('48.1539', ''), 'Line 2: no position.'],
    ['\n\n', 'The file has no postal codes.'],
  ])('a wrong file, by its line', (text, message) => {
    expect(() => parsePostalFile(text, 'AT')).toThrow(new PostalFileError(message))
  })

  it('another country than those of campaigns', () => {
    expect(postalCountry('at')).toBe('AT')
    expect(() => postalCountry('US')).toThrow('loaded already')
    expect(() => postalCountry('FR')).toThrow('must be one of CA, GB, DE')
    expect(() => postalCountry(undefined)).toThrow('must be one of')
  })
})
