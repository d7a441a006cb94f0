import { usePlan } from '#client/state/plan.ts'
import { PeriodPicker } from './PeriodPicker.tsx'
import { RuntimeDates } from './RuntimeDates.tsx'

/** When the campaign runs: free dates, or for billboards whole periods. */
export function RuntimeStep() {
  return usePlan().plan.mediaType === 'dooh' ? <PeriodPicker /> : <RuntimeDates />
}
