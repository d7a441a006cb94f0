import { formatDecimal } from '#domain/foundation/wording/decimalWords.ts'
import { usageShare } from '#domain/planning/assessment/mediaUsage.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import type { Calculator } from './calculator.types.ts'
import { numberOf, percent, textOf } from './values.ts'

const DAYS = { week: [0, 1, 2, 3, 4, 5, 6], workdays: [0, 1, 2, 3, 4], weekend: [5, 6] } as const
const HOURS_A_WEEK = 168

const daysOf = (choice: string): readonly number[] =>
  choice === 'workdays' || choice === 'weekend' ? DAYS[choice] : DAYS.week

/** The share of a week's use in the hours [from, to) of some days. */
function shareOf(mediaType: MediaType, days: readonly number[], from: number, to: number): number {
  let share = 0
  for (const day of days)
    for (let hour = from; hour < to; hour += 1) share += usageShare(mediaType, day, hour)
  return share
}

const PARTS = [
  ['6 am to 10 am', 6, 10],
  ['10 am to 4 pm', 10, 16],
  ['4 pm to 8 pm', 16, 20],
  ['8 pm to midnight', 20, 24],
  ['Midnight to 6 am', 0, 6],
] as const

/** The share of a medium's use in chosen hours. */
export const hours: Calculator = {
  fields: () => [
    {
      id: 'days',
      label: 'Days',
      kind: 'choice',
      options: [
        { id: 'week', label: 'All week' },
        { id: 'workdays', label: 'Monday to Friday' },
        { id: 'weekend', label: 'Saturday and Sunday' },
      ],
    },
    { id: 'from', label: 'From hour (0 to 23)', kind: 'count', min: 0, max: 23, step: 1 },
    { id: 'to', label: 'To hour (1 to 24)', kind: 'count', min: 1, max: 24, step: 1 },
  ],
  start: () => ({ days: 'workdays', from: 7, to: 10 }),
  compute: (values, mediaType) => {
    const days = daysOf(textOf(values, 'days'))
    const from = Math.min(23, numberOf(values, 'from'))
    const to = Math.min(24, Math.max(from + 1, numberOf(values, 'to')))
    const share = shareOf(mediaType, days, from, to)
    const hoursShare = (days.length * (to - from)) / HOURS_A_WEEK
    return {
      headline: { label: 'These hours hold', value: percent(share), note: "of a week's use" },
      rows: [
        { label: 'Share of the hours of a week', value: percent(hoursShare) },
        {
          label: 'Compared with an average hour',
          value: `${formatDecimal(share / hoursShare)} times`,
        },
      ],
      table: {
        caption: 'The parts of the day, all week',
        head: ['Hours', 'Share of use'],
        rows: PARTS.map(([label, start, end]) => [
          label,
          percent(shareOf(mediaType, DAYS.week, start, end)),
        ]),
      },
      note: 'A planning estimate in the shape of published time-of-day studies, the same one that our forecast uses.',
      planBudgetMinor: null,
    }
  },
}
