import type { ReportPace } from '#domain/reporting/report/reportView.types.ts'
import { Hatch, useHatch } from '#client/ui/charts/chartParts.tsx'
import { count } from '../reportWords.ts'

/** A bar of the delivery, with a tick for the plan so far and hatching up to the projected end. */
export function ProgressBullet({
  pace,
  delivered,
  color,
}: {
  pace: ReportPace
  delivered: number
  color: string
}) {
  const hatch = useHatch()
  const { bookedImpressions, plannedByNow, projection, isOver } = pace
  const whole = Math.max(1, bookedImpressions, delivered)
  const share = (value: number) => `${Math.min(100, (value / whole) * 100)}%`
  const width = projection ? Math.max(0.8, ((projection.high - projection.low) / whole) * 100) : 0
  return (
    <div className="mt-3">
      <svg aria-hidden="true" width="100%" height="30" className="block">
        <defs>
          <Hatch id={hatch.id} color={color} />
        </defs>
        <rect y="6" width="100%" height="16" className="fill-sand" />
        <rect y="6" width={share(delivered)} height="16" fill={color} />
        {projection ? (
          <rect
            y="6"
            x={`${Math.min(100 - width, (projection.low / whole) * 100)}%`}
            width={`${width}%`}
            height="16"
            fill={hatch.fill}
            stroke={color}
          />
        ) : null}
        {isOver ? null : (
          <rect y="1" x={share(plannedByNow)} width="3" height="26" className="fill-ink" />
        )}
      </svg>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm font-semibold">
        <span>{isOver ? 'The campaign is over' : `Plan by now ${count(plannedByNow)}`}</span>
        {projection ? (
          <span>
            Expected finish{' '}
            {projection.low === projection.high
              ? count(projection.high)
              : `${count(projection.low)} to ${count(projection.high)}`}
          </span>
        ) : null}
      </p>
    </div>
  )
}
