import { dollars, formatUsd } from '#domain/foundation/money/amount.ts'
import { impressionsFor } from '#domain/planning/pricing/priceSchedule.ts'
import type { Calculator } from './calculator.types.ts'
import { cpmOf, scheduleAt } from './typicalSchedule.ts'
import { centsOf, count, numberOf } from './values.ts'

const YEARS = [0, 1, 2, 3, 4]

/** What a budget still buys when prices and the budget change by a rate each year. */
export const drift: Calculator = {
  fields: () => [
    {
      id: 'budget',
      label: 'Budget this year',
      kind: 'dollars',
      min: 100,
      max: 1_000_000,
      step: 100,
    },
    { id: 'price', label: 'Prices rise each year by', kind: 'percent', min: 0, max: 50, step: 0.5 },
    {
      id: 'growth',
      label: 'My budget rises each year by',
      kind: 'percent',
      min: 0,
      max: 50,
      step: 0.5,
    },
  ],
  start: () => ({ budget: 6000, price: 5, growth: 3 }),
  compute: (values, mediaType) => {
    const budgetMinor = centsOf(values, 'budget')
    const price = 1 + numberOf(values, 'price') / 100
    const growth = 1 + numberOf(values, 'growth') / 100
    const years = YEARS.map((year) => {
      const minor = Math.round(budgetMinor * growth ** year)
      const cpmMinor = Math.round(cpmOf(mediaType, 'typical') * price ** year)
      return { year, minor, cpmMinor, views: impressionsFor(minor, scheduleAt(cpmMinor)) }
    })
    const [first, last] = [years[0]?.views ?? 0, years.at(-1)?.views ?? 0]
    const change = first > 0 ? last / first - 1 : 0
    return {
      headline: {
        label: 'In four years the budget buys',
        value: `${change < 0 ? '−' : '+'}${Math.abs(change * 100).toFixed(0)}%`,
        note: 'impressions compared with today',
      },
      rows: [
        { label: 'Impressions today', value: count(first) },
        { label: 'Impressions in four years', value: count(last) },
        {
          label: 'Budget that would keep pace',
          value: dollars(Math.round((budgetMinor * price ** 4) / 100) * 100),
        },
      ],
      table: {
        caption: 'Year by year',
        head: ['Year', 'Budget', 'CPM', 'Impressions'],
        rows: years.map(({ year, minor, cpmMinor, views }) => [
          year === 0 ? 'Now' : `+${year}`,
          dollars(Math.round(minor / 100) * 100),
          formatUsd(cpmMinor),
          count(views),
        ]),
      },
      note: 'Both rates are yours to set; they are examples, not a forecast of prices.',
      planBudgetMinor: budgetMinor,
    }
  },
}
