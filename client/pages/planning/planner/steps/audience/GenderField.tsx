import { usePlan } from '#client/state/planning/plan.ts'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import { GENDER_CPM_MINOR } from '#domain/planning/audience/audienceSurcharge.ts'
import { editAudience } from '#domain/planning/campaign/edits/audienceEdits.ts'
import { addOnPrice } from '../addOnPrice.ts'

const OPTIONS = [
  { value: 'all', label: 'All' },
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
] as const

export function GenderField() {
  const { plan, edit } = usePlan()
  return (
    <div className="flex flex-col gap-1.5">
      <SegmentedControl
        label="Gender"
        value={plan.audience.gender}
        onChange={(gender) => edit((plan) => editAudience(plan, { gender }))}
        options={OPTIONS}
      />
      <p className="text-sm text-ink-2">Female or male: {addOnPrice(GENDER_CPM_MINOR)}</p>
    </div>
  )
}
