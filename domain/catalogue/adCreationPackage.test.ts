import { describe, expect, it } from 'vitest'
import {
  AD_CREATION_PACKAGES,
  AD_CREATION_SLUGS,
  adCreationFromMinor,
  adCreationPackagesFor,
  findAdCreationPackage,
} from './adCreationPackage.ts'
import { packageTitle } from './packageTitle.ts'

describe('the ad-creation packages', () => {
  it.each(AD_CREATION_SLUGS)('offer at least three on %s, cheapest first', (slug) => {
    const prices = adCreationPackagesFor(slug).map(({ priceMinor }) => priceMinor)
    expect(prices.length).toBeGreaterThanOrEqual(3)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })
  it('have different titles, although two kinds have a “Full set”', () => {
    const titles = AD_CREATION_PACKAGES.map(packageTitle)
    expect(new Set(titles).size).toBe(titles.length)
    expect(titles).toContain('Online banner: Full set')
  })
  it('never have the same price twice in a medium, because the cart would merge them', () => {
    const keys = AD_CREATION_PACKAGES.map(
      ({ mediaType, priceMinor }) => `${mediaType} ${priceMinor}`,
    )
    expect(new Set(keys).size).toBe(keys.length)
  })
  it('are found by id', () => {
    const ids = AD_CREATION_PACKAGES.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(findAdCreationPackage('dooh_design_single')?.priceMinor).toBe(190_00)
    expect(findAdCreationPackage('nothing')).toBeUndefined()
  })
  it('make video spots for streaming TV', () => {
    expect(adCreationFromMinor('ctv')).toBe(adCreationFromMinor('online_video'))
    expect(adCreationFromMinor('dooh')).toBe(190_00)
  })
})
