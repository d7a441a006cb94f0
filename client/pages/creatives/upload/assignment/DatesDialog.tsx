import { Plus, X } from 'lucide-react'
import { useId, useState } from 'react'
import type { AssignedCreative } from '#domain/creatives/assignment/formatAssignments.ts'
import { mergeRanges } from '#domain/creatives/assignment/fillGap.ts'
import {
  MAX_DATE_RANGES,
  withDates,
  type CreativeSchedule,
  type Flight,
} from '#domain/creatives/assignment/schedule.ts'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { formatDaypart } from '#domain/planning/findings/wording/formatDaypart.ts'
import { Button } from '#client/ui/Button.tsx'
import { DateRangePicker, type IsoDateRange } from '#client/ui/DateRangePicker.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { FieldAlert } from '#client/ui/FieldAlert.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'

export interface DatesDialogProps {
  creative: AssignedCreative
  flight: Flight
  /** Null means always. */
  onSave: (schedule: CreativeSchedule | null) => void
  onClose: () => void
}

interface Row {
  key: number
  range: IsoDateRange | null
}

/** The days on which a creative runs. */
export function DatesDialog({ creative, flight, onSave, onClose }: DatesDialogProps) {
  const { letter, title, schedule } = creative
  const errorId = useId()
  const [rows, setRows] = useState(() => firstRows(schedule, flight))
  const [problem, setProblem] = useState<string | null>(null)
  const change = (next: Row[]): void => {
    setProblem(null)
    setRows(next)
  }
  const add = (): void => {
    const key = Math.max(0, ...rows.map((row) => row.key)) + 1
    change([...rows, { key, range: null }])
  }
  const close = (saved: CreativeSchedule | null): void => {
    onSave(saved)
    onClose()
  }
  const save = (): void => {
    const wrong = problemOf(rows, flight)
    if (wrong) {
      setProblem(wrong)
      return
    }
    const ranges = mergeRanges(
      rows.flatMap(({ range }) => (range ? [{ from: range.start, to: range.end }] : [])),
    )
    close(withDates(schedule, ranges))
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={`Dates of ${letter}, ${title}`}
      actions={
        <>
          <Button variant="quiet" onPress={() => close(withDates(schedule, null))}>
            Run on all days
          </Button>
          <Button variant="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button onPress={save}>Save dates</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-ink-2">
          The campaign runs from {formatDay(flight.startDate)} to {formatDay(flight.endDate)}.
          {schedule?.hours ? ` Its hours stay: ${formatDaypart(schedule.hours)}.` : ''}
        </p>
        <ul className="flex flex-col gap-3">
          {rows.map(({ key, range }, index) => (
            <li key={key} className="flex items-end gap-2">
              <DateRangePicker
                label={`First and last day ${rows.length > 1 ? index + 1 : ''}`.trim()}
                value={range}
                onChange={(next) =>
                  change(rows.map((row) => (row.key === key ? { key, range: next } : row)))
                }
                minDate={flight.startDate}
                maxDate={flight.endDate}
                className="flex-1"
              />
              {rows.length > 1 ? (
                <IconButton
                  label={`Remove dates ${index + 1}`}
                  onPress={() => change(rows.filter((row) => row.key !== key))}
                >
                  <X aria-hidden="true" />
                </IconButton>
              ) : null}
            </li>
          ))}
        </ul>
        {rows.length < MAX_DATE_RANGES ? (
          <Button variant="quiet" size="sm" className="self-start" onPress={add}>
            <Plus aria-hidden="true" className="size-4" />
            More dates
          </Button>
        ) : null}
        {problem ? <FieldAlert id={errorId}>{problem}</FieldAlert> : null}
      </div>
    </Dialog>
  )
}

function firstRows(schedule: CreativeSchedule | null, flight: Flight): Row[] {
  const ranges =
    schedule?.kind === 'dates' ? schedule.ranges : [{ from: flight.startDate, to: flight.endDate }]
  return ranges.map(({ from, to }, key) => ({ key, range: { start: from, end: to } }))
}

function problemOf(rows: readonly Row[], { startDate, endDate }: Flight): string | null {
  if (rows.some(({ range }) => range === null)) return 'Please choose a first and a last day.'
  const isOutside = rows.some(
    ({ range }) => range && (range.start < startDate || range.end > endDate),
  )
  if (isOutside) return `Please choose days from ${formatDay(startDate)} to ${formatDay(endDate)}.`
  const isReversed = rows.some(({ range }) => range && range.start > range.end)
  return isReversed ? 'The "from" value cannot be larger than the "to" value.' : null
}
