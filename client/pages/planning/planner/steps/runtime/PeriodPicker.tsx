import { useMemo, useState } from 'react'
import { addDays, formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import type { PlanPeriods } from '#domain/planning/campaign/campaignPlan.ts'
import {
  offeredPeriods,
  selectPeriods,
  setIlluminatedOnly,
  setPeriodDays,
  togglePeriod,
} from '#domain/planning/campaign/edits/periodEdits.ts'
import { startReason } from '#domain/planning/campaign/leadTime.ts'
import { formatQuantity } from '#domain/foundation/wording/numberWords.ts'
import { usePlan, usePlanner } from '#client/state/planning/plan.ts'
import { Button } from '#client/ui/Button.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import { Switch } from '#client/ui/Switch.tsx'
import { TimeZoneSelect } from './TimeZoneSelect.tsx'
import { usePickedProducts } from './usePickedProducts.ts'

type PeriodLength = `${PlanPeriods['periodDays']}`

const LENGTHS = [
  { value: '7', label: '7 days' },
  { value: '14', label: '14 days' },
  { value: '28', label: '28 days' },
] as const satisfies readonly { value: PeriodLength; label: string }[]

const LENGTH_DAYS = { '7': 7, '14': 14, '28': 28 } as const

const FIRST_SHOWN = 12
const OFFERED_DAYS = 26 * 7

/** Billboards are booked in whole periods, each an exclusive slot in the screens' loops. */
export function PeriodPicker() {
  const { plan, edit } = usePlan()
  const { now } = usePlanner()
  const pickedProducts = usePickedProducts()
  const [showsAll, setShowsAll] = useState(false)
  const { periods, runtime } = plan
  const periodDays = periods?.periodDays ?? 7
  const offered = useMemo(
    () =>
      offeredPeriods(plan, { now, pickedProducts, count: Math.floor(OFFERED_DAYS / periodDays) }),
    [plan, now, pickedProducts, periodDays],
  )
  if (!periods) return null
  // A selected period that has become too late stays visible, so that it can be removed.
  const all = [...new Set([...offered, ...periods.startDates])].sort()
  const shown = showsAll ? all : all.slice(0, FIRST_SHOWN)
  return (
    <div className="flex flex-col gap-5">
      <div className="grid items-end gap-5 sm:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <SegmentedControl
          label="Length of a period"
          options={LENGTHS}
          value={`${periodDays}`}
          onChange={(length: PeriodLength) =>
            edit((current) => setPeriodDays(current, LENGTH_DAYS[length]))
          }
        />
        <TimeZoneSelect />
      </div>
      <section aria-labelledby="periods-title" className="flex flex-col gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h3 id="periods-title" className="font-sans text-sm font-semibold tracking-normal">
            Periods
          </h3>
          <p className="text-sm text-ink-2">
            {periods.startDates.length > 0
              ? `${formatQuantity(periods.startDates.length, 'period', 'periods')}, ${formatDay(runtime.startDate)} to ${formatDay(runtime.endDate)}`
              : 'None selected'}
          </p>
        </div>
        <ul className="grid gap-x-5 rounded-control border border-line px-4 py-1.5 sm:grid-cols-2">
          {shown.map((start) => (
            <li key={start}>
              <Checkbox
                isSelected={periods.startDates.includes(start)}
                onChange={() => edit((current) => togglePeriod(current, start))}
              >
                {periodWords(start, periodDays)}
              </Checkbox>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          {all.length > FIRST_SHOWN ? (
            <Button variant="secondary" size="sm" onPress={() => setShowsAll(!showsAll)}>
              {showsAll ? 'Show fewer' : `Show all ${all.length} periods`}
            </Button>
          ) : null}
          {periods.startDates.length > 0 ? (
            <Button
              variant="quiet"
              size="sm"
              onPress={() => edit((current) => selectPeriods(current, []))}
            >
              Clear
            </Button>
          ) : null}
        </div>
      </section>
      <Switch
        isSelected={periods.illuminatedOnly}
        onChange={(isOn) => edit((current) => setIlluminatedOnly(current, isOn))}
      >
        Illuminated screens only
      </Switch>
      <p className="text-sm text-ink-2">
        The earliest period starts {formatDay(offered[0] ?? runtime.startDate)}:{' '}
        {startReason(plan.mediaType, runtime.timeZone, now, pickedProducts)}, and periods start on a
        Monday. Your slot in the loop is yours alone.
      </p>
    </div>
  )
}

/** "Mon, Nov 30 to Sun, Dec 6, 2026" */
function periodWords(start: string, days: number): string {
  const end = addDays(start, days - 1)
  const from = formatDay(start)
  const isSameYear = start.slice(0, 4) === end.slice(0, 4)
  return `${isSameYear ? from.replace(/, \d{4}$/, '') : from} to ${formatDay(end)}`
}
