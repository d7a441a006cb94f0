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
  it('are told apart by their titles, as two kinds have a “Full set”', () => {
    const titles = AD_CREATION_PACKAGES.map(packageTitle)
    expect(new Set(titles).size).toBe(titles.length)
    expect(titles).toContain('Online banner: Full set')
  })
  it('never cost the same twice in a media type, because the cart would take them for one', () => {
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
  it('serve streaming TV with video spots', () => {
    expect(adCreationFromMinor('ctv')).toBe(adCreationFromMinor('online_video'))
    expect(adCreationFromMinor('dooh')).toBe(190_00)
  })
})
