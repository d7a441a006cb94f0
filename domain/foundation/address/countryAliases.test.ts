import { describe, expect, it } from 'vitest'
import { COUNTRY_CODES, countryName } from './countryName.ts'
import { countryAliases, countryItems } from './countryAliases.ts'

describe('the names of a country', () => {
  it.each([
    ['UK', 'GB'],
    ['Great Britain', 'GB'],
    ['England', 'GB'],
    ['USA', 'US'],
    ['U.S.A.', 'US'],
    ['America', 'US'],
    ['UAE', 'AE'],
    ['ARE', 'AE'],
    ['Schweiz', 'CH'],
    ['CHE', 'CH'],
    ['Deutschland', 'DE'],
    ['Österreich', 'AT'],
    ['Oesterreich', 'AT'],
    ['Holland', 'NL'],
    ['Türkei', 'TR'],
    ['Turkey', 'TR'],
    ['Czech Republic', 'CZ'],
    ['Ivory Coast', 'CI'],
  ])('include %s for %s', (written, code) => {
    expect(countryAliases(code)).toContain(written)
  })

  it('belong to one country each', () => {
    const owners = new Map<string, string>()
    const shared: string[] = []
    for (const code of COUNTRY_CODES)
      for (const name of new Set(
        [...countryAliases(code), countryName(code)].map((one) => one.toLowerCase()),
      )) {
        const owner = owners.get(name)
        if (owner && owner !== code) shared.push(`${name}: ${owner}, ${code}`)
        owners.set(name, code)
      }
    expect(shared).toEqual([])
  })

  it('have a code of three letters for every country', () => {
    for (const code of COUNTRY_CODES) expect(countryAliases(code)[1]).toMatch(/^[A-Z]{3}$/)
  })

  it('are sorted alphabetically', () => {
    expect(countryItems().map(({ id }) => id)).toHaveLength(COUNTRY_CODES.length)
    expect(countryItems()[0]?.label).toBe('Afghanistan')
  })
})
