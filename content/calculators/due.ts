import { addDays, formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { addWorkingDays } from '#domain/foundation/calendar/workingDays.ts'
import {
  MEDIA_LEAD_DAYS,
  earliestStart,
  nextMonday,
  onWorkday,
} from '#domain/planning/campaign/leadTime.ts'
import { creativeLimitFor } from '#domain/catalogue/creativeLimit.ts'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import {
  MEDIA_TYPE_NAMES,
  MEDIA_TYPES,
  type MediaType,
} from '#domain/foundation/media/mediaTypes.ts'
import type { Calculator } from './calculator.types.ts'
import { textOf } from './values.ts'

const REVIEW_WORKING_DAYS = 2
const PLANNED_WEEKS = 4

/** The day on which a campaign of a medium can start when it is ordered on a day. */
function startOf(mediaType: MediaType, ordered: string): string {
  const earliest = earliestStart(mediaType, 'EST', new Date(`${ordered}T17:00:00Z`))
  return isSoldBySlots(mediaType) ? nextMonday(earliest) : onWorkday(earliest)
}

/** From the order date to the first day, with the due date of each item. */
export const due: Calculator = {
  fields: () => [{ id: 'ordered', label: 'You order on', kind: 'date' }],
  start: () => ({ ordered: '2026-11-23' }),
  compute: (values, mediaType) => {
    const typed = textOf(values, 'ordered')
    const ordered = /^\d{4}-\d\d-\d\d$/.test(typed) ? typed : '2026-11-23'
    const start = startOf(mediaType, ordered)
    const upload = addWorkingDays(
      start,
      -(creativeLimitFor(mediaType).dueWorkingDays ?? REVIEW_WORKING_DAYS),
    )
    return {
      headline: { label: 'First day on air', value: formatDay(start) },
      rows: [
        {
          label: 'Ad uploaded, at the latest',
          value: formatDay(upload < ordered ? ordered : upload),
        },
        {
          label: `Days of lead time in ${MEDIA_TYPE_NAMES[mediaType]}`,
          value: String(MEDIA_LEAD_DAYS[mediaType]),
        },
        {
          label: 'Last day of four weeks',
          value: formatDay(addDays(start, PLANNED_WEEKS * 7 - 1)),
        },
      ],
      table: {
        caption: 'The same order in each medium',
        head: ['Medium', 'Lead time', 'First day'],
        rows: MEDIA_TYPES.map((medium) => [
          MEDIA_TYPE_NAMES[medium],
          `${MEDIA_LEAD_DAYS[medium]} days`,
          formatDay(startOf(medium, ordered)),
        ]),
      },
      note: 'US federal holidays and weekends are not working days. A screen or station picked by hand may need longer; the planner says so.',
      planBudgetMinor: null,
    }
  },
}
