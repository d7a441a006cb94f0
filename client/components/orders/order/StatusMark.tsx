import { STATUS_LEGEND, type LegendStatus } from '#domain/orders/order/line/statusLegend.ts'
import { classNames } from '#client/ui/classNames.ts'

/** A shape besides the color, for readers who cannot distinguish colors. */
const MARKS = {
  active: 'rounded-full bg-green',
  active_with_modification: 'rounded-full border-[3px] border-green bg-card',
  not_running: 'rotate-45 rounded-[2px] bg-amber outline-1 outline-orange',
  stopped: 'rounded-[2px] bg-ink-3',
} as const satisfies Record<LegendStatus, string>

/** The status of a campaign by the legend (Orders 2); `name` replaces its text with a more precise one. */
export function StatusMark({
  status,
  name = STATUS_LEGEND[status],
  className,
}: {
  status: LegendStatus
  name?: string
  className?: string
}) {
  return (
    <span className={classNames('inline-flex items-baseline gap-2 font-semibold', className)}>
      <span
        aria-hidden="true"
        className={classNames('relative top-px size-2.5 shrink-0', MARKS[status])}
      />
      <span className="min-w-0">{name}</span>
    </span>
  )
}
