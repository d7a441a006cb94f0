import { usePlan } from '#client/state/planning/plan.ts'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import { PeriodPicker } from './PeriodPicker.tsx'
import { RuntimeDates } from './RuntimeDates.tsx'
import { RuntimeIssues } from './RuntimeIssues.tsx'

/** When the campaign runs: free dates, or for billboards whole periods. */
export function RuntimeStep() {
  const { mediaType } = usePlan().plan
  return (
    <>
      {isSoldBySlots(mediaType) ? <PeriodPicker /> : <RuntimeDates />}
      <RuntimeIssues />
    </>
  )
}
