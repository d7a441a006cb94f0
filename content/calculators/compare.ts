import { MEDIA_LEAD_DAYS } from '#domain/planning/campaign/leadTime.ts'
import { MEDIA_ECONOMICS } from '#domain/catalogue/mediaEconomics.ts'
import { isClickable, isSpot } from '#domain/foundation/media/mediaTraits.ts'
import {
  MEDIA_TYPE_NAMES,
  MEDIA_TYPES,
  type MediaType,
} from '#domain/foundation/media/mediaTypes.ts'
import { dollars, formatUsd } from '#domain/foundation/money/amount.ts'
import { impressionsFor } from '#domain/planning/pricing/priceSchedule.ts'
import type { Calculator } from './calculator.types.ts'
import { cpmOf, scheduleAt } from './typicalSchedule.ts'
import { centsOf, count, textOf } from './values.ts'

const ORDERS: Record<string, (mediaType: MediaType) => number> = {
  cpm: (mediaType) => MEDIA_ECONOMICS[mediaType].typicalCpmMinor,
  least: (mediaType) => MEDIA_ECONOMICS[mediaType].minBudgetMinor,
  lead: (mediaType) => MEDIA_LEAD_DAYS[mediaType],
}

/** The six media side by side for one budget. */
export const compare: Calculator = {
  fields: () => [
    { id: 'budget', label: 'Budget', kind: 'dollars', min: 100, max: 1_000_000, step: 100 },
    {
      id: 'order',
      label: 'Sort by',
      kind: 'choice',
      options: [
        { id: 'cpm', label: 'Price per 1,000' },
        { id: 'least', label: 'Minimum budget' },
        { id: 'lead', label: 'Lead time' },
      ],
    },
  ],
  start: () => ({ budget: 2000, order: 'cpm' }),
  compute: (values, mediaType) => {
    const budgetMinor = centsOf(values, 'budget')
    const views = (medium: MediaType) =>
      impressionsFor(budgetMinor, scheduleAt(cpmOf(medium, 'typical')))
    const order = ORDERS[textOf(values, 'order')] ?? ORDERS['cpm']
    const sorted = MEDIA_TYPES.toSorted((a, b) => (order?.(a) ?? 0) - (order?.(b) ?? 0))
    const rank = sorted.indexOf(mediaType) + 1
    return {
      headline: {
        label: `${dollars(budgetMinor)} in ${MEDIA_TYPE_NAMES[mediaType]} buys`,
        value: count(views(mediaType)),
        note: `impressions; place ${rank} of six in this order`,
      },
      rows: [
        { label: 'Typical CPM', value: formatUsd(MEDIA_ECONOMICS[mediaType].typicalCpmMinor) },
        { label: 'Minimum budget', value: dollars(MEDIA_ECONOMICS[mediaType].minBudgetMinor) },
        { label: 'Lead time', value: `${MEDIA_LEAD_DAYS[mediaType]} days` },
      ],
      table: {
        caption: 'All six media',
        head: ['Medium', 'CPM', 'Impressions', 'Sound', 'Click', 'Lead time'],
        rows: sorted.map((medium) => [
          MEDIA_TYPE_NAMES[medium],
          formatUsd(MEDIA_ECONOMICS[medium].typicalCpmMinor),
          count(views(medium)),
          isSpot(medium) ? 'yes' : 'no',
          isClickable(medium) ? 'yes' : 'no',
          `${MEDIA_LEAD_DAYS[medium]} days`,
        ]),
      },
      note: 'Typical prices of our own market. Impressions of a screen, a spot and a banner are three different things.',
      planBudgetMinor: Math.max(MEDIA_ECONOMICS[mediaType].minBudgetMinor, budgetMinor),
    }
  },
}
