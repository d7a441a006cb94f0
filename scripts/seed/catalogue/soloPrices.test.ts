import { describe, expect, it } from 'vitest'
import { productForecast } from '#domain/planning/forecast/productForecast.ts'
import { soloPrice } from '#domain/planning/pricing/soloPrice.ts'
import { GEO_GROUPS } from '#domain/foundation/geo/country.ts'
import { profilesOf, seededProducts } from './seededPages.ts'

const NOW = new Date('2026-11-26T12:00:00Z')

describe('the price of a product booked alone', () => {
  const booked = seededProducts
    .filter(({ mediaType }) => mediaType !== 'dooh')
    .flatMap((product) => {
      const figures = productForecast({
        product,
        profiles: profilesOf(GEO_GROUPS[product.country]),
        now: NOW,
      })
      const { minBudgetMinor, maxBudgetMinor } = figures.at(0)
      return maxBudgetMinor < minBudgetMinor ? [] : [{ product, least: figures.at(minBudgetMinor) }]
    })

  it('equals the cost of its own plan before volume savings, for every product with a page', () => {
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

  it('never exceeds the ratecard price printed next to it, from which the savings are computed', () => {
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
