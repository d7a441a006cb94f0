import { loadedPart } from '#client/components/loadedPart.tsx'
import type { ReportView } from '#domain/report/reportView.types.ts'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { daysOfGrid } from '#domain/report/period.ts'
import type { PeriodDays } from './reportPeriods.ts'

const DateRangePicker = loadedPart(
  async () => (await import('#client/ui/DateRangePicker.tsx')).DateRangePicker,
  <Skeleton className="h-12 w-72" />,
)

/** Days of one's own choice; the calendar is loaded when it is wanted. */
export function OwnDays({
  report,
  label,
  days,
  onChange,
}: {
  report: ReportView
  label: string
  days: PeriodDays
  onChange: (days: PeriodDays) => void
}) {
  const { first, last } = daysOfGrid(report.grid, report.zone)
  return (
    <DateRangePicker
      label={label}
      minDate={first}
      maxDate={last}
      value={{ start: days.from ?? first, end: days.to ?? last }}
      onChange={(range) => {
        if (range) onChange({ from: range.start, to: range.end })
      }}
    />
  )
}
