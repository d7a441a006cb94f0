import { TIME_ZONES, type TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'
import { setTimeZone } from '#domain/planning/campaign/edits/planEdits.ts'
import { usePlan } from '#client/state/planning/plan.ts'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'

const OPTIONS = (Object.keys(TIME_ZONES) as TimeZoneId[]).map((id) => ({
  id,
  label: TIME_ZONES[id].label,
}))

/** The zone of days and hours (Foundation 19). */
export function TimeZoneSelect() {
  const { plan, edit } = usePlan()
  return (
    <NativeSelect
      label="Time zone"
      options={OPTIONS}
      value={plan.runtime.timeZone}
      onChange={(timeZone) => edit((current) => setTimeZone(current, timeZone))}
    />
  )
}
