import { useId } from 'react'
import { TIME_ZONES } from '#domain/foundation/calendar/timeZones.ts'
import type { PlanDayparts } from '#domain/planning/campaign/campaignPlan.ts'
import {
  applyDaypartPreset,
  countHours,
  DAYPART_PRESETS,
  paintDayparts,
  type DaypartPreset,
  type HourArea,
} from '#domain/planning/campaign/edits/daypartEdits.ts'
import { formatDaypart } from '#domain/planning/findings/wording/formatDaypart.ts'
import { HourGrid } from '#client/components/planning/planner/HourGrid.tsx'
import { usePlan } from '#client/state/planning/plan.ts'
import { Button } from '#client/ui/Button.tsx'
import { TogglePill } from '#client/ui/Pill.tsx'

const PRESETS = Object.keys(DAYPART_PRESETS) as DaypartPreset[]
const WHOLE_WEEK = { fromDay: 0, toDay: 6, fromHour: 0, toHour: 23 }

/** The hours of each weekday in which the ad runs. */
export function DaypartsStep() {
  const { plan, edit } = usePlan()
  const hintId = useId()
  const { dayparts, runtime } = plan
  const hours = countHours(dayparts)
  const paint = (before: PlanDayparts, area: HourArea, on: boolean): void =>
    edit((current) => paintDayparts({ ...current, dayparts: before }, area, on))
  return (
    <div className="flex flex-col gap-4">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Presets</legend>
        {PRESETS.map((preset) => (
          <TogglePill
            key={preset}
            isSelected={sameHours(applyDaypartPreset(plan, preset).dayparts, dayparts)}
            onChange={() => edit((current) => applyDaypartPreset(current, preset))}
          >
            {DAYPART_PRESETS[preset].label}
          </TogglePill>
        ))}
      </fieldset>
      <HourGrid value={dayparts} onPaint={paint} describedBy={hintId} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <output className="text-sm font-semibold">
          {formatDaypart(dayparts)}
          {hours === 168 || hours === 0 ? '' : ` (${hours} of 168 hours)`}
        </output>
        <Button
          variant="quiet"
          size="sm"
          isDisabled={hours === 0}
          onPress={() => edit((current) => paintDayparts(current, WHOLE_WEEK, false))}
        >
          Clear
        </Button>
      </div>
      <p id={hintId} className="text-sm text-ink-2">
        Hours are in {TIME_ZONES[runtime.timeZone].label}. Drag to paint; select a day or an hour to
        switch it all. By keyboard: arrows move, Space switches, Shift and arrows paint.
      </p>
    </div>
  )
}

function sameHours(a: PlanDayparts, b: PlanDayparts): boolean {
  return a.every((day, at) => day === b[at])
}
