import { STATUS_LEGEND, type LegendStatus } from '#domain/order/statusLegend.ts'

/** Where a line stands exactly, where that says more than its status. */
export function StateName({
  line: { status, stateName },
  className,
}: {
  line: { status: LegendStatus; stateName: string }
  className: string
}) {
  if (stateName === STATUS_LEGEND[status]) return null
  return <span className={className}>{stateName}</span>
}
