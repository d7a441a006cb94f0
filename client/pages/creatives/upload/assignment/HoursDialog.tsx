import { useId, useState } from 'react'
import type { AssignedCreative } from '#domain/creatives/assignment/formatAssignments.ts'
import {
  creativeScheduleSchema,
  scheduledHours,
  withHours,
  type CreativeSchedule,
  type Flight,
} from '#domain/creatives/assignment/schedule.ts'
import { formatSchedule } from '#domain/creatives/assignment/formatSchedule.ts'
import { TIME_ZONES, type TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'
import { countHours, paintHours } from '#domain/planning/campaign/edits/daypartEdits.ts'
import { formatDaypart } from '#domain/planning/findings/wording/formatDaypart.ts'
import { HourGrid } from '#client/components/planning/planner/HourGrid.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { FieldAlert } from '#client/ui/FieldAlert.tsx'

export interface HoursDialogProps {
  creative: AssignedCreative
  flight: Flight & { timeZone: TimeZoneId }
  /** Null means always. */
  onSave: (schedule: CreativeSchedule | null) => void
  onClose: () => void
}

const HOURS_A_WEEK = 168
const WHOLE_WEEK = { fromDay: 0, toDay: 6, fromHour: 0, toHour: 23 }

/** The hours of the week in which a creative runs. */
export function HoursDialog({ creative, flight, onSave, onClose }: HoursDialogProps) {
  const { letter, title, schedule } = creative
  const hintId = useId()
  const errorId = useId()
  const [hours, setHours] = useState(() => scheduledHours(schedule))
  const [problem, setProblem] = useState<string | null>(null)
  const change = (next: string[]): void => {
    setProblem(null)
    setHours(next)
  }
  const save = (): void => {
    const isAlways = countHours(hours) === HOURS_A_WEEK
    const parsed = creativeScheduleSchema.safeParse({ kind: 'hours', hours })
    if (!parsed.success) {
      setProblem(parsed.error.issues[0]?.message ?? 'Please select at least one option!')
      return
    }
    onSave(withHours(schedule, isAlways ? null : hours))
    onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={`Hours of ${letter}, ${title}`}
      size="lg"
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button onPress={save}>Save hours</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {schedule?.kind === 'dates' ? (
          <p className="text-sm">
            Its dates stay: {formatSchedule(withHours(schedule, null), flight)}.
          </p>
        ) : null}
        <HourGrid
          value={hours}
          describedBy={hintId}
          onPaint={(before, area, on) => change(paintHours(before, area, on))}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <output className="flex-1 text-sm font-semibold">{formatDaypart(hours)}</output>
          <Button
            variant="quiet"
            size="sm"
            onPress={() => change(paintHours(hours, WHOLE_WEEK, true))}
          >
            All hours
          </Button>
          <Button
            variant="quiet"
            size="sm"
            onPress={() => change(paintHours(hours, WHOLE_WEEK, false))}
          >
            Clear
          </Button>
        </div>
        {problem ? <FieldAlert id={errorId}>{problem}</FieldAlert> : null}
        <p id={hintId} className="text-sm text-ink-2">
          Hours are in {TIME_ZONES[flight.timeZone].label}. Your campaign has booked{' '}
          {formatDaypart([...flight.dayparts])}; nothing runs outside it. Drag to paint; select a
          day or an hour to switch it all. By keyboard: arrows move, Space switches, Shift and
          arrows paint.
        </p>
      </div>
    </Dialog>
  )
}
