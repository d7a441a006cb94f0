import { MEDIA_ECONOMICS } from '#domain/catalogue/mediaEconomics.ts'
import { dollars } from '#domain/foundation/money/amount.ts'
import { impressionsFor } from '#domain/planning/pricing/priceSchedule.ts'
import type { Calculator } from './calculator.types.ts'
import { cpmOf, scheduleAt } from './typicalSchedule.ts'
import { centsOf, count, numberOf } from './values.ts'

const each = (totalMinor: number, parts: number): string =>
  parts >= 0.5 ? dollars(Math.round(totalMinor / parts)) : 'none yet'

/** From a budget to visits and customers, with the cost of each; the reader sets the rates. */
export const funnel: Calculator = {
  fields: () => [
    { id: 'budget', label: 'Budget', kind: 'dollars', min: 100, max: 1_000_000, step: 50 },
    {
      id: 'visits',
      label: 'Visits per 1,000 impressions',
      kind: 'count',
      min: 0,
      max: 100,
      step: 0.1,
    },
    { id: 'buys', label: 'Customers per 100 visits', kind: 'count', min: 0, max: 100, step: 0.5 },
    {
      id: 'worth',
      label: 'Gross profit per customer',
      kind: 'dollars',
      min: 0,
      max: 1_000_000,
      step: 5,
    },
  ],
  start: () => ({ budget: 1000, visits: 1, buys: 4, worth: 120 }),
  compute: (values, mediaType) => {
    const budgetMinor = centsOf(values, 'budget')
    const views = impressionsFor(budgetMinor, scheduleAt(cpmOf(mediaType, 'typical')))
    const visits = (views * numberOf(values, 'visits')) / 1000
    const customers = (visits * numberOf(values, 'buys')) / 100
    const worthMinor = centsOf(values, 'worth')
    const perVisit = numberOf(values, 'visits') * numberOf(values, 'buys') * worthMinor
    const breakEven = perVisit > 0 ? budgetMinor / (worthMinor || 1) : 0
    const rows = [0.5, 1, 2].map((factor) => [
      factor === 1 ? 'As entered' : factor < 1 ? 'Half the visits' : 'Twice the visits',
      count(visits * factor),
      count(customers * factor),
      each(budgetMinor, customers * factor),
    ])
    return {
      headline: {
        label: 'A customer costs',
        value: each(budgetMinor, customers),
        note: `${count(customers)} customers from ${dollars(budgetMinor)}`,
      },
      rows: [
        { label: 'Impressions', value: count(views) },
        { label: 'Visits', value: count(visits) },
        { label: 'Cost per visit', value: each(budgetMinor, visits) },
        {
          label: 'Customers that pay for it',
          value: breakEven > 0 ? count(Math.ceil(breakEven)) : 'enter a profit',
        },
      ],
      table: {
        caption: 'If the rate of visits is wrong',
        head: ['Case', 'Visits', 'Customers', 'Cost each'],
        rows,
      },
      note: 'The rates are examples until you enter your own from past campaigns. Impressions are an estimate at our typical price.',
      planBudgetMinor: Math.max(MEDIA_ECONOMICS[mediaType].minBudgetMinor, budgetMinor),
    }
  },
}
