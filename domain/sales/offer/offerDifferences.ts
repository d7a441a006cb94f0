import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { formatPermille } from '#domain/foundation/money/permille.ts'
import type { OfferLine } from './offerContent.types.ts'
import type { OfferVersionView } from './offerView.ts'

/** A difference between two versions of an offer; empty on the side that lacks it. */
export interface OfferDifference {
  label: string
  before: string
  after: string
}

type Compared = Pick<OfferVersionView, 'content' | 'lastDay'>

/** The differences between two versions of an offer: lines, discounts, sums and validity. */
export function offerDifferences(before: Compared, after: Compared): OfferDifference[] {
  const rows: OfferDifference[] = [
    ...lineDifferences(before.content.lines, after.content.lines),
    ...(['discountPermille', 'commissionPermille'] as const).map((term) => ({
      label: term === 'discountPermille' ? 'Discount' : 'Agency commission',
      before: formatPermille(before.content.terms[term]),
      after: formatPermille(after.content.terms[term]),
    })),
    {
      label: 'Total with tax',
      before: formatUsd(before.content.totals.totalMinor),
      after: formatUsd(after.content.totals.totalMinor),
    },
    { label: 'Holds until', before: formatDay(before.lastDay), after: formatDay(after.lastDay) },
  ]
  return rows.filter((row) => row.before !== row.after)
}

const lineWords = (line: OfferLine | undefined): string => {
  if (!line) return ''
  const views = line.impressions ? `, ${formatCount(line.impressions.mid)} views` : ''
  const times = line.quantity > 1 ? `${line.quantity} × ` : ''
  return `${times}${line.name}, ${formatUsd(line.price.payMinor)}${views}`
}

function lineDifferences(before: readonly OfferLine[], after: readonly OfferLine[]) {
  const count = Math.max(before.length, after.length)
  return Array.from({ length: count }, (_, at) => ({
    label: `Line ${at + 1}`,
    before: lineWords(before[at]),
    after: lineWords(after[at]),
  }))
}
