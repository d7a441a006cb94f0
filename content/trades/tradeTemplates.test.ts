import { describe, expect, it } from 'vitest'
import { MEDIA_ECONOMICS } from '#domain/catalogue/mediaEconomics.ts'
import { INDUSTRY_IDS } from '#domain/commerce/checkout/industries.ts'
import { MAX_RADIUS } from '#domain/foundation/geo/campaignCountries.ts'
import { CAMPAIGN_GOAL_NAMES } from '#domain/planning/mediaMix/mediaMix.ts'
import { TRADE_IDS, TRADE_TEMPLATES, tradeMedia } from './tradeTemplates.ts'

describe('trade templates', () => {
  it('cover 25 trades and a generic one, each with its own name', () => {
    expect(TRADE_IDS).toHaveLength(26)
    expect(new Set(TRADE_IDS.map((id) => TRADE_TEMPLATES[id].name)).size).toBe(TRADE_IDS.length)
  })

  it.each(TRADE_IDS)('%s can start each of its media within its budgets', (id) => {
    const { budget, radius, industry, hints, ...trade } = TRADE_TEMPLATES[id]
    expect(INDUSTRY_IDS).toContain(industry)
    expect(budget.leastMinor).toBeLessThan(budget.mostMinor)
    expect(radius.mi).toBeLessThanOrEqual(MAX_RADIUS.mi)
    expect(Math.abs(radius.km / radius.mi - 1.609)).toBeLessThan(0.15)
    for (const mediaType of trade.media)
      expect(MEDIA_ECONOMICS[mediaType].minBudgetMinor).toBeLessThan(budget.mostMinor)
    for (const sentence of [trade.mediaWhy, trade.radiusWhy, ...hints])
      expect(sentence).toMatch(/^[A-Z][^.]*\.$/)
    expect(hints.length).toBeGreaterThan(1)
  })

  it('adds the medium of the goal to those of the trade', () => {
    for (const goal of CAMPAIGN_GOAL_NAMES)
      expect(tradeMedia('pharmacy', goal)).toEqual(
        expect.arrayContaining([...TRADE_TEMPLATES.pharmacy.media]),
      )
    expect(tradeMedia('pharmacy', 'launch')).toContain('online_video')
  })
})
