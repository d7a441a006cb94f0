import { usePlan } from '#client/state/planning/plan.ts'
import { NumberField } from '#client/ui/NumberField.tsx'
import { RangeSlider } from '#client/ui/RangeSlider.tsx'
import { MAX_AGE, MIN_AGE } from '#domain/planning/audience/ageDistribution.ts'
import { AUDIENCE_MESSAGES } from '#domain/planning/audience/audienceProblems.ts'
import { ageCpmMinor } from '#domain/planning/audience/audienceSurcharge.ts'
import { editAudience } from '#domain/planning/campaign/edits/audienceEdits.ts'
import { addOnPrice } from '../addOnPrice.ts'

/** Age from and to, by two fields or a slider with two thumbs. */
export function AgeFields() {
  const { plan, edit } = usePlan()
  const { ageFrom, ageTo } = plan.audience
  const isTurned = ageFrom > ageTo
  const set = (field: 'ageFrom' | 'ageTo') => (age: number | null) => {
    if (age !== null && age >= MIN_AGE && age <= MAX_AGE)
      edit((plan) => editAudience(plan, { [field]: age }))
  }
  const slide = ([from, to]: [number, number]) =>
    edit((plan) => editAudience(plan, { ageFrom: from, ageTo: to }))
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-sm font-semibold">Age</legend>
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label="From"
          value={ageFrom}
          onChange={set('ageFrom')}
          minValue={MIN_AGE}
          maxValue={MAX_AGE}
          errorMessage={isTurned ? AUDIENCE_MESSAGES.fromAboveTo : null}
        />
        <NumberField
          label="To"
          value={ageTo}
          onChange={set('ageTo')}
          minValue={MIN_AGE}
          maxValue={MAX_AGE}
        />
      </div>
      <RangeSlider
        label="Age range"
        isLabelHidden
        value={isTurned ? [ageTo, ageFrom] : [ageFrom, ageTo]}
        onChange={slide}
        minValue={MIN_AGE}
        maxValue={MAX_AGE}
        thumbLabels={['Age from', 'Age to']}
      />
      <p className="text-sm text-ink-2">
        {isTurned ? null : `This age range: ${addOnPrice(ageCpmMinor(ageFrom, ageTo))}`}
      </p>
    </fieldset>
  )
}
