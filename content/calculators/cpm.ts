import { MEDIA_ECONOMICS } from '#domain/catalogue/mediaEconomics.ts'
import { dollars, formatUsd } from '#domain/foundation/money/amount.ts'
import { capitalized } from '#domain/foundation/wording/capitalized.ts'
import { MEDIA_WORDS } from '#domain/planning/findings/wording/mediaWords.ts'
import { budgetFor, impressionsFor, priceAt } from '#domain/planning/pricing/priceSchedule.ts'
import type { Calculator } from './calculator.types.ts'
import { cpmOf, priceClassField, scheduleAt } from './typicalSchedule.ts'
import { between, centsOf, count, numberOf, textOf, wholeDollars } from './values.ts'

const PRESETS_MINOR = [500_00, 1_500_00, 5_000_00, 10_000_00, 25_000_00]

/** Budget to impressions and back, at the typical price with its volume savings. */
export const cpm: Calculator = {
  fields: (mediaType) => [
    {
      id: 'way',
      label: 'I know',
      kind: 'choice',
      options: [
        { id: 'budget', label: 'My budget' },
        { id: 'views', label: `How many ${MEDIA_WORDS[mediaType].impressions} I want` },
      ],
    },
    {
      id: 'budget',
      label: 'Budget',
      kind: 'dollars',
      min: 100,
      max: 1_000_000,
      step: 50,
      shownWhen: ['way', 'budget'],
    },
    {
      id: 'views',
      label: `${capitalized(MEDIA_WORDS[mediaType].impressions)} wanted`,
      kind: 'count',
      min: 1000,
      max: 100_000_000,
      step: 1000,
      shownWhen: ['way', 'views'],
    },
    priceClassField(mediaType),
  ],
  start: () => ({ way: 'budget', budget: 1500, views: 200_000, kind: 'typical' }),
  compute: (values, mediaType) => {
    const base = cpmOf(mediaType, textOf(values, 'kind'))
    const schedule = scheduleAt(base)
    const isBudget = textOf(values, 'way') !== 'views'
    const budgetMinor = isBudget
      ? centsOf(values, 'budget')
      : budgetFor(numberOf(values, 'views'), schedule)
    const views = impressionsFor(budgetMinor, schedule)
    const { impressions } = MEDIA_WORDS[mediaType]
    const paid = priceAt(budgetMinor, schedule).cpmMinor
    const least = MEDIA_ECONOMICS[mediaType].minBudgetMinor
    return {
      headline: isBudget
        ? { label: `${dollars(budgetMinor)} buys about`, value: count(views), note: impressions }
        : { label: `${count(views)} ${impressions} cost about`, value: dollars(budgetMinor) },
      rows: [
        { label: 'CPM before savings', value: formatUsd(base) },
        { label: 'CPM you pay', value: formatUsd(paid) },
        { label: 'Likely range', value: between(views) },
        { label: 'Minimum budget', value: dollars(least) },
      ],
      table: {
        caption: 'Prices by budget',
        head: ['Budget', 'CPM', capitalized(impressions)],
        rows: PRESETS_MINOR.map((minor) => [
          dollars(minor),
          formatUsd(priceAt(minor, schedule).cpmMinor),
          count(impressionsFor(minor, schedule)),
        ]),
      },
      note: 'A planning estimate at our typical price. The planner prices your own place, people and hours.',
      planBudgetMinor: wholeDollars(Math.max(least, budgetMinor)),
    }
  },
}
