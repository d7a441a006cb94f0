import { formatDay, isoDay } from '#domain/foundation/calendar/calendarDay.ts'
import { count } from '#domain/reporting/report/figureWords.ts'
import type { ReportView } from '#domain/reporting/report/reportView.types.ts'
import { seriesOf } from '#domain/reporting/figures/series.ts'
import { brandColor } from '../brandColor.ts'
import { mediumColor } from './pdfParts.ts'
import type { PdfNode, PdfRect } from './pdfDefinition.ts'

const WIDTH = 487
const HEIGHT = 110
/** More bars than this are grouped by week. */
const MOST_DAYS = 70

/** Deliveries per day, or per week in a long campaign, with the plan as a line above each bar. */
export function dayBars({ grid, zone, asOf, range, lines }: ReportView): PdfNode {
  const days = seriesOf(grid, { zone, unit: 'day', asOf, range })
  const isLong = days.length > MOST_DAYS
  const bars = isLong ? seriesOf(grid, { zone, unit: 'week', asOf, range }) : days
  const largest = Math.max(1, ...bars.map((bar) => Math.max(bar.impressions, bar.planned)))
  const step = WIDTH / Math.max(1, bars.length)
  const width = Math.max(1, step * 0.72)
  const heightOf = (value: number) => (value / largest) * HEIGHT
  const media = new Set(lines.map(({ mediaType }) => mediaType))
  const [medium] = media
  const hue = medium && media.size === 1 ? mediumColor(medium) : brandColor('cobalt')
  const rects = bars.flatMap(({ impressions, planned }, at): PdfRect[] => {
    const x = at * step
    const bar = { type: 'rect', x, w: width } as const
    const delivered = heightOf(impressions)
    return [
      { ...bar, y: HEIGHT - delivered, h: delivered, color: hue },
      { ...bar, y: HEIGHT - heightOf(planned), h: 1, color: brandColor('ink') },
    ]
  })
  const [first, last] = [bars[0], bars.at(-1)]
  const base: PdfRect = {
    type: 'rect',
    x: 0,
    y: HEIGHT,
    w: WIDTH,
    h: 0.6,
    color: brandColor('ink-3'),
  }
  return {
    unbreakable: true,
    stack: [
      { canvas: [...rects, base] },
      {
        columns: [
          { text: first ? formatDay(isoDay(first.day)) : '', style: 'label' },
          {
            text: `Highest: ${count(largest)} ${isLong ? 'a week' : 'a day'}. Thin lines: the plan.`,
            style: 'label',
            alignment: 'center',
          },
          { text: last ? formatDay(isoDay(last.day)) : '', style: 'label', alignment: 'right' },
        ],
        margin: [0, 4, 0, 0],
      },
    ],
  }
}
