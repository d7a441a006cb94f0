import { describe, expect, it } from 'vitest'
import { seededChance } from '#domain/testing/seededChance.ts'
import { LEAST_CAMPAIGNS, measuredBand } from './measuredBand.ts'

/** Delivered over forecast of campaigns with a known bias, and a spread that grows with it. */
function delivered(chance: () => number, bias: number, spread: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())
  return (1 + bias) * Math.exp(spread * normal)
}

const CASES = [
  { campaigns: 30, bias: -0.12, spread: 0.1 },
  { campaigns: 30, bias: 0.05, spread: 0.3 },
  { campaigns: 100, bias: 0, spread: 0.2 },
  { campaigns: 400, bias: -0.3, spread: 0.05 },
]

describe('measuredBand', () => {
  it.each(CASES)(
    'covers 90% ± 3 of further campaigns and finds the bias: $campaigns campaigns, bias $bias',
    ({ campaigns, bias, spread }) => {
      const chance = seededChance(31)
      const months = 400
      const biases: number[] = []
      let covered = 0
      for (let month = 0; month < months; month++) {
        const draw = () => delivered(chance, bias, spread)
        const band = measuredBand(Array.from({ length: campaigns }, draw))
        const further = Array.from({ length: 100 }, draw)
        const { low = 0, high = 0 } = band ?? {}
        covered += further.filter((ratio) => ratio >= low && ratio <= high).length / 100
        biases.push(band?.bias ?? Infinity)
      }
      expect(covered / months).toBeGreaterThan(0.87)
      expect(covered / months).toBeLessThan(0.93)
      const found = biases.reduce((sum, one) => sum + one, 0) / months
      expect(Math.abs(found - bias)).toBeLessThan(0.01)
    },
  )

  it('measures nothing with fewer than 30 campaigns', () => {
    const ratios = Array.from({ length: LEAST_CAMPAIGNS - 1 }, () => 1)
    expect(measuredBand(ratios)).toBeNull()
    expect(measuredBand([...ratios, 1])).toEqual({ campaigns: 30, bias: 0, low: 1, high: 1 })
  })
})
