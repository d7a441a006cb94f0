import { MEDIA_LEAD_DAYS } from '#domain/planning/campaign/leadTime.ts'
import { MEDIA_ECONOMICS } from '#domain/catalogue/mediaEconomics.ts'
import {
  MEDIA_TYPE_NAMES,
  MEDIA_TYPES,
  type MediaType,
} from '#domain/foundation/media/mediaTypes.ts'
import { dollars, formatUsd } from '#domain/foundation/money/amount.ts'
import { impressionsFor } from '#domain/planning/pricing/priceSchedule.ts'
import type { Calculator, CalculatorValues } from './calculator.types.ts'
import { cpmOf, scheduleAt } from './typicalSchedule.ts'
import { centsOf, count, textOf } from './values.ts'

/** How well a medium serves each wish, 0 to 3: the editors' judgment, labeled as such. */
const FITS: Record<string, Record<MediaType, number>> = {
  known: {
    dooh: 3,
    ctv: 3,
    online_video: 2,
    online_audio: 2,
    online_display: 1,
    mobile_display: 1,
  },
  visits: {
    mobile_display: 3,
    dooh: 3,
    online_display: 1,
    online_audio: 1,
    ctv: 1,
    online_video: 1,
  },
  clicks: {
    online_display: 3,
    mobile_display: 3,
    online_video: 2,
    online_audio: 0,
    ctv: 0,
    dooh: 0,
  },
  explain: {
    ctv: 3,
    online_video: 3,
    online_audio: 2,
    online_display: 1,
    mobile_display: 0,
    dooh: 0,
  },
  picture: {
    dooh: 3,
    online_display: 3,
    mobile_display: 3,
    online_video: 0,
    online_audio: 0,
    ctv: 0,
  },
  film: { ctv: 3, online_video: 3, dooh: 1, online_display: 0, mobile_display: 0, online_audio: 0 },
  voice: {
    online_audio: 3,
    online_video: 0,
    ctv: 0,
    dooh: 0,
    online_display: 0,
    mobile_display: 0,
  },
}
const AFFORDABLE = 4

function points(values: CalculatorValues, mediaType: MediaType): number {
  const goal = FITS[textOf(values, 'goal')]?.[mediaType] ?? 0
  const material = FITS[textOf(values, 'material')]?.[mediaType] ?? 0
  const isLate = textOf(values, 'start') === 'soon' && MEDIA_LEAD_DAYS[mediaType] > 5
  const isAffordable = centsOf(values, 'budget') >= MEDIA_ECONOMICS[mediaType].minBudgetMinor
  return goal * 2 + material + (isLate ? -2 : 0) + (isAffordable ? AFFORDABLE : 0)
}

/** Recommends a first medium from a few answers. */
export const first: Calculator = {
  fields: () => [
    { id: 'budget', label: 'Budget', kind: 'dollars', min: 50, max: 1_000_000, step: 50 },
    {
      id: 'goal',
      label: 'What should happen',
      kind: 'choice',
      options: [
        { id: 'known', label: 'People nearby know our name' },
        { id: 'visits', label: 'People come by' },
        { id: 'clicks', label: 'People click and buy online' },
        { id: 'explain', label: 'People understand something new' },
      ],
    },
    {
      id: 'material',
      label: 'What you have',
      kind: 'choice',
      options: [
        { id: 'picture', label: 'A picture or a logo' },
        { id: 'film', label: 'A video' },
        { id: 'voice', label: 'A voice or a jingle' },
      ],
    },
    {
      id: 'start',
      label: 'When it starts',
      kind: 'choice',
      options: [
        { id: 'soon', label: 'This week' },
        { id: 'later', label: 'In two weeks or later' },
      ],
    },
  ],
  start: () => ({ budget: 800, goal: 'known', material: 'picture', start: 'later' }),
  compute: (values) => {
    const budgetMinor = centsOf(values, 'budget')
    const ranked = MEDIA_TYPES.map((mediaType) => ({
      mediaType,
      points: points(values, mediaType),
    })).toSorted((a, b) => b.points - a.points)
    const views = (mediaType: MediaType) =>
      impressionsFor(budgetMinor, scheduleAt(cpmOf(mediaType, 'typical')))
    const best = ranked[0]?.mediaType ?? 'online_display'
    return {
      headline: { label: 'Begin with', value: MEDIA_TYPE_NAMES[best] },
      rows: [
        { label: 'Then', value: MEDIA_TYPE_NAMES[ranked[1]?.mediaType ?? best] },
        { label: `${dollars(budgetMinor)} buys there`, value: `${count(views(best))} impressions` },
        { label: 'Minimum budget', value: dollars(MEDIA_ECONOMICS[best].minBudgetMinor) },
      ],
      table: {
        caption: 'The six media, in order for you',
        head: ['Medium', 'Minimum budget', 'Typical CPM', 'Impressions'],
        rows: ranked.map(({ mediaType }) => {
          const { minBudgetMinor, typicalCpmMinor } = MEDIA_ECONOMICS[mediaType]
          return [
            MEDIA_TYPE_NAMES[mediaType],
            dollars(minBudgetMinor),
            formatUsd(typicalCpmMinor),
            budgetMinor < minBudgetMinor ? 'below the minimum' : count(views(mediaType)),
          ]
        }),
      },
      note: 'The order is our judgment from your answers; impressions of different media are not worth the same.',
      planBudgetMinor: budgetMinor,
    }
  },
}
