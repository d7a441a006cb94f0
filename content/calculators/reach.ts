import { MEDIA_AUDIENCES } from '#domain/planning/assessment/mediaAudience.ts'
import { MEDIA_ECONOMICS } from '#domain/catalogue/mediaEconomics.ts'
import { reachOf } from '#domain/planning/forecast/reach.ts'
import { hasFrequencyCap } from '#domain/foundation/media/mediaTraits.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { dollars } from '#domain/foundation/money/amount.ts'
import { impressionsFor } from '#domain/planning/pricing/priceSchedule.ts'
import type { Calculator } from './calculator.types.ts'
import { scheduleAt, cpmOf } from './typicalSchedule.ts'
import { between, centsOf, count, numberOf, oneDecimal, percent } from './values.ts'

const CAPPED = 3

/** The number of people around a place that a budget reaches in some weeks. */
function met(mediaType: MediaType, budgetMinor: number, people: number, weeks: number) {
  const views = impressionsFor(budgetMinor, scheduleAt(cpmOf(mediaType, 'typical')))
  const audience = Math.floor(people * MEDIA_AUDIENCES[mediaType].monthlyUserShare)
  const reach = reachOf(views, {
    mediaType,
    audience,
    activeDays: Math.max(1, Math.round(weeks * 7)),
    frequencyCapPerDay: hasFrequencyCap(mediaType) ? CAPPED : null,
  })
  return { views, audience, reach, frequency: reach > 0 ? views / reach : 0 }
}

/** The reach of a small budget among the residents around a place. */
export const reach: Calculator = {
  fields: () => [
    {
      id: 'people',
      label: 'People who live around you',
      kind: 'count',
      min: 1000,
      max: 20_000_000,
      step: 1000,
    },
    { id: 'budget', label: 'Budget', kind: 'dollars', min: 50, max: 100_000, step: 50 },
    { id: 'weeks', label: 'Weeks', kind: 'count', min: 1, max: 12, step: 1 },
  ],
  start: (mediaType) => ({
    people: 60_000,
    budget: MEDIA_ECONOMICS[mediaType].minBudgetMinor / 100,
    weeks: 4,
  }),
  compute: (values, mediaType) => {
    const people = numberOf(values, 'people')
    const weeks = Math.max(1, numberOf(values, 'weeks'))
    const budgetMinor = centsOf(values, 'budget')
    const least = MEDIA_ECONOMICS[mediaType].minBudgetMinor
    const {
      views,
      audience,
      reach: reached,
      frequency,
    } = met(mediaType, budgetMinor, people, weeks)
    return {
      headline: {
        label: `${dollars(budgetMinor)} reaches about`,
        value: count(reached),
        note: `of ${count(audience)} people who use the medium`,
      },
      rows: [
        { label: 'Impressions', value: between(views) },
        { label: 'Times each person sees it', value: oneDecimal(frequency) },
        {
          label: 'Share of all people around you',
          value: percent(people > 0 ? reached / people : 0),
        },
        {
          label: 'Minimum budget here',
          value: budgetMinor < least ? `${dollars(least)}: more than this` : dollars(least),
        },
      ],
      table: {
        caption: 'Three budgets for the same people',
        head: ['Budget', 'People reached', 'Times each'],
        rows: [least, least * 2, least * 4].map((minor) => {
          const one = met(mediaType, minor, people, weeks)
          return [dollars(minor), count(one.reach), oneDecimal(one.frequency)]
        }),
      },
      note: 'A planning estimate, at our typical price and with no further choices made. The planner counts the people of your own ZIP codes.',
      planBudgetMinor: Math.max(least, budgetMinor),
    }
  },
}
