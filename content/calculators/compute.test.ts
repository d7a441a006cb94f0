import { describe, expect, it } from 'vitest'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaTypes.ts'
import { CALCULATOR_KINDS } from './calculator.types.ts'
import { calculatorView, compute } from './compute.ts'

const all = CALCULATOR_KINDS.flatMap((kind) =>
  MEDIA_TYPES.map((mediaType) => [kind, mediaType] as const),
)
const NOT_A_NUMBER = /NaN|Infinity|undefined|null/

describe('the calculators', () => {
  it.each(all)('%s of %s returns sensible results for any values', (kind, mediaType) => {
    const { fields, values } = calculatorView({ kind }, mediaType)
    const extremes = [
      values,
      Object.fromEntries(fields.map(({ id }) => [id, ''])),
      Object.fromEntries(fields.map(({ id }) => [id, '0'])),
      Object.fromEntries(fields.map(({ id }) => [id, '-5'])),
      Object.fromEntries(fields.map(({ id }) => [id, '999999999'])),
      Object.fromEntries(fields.map(({ id }) => [id, 'words'])),
    ]
    for (const one of extremes) {
      const result = compute(kind, mediaType, { ...values, ...one })
      expect(JSON.stringify({ ...result, planBudgetMinor: 0 })).not.toMatch(NOT_A_NUMBER)
      expect(result.headline.value).not.toBe('')
      expect(result.table.rows.length).toBeGreaterThan(1)
      for (const row of result.table.rows) expect(row).toHaveLength(result.table.head.length)
      const budget = result.planBudgetMinor
      expect(budget === null || (Number.isSafeInteger(budget) && budget >= 0)).toBe(true)
    }
  })

  it('convert a budget into views at the discounted price, and views into a budget', () => {
    const budget = compute('cpm', 'dooh', { way: 'budget', budget: 1000, kind: 'typical' })
    expect(budget.headline.value).toBe('144,717')
    const views = compute('cpm', 'dooh', { way: 'views', views: 144_717, kind: 'typical' })
    expect(views.headline.value).toBe('$1,000')
    const saved = compute('cpm', 'dooh', { way: 'budget', budget: 5000, kind: 'typical' })
    expect(saved.rows).toContainEqual({ label: 'CPM you pay', value: '$6.70' })
  })

  it('compute the size and the price of a selected audience', () => {
    const women = compute('audience', 'ctv', {
      people: 1000,
      gender: 'female',
      age: 'all',
      trait: 'none',
    })
    expect(women.headline.value).toBe('50.5%')
    expect(women.rows.at(-1)).toEqual({ label: 'CPM for these people', value: '$33.20' })
  })

  it('follow a funnel to the cost per customer', () => {
    const result = compute('funnel', 'online_display', {
      budget: 1000,
      visits: 1,
      buys: 4,
      worth: 100,
    })
    expect(result.rows).toContainEqual({ label: 'Visits', value: '153' })
    expect(result.headline.value).toBe('$163')
  })

  it('count the days until the first air date', () => {
    const result = compute('due', 'dooh', { ordered: '2026-11-23' })
    expect(result.headline.value).toContain('Dec 7')
  })

  it('check a file against its limits', () => {
    const fits = (mediaType: 'dooh' | 'online_display', values: Record<string, number>) =>
      compute('specs', mediaType, values).headline.value
    expect(fits('dooh', { width: 1920, height: 1080, seconds: 0 })).toBe('2 of 4')
    expect(fits('dooh', { width: 1920, height: 1080, seconds: 9 })).toBe('1 of 4')
    expect(fits('online_display', { width: 300, height: 250, weight: 900 })).toBe('1 of 3')
  })
})
