import { describe, expect, it } from 'vitest'
import { productOutlook } from '#domain/planning/outlook/productOutlook.ts'
import { soloPrice } from '#domain/planning/pricing/soloPrice.ts'
import { GEO_GROUPS } from '#domain/foundation/geo/country.ts'
import { profilesOf, seededProducts } from './seededPages.ts'

const NOW = new Date('2026-11-26T12:00:00Z')

describe('the price of a product booked alone', () => {
  const booked = seededProducts
    .filter(({ mediaType }) => mediaType !== 'dooh')
    .flatMap((product) => {
      const outlook = productOutlook({
        product,
        profiles: profilesOf(GEO_GROUPS[product.country]),
        now: NOW,
      })
      const { minBudgetMinor, maxBudgetMinor } = outlook.at(0)
      return maxBudgetMinor < minBudgetMinor ? [] : [{ product, least: outlook.at(minBudgetMinor) }]
    })

  it('is what its own plan costs before volume savings, for every product that has a page', () => {
    expect(booked.length).toBeGreaterThan(300)
    const wrong = booked.flatMap(({ product, least }) => {
      const volume = least.priceLines.find(({ code }) => code === 'volume')?.cpmMinor ?? 0
      const { cpmMinor } = soloPrice(product)
      return Math.abs(least.cpmMinor - volume - cpmMinor) > 1
        ? [`${product.id}: ${least.cpmMinor} - ${volume}, not ${cpmMinor}`]
        : []
    })
    expect(wrong).toEqual([])
  })

  it('is never above the ratecard price printed beside it, and the savings are against that', () => {
    const wrong = booked.flatMap(({ product, least }) => {
      const { cpmMinor, ratecardCpmMinor } = soloPrice(product)
      return cpmMinor > ratecardCpmMinor ||
        least.cpmMinor > ratecardCpmMinor ||
        Math.abs(least.ratecardCpmMinor - ratecardCpmMinor) > 1
        ? [`${product.id}: ${least.cpmMinor}, ${ratecardCpmMinor}, ${least.ratecardCpmMinor}`]
        : []
    })
    expect(wrong).toEqual([])
  })
})
