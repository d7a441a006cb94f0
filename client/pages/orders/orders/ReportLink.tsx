import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import type { OrderListRow } from '#domain/orders/order/orderList.types.ts'
import { hasReport } from '#domain/orders/order/changes/timeShare.ts'

/** The link to a campaign's report, if it has one. */
export function ReportLink({ line }: { line: OrderListRow }) {
  if (!hasReport(line) || !line.rights.readReports) return null
  return (
    <Link
      to={sitePath('report', { id: line.lineId })}
      aria-label={`Report: ${line.name}`}
      className="mt-1 inline-flex min-h-6 items-center text-sm font-semibold text-cobalt underline-offset-3 hover:underline max-lg:min-h-11"
    >
      Report
    </Link>
  )
}
