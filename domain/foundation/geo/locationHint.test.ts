import { describe, expect, it } from 'vitest'
import { regionOf } from './locationHint.ts'

describe('regionOf', () => {
  it.each([
    [{ continent: 'NA', longitude: '-122.4', country: 'US' }, 'wnam'],
    [{ continent: 'NA', longitude: '-73.9', country: 'US' }, 'enam'],
    [{ continent: 'NA', country: 'US' }, 'enam'],
    [{ continent: 'SA', longitude: '-46.6', country: 'BR' }, 'sam'],
    [{ continent: 'EU', longitude: '13.4', country: 'DE' }, 'weur'],
    [{ continent: 'EU', longitude: '26.1', country: 'RO' }, 'eeur'],
    [{ continent: 'AS', longitude: '55.3', country: 'AE' }, 'me'],
    [{ continent: 'AS', longitude: '103.8', country: 'SG' }, 'apac'],
    [{ continent: 'OC', longitude: '151.2', country: 'AU' }, 'oc'],
    [{ continent: 'AF', longitude: '28.0', country: 'ZA' }, 'afr'],
    [{ continent: 'T1' }, undefined],
    [{}, undefined],
    [undefined, undefined],
  ])('finds the region of %o', (cf, region) => {
    expect(regionOf(cf)).toBe(region)
  })
})
