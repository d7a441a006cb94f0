import { MEDIA_AUDIENCES } from '#domain/planning/assessment/mediaAudience.ts'
import { MEDIA_ECONOMICS } from '#domain/catalogue/mediaEconomics.ts'
import { reachOf } from '#domain/planning/forecast/reach.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { dollars } from '#domain/foundation/money/amount.ts'
import { budgetFor } from '#domain/planning/pricing/priceSchedule.ts'
import type { Calculator } from './calculator.types.ts'
import { cpmOf, scheduleAt } from './typicalSchedule.ts'
import { count, numberOf, oneDecimal, percent, wholeDollars } from './values.ts'

const DAYS = 28
const SHARES = [0.2, 0.4, 0.6]

/** The minimum impressions that reach a share of an audience, found by bisection. */
function impressionsToReach(mediaType: MediaType, audience: number, wanted: number): number {
  const basis = { mediaType, audience, activeDays: DAYS, frequencyCapPerDay: null }
  let low = 0
  let high = audience * 200
  while (high - low > Math.max(1, audience / 1000)) {
    const middle = Math.floor((low + high) / 2)
    if (reachOf(middle, basis) >= wanted) high = middle
    else low = middle
  }
  return high
}

/** The impressions and cost of becoming known to a part of a town. */
export const frequency: Calculator = {
  fields: () => [
    {
      id: 'people',
      label: 'People in the town',
      kind: 'count',
      min: 1000,
      max: 20_000_000,
      step: 1000,
    },
    { id: 'share', label: 'Should have seen it', kind: 'percent', min: 5, max: 75, step: 5 },
  ],
  start: () => ({ people: 100_000, share: 40 }),
  compute: (values, mediaType) => {
    const people = numberOf(values, 'people')
    const audience = Math.floor(people * MEDIA_AUDIENCES[mediaType].monthlyUserShare)
    const schedule = scheduleAt(cpmOf(mediaType, 'typical'))
    const costOf = (share: number) => {
      const views = impressionsToReach(mediaType, audience, audience * share)
      return { views, minor: budgetFor(views, schedule) }
    }
    const share = Math.min(0.75, numberOf(values, 'share') / 100)
    const { views, minor } = costOf(share)
    const reached = Math.round(audience * share)
    const least = MEDIA_ECONOMICS[mediaType].minBudgetMinor
    return {
      headline: {
        label: `To be seen by ${percent(share)} takes about`,
        value: dollars(Math.round(minor / 100) * 100),
        note: `${count(reached)} of ${count(audience)} users of the medium in four weeks`,
      },
      rows: [
        { label: 'Impressions', value: count(views) },
        { label: 'Times each sees it', value: oneDecimal(reached > 0 ? views / reached : 0) },
        {
          label: 'Per person reached',
          value: dollars(reached > 0 ? Math.round(minor / reached) : 0),
        },
      ],
      table: {
        caption: 'A smaller and a larger part of the town',
        head: ['Part', 'Budget', 'Times each'],
        rows: SHARES.map((part) => {
          const one = costOf(part)
          return [
            percent(part),
            dollars(Math.round(one.minor / 100) * 100),
            oneDecimal(one.views / Math.max(1, audience * part)),
          ]
        }),
      },
      note: 'A planning estimate by our reach curve, with no cap on how often a person sees it. Each further person costs more than the one before.',
      planBudgetMinor: wholeDollars(Math.max(least, minor)),
    }
  },
}
