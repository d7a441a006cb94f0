import { addDays, formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { earliestStart, MAX_FLIGHT_DAYS, startReason } from '#domain/planning/campaign/leadTime.ts'
import { formatQuantity } from '#domain/foundation/wording/numberWords.ts'
import { editRuntime } from '#domain/planning/campaign/edits/planEdits.ts'
import { runtimeDays } from '#domain/planning/campaign/planFlight.ts'
import { useForecast, usePlan, usePlanner } from '#client/state/planning/plan.ts'
import { DateRangePicker } from '#client/ui/DateRangePicker.tsx'
import { TogglePill } from '#client/ui/Pill.tsx'
import { usePickedProducts } from './usePickedProducts.ts'
import { TimeZoneSelect } from './TimeZoneSelect.tsx'

const LENGTHS = [
  { days: 7, label: '1 week' },
  { days: 14, label: '2 weeks' },
  { days: 28, label: '4 weeks' },
  { days: 84, label: '12 weeks' },
] as const

/** First and last day in the selected zone, with the earliest start. */
export function RuntimeDates() {
  const { plan, edit } = usePlan()
  const { now } = usePlanner()
  const { planForecast } = useForecast()
  const { runtime, mediaType } = plan
  const picked = usePickedProducts()
  const earliest = earliestStart(mediaType, runtime.timeZone, now, picked)
  const error = planForecast?.issues.find(({ step }) => step === 'runtime')?.message
  const days = runtimeDays(runtime)
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <DateRangePicker
          label="First and last day"
          value={{ start: runtime.startDate, end: runtime.endDate }}
          onChange={(range) =>
            range
              ? edit((current) =>
                  editRuntime(current, { startDate: range.start, endDate: range.end }),
                )
              : undefined
          }
          minDate={earliest}
          maxDate={addDays(earliest, 2 * MAX_FLIGHT_DAYS)}
          errorMessage={error}
          description={`The earliest start is ${formatDay(earliest)}: ${startReason(mediaType, runtime.timeZone, now, picked)}.`}
        />
        <TimeZoneSelect />
      </div>
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="sr-only">Length</legend>
        {LENGTHS.map(({ days: length, label }) => (
          <TogglePill
            key={length}
            isSelected={days === length}
            onChange={() =>
              edit((current) =>
                editRuntime(current, { endDate: addDays(current.runtime.startDate, length - 1) }),
              )
            }
          >
            {label}
          </TogglePill>
        ))}
        <p className="text-sm text-ink-2">
          {days > 0 ? `Runs ${formatQuantity(days, 'day', 'days')}, both days included.` : ''}
        </p>
      </fieldset>
    </div>
  )
}
