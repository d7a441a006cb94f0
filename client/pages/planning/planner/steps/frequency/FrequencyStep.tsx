import { setFrequencyCap } from '#domain/planning/campaign/edits/planEdits.ts'
import { hasFrequencyCap } from '#domain/foundation/media/mediaTraits.ts'
import { useForecast, usePlan } from '#client/state/planning/plan.ts'
import { NumberField } from '#client/ui/NumberField.tsx'
import { Radio, RadioGroup } from '#client/ui/RadioGroup.tsx'
import { useState } from 'react'
import { formatFrequencyValue } from '../../forecast/ForecastFigures.tsx'

const OFFERED = [1, 2, 3, 5, 10] as const
const LEAST = 1
const MOST = 20
const FIRST_OWN = 4

/** The daily maximum per person; for billboards, the reason that there is none. */
export function FrequencyStep() {
  const { plan } = usePlan()
  return hasFrequencyCap(plan.mediaType) ? <FrequencyCap /> : NO_CAP_ON_BILLBOARDS
}

const NO_CAP_ON_BILLBOARDS = (
  <div className="flex flex-col gap-2">
    <p>There is no cap to set for billboards.</p>
    <p className="text-ink-2">
      A screen shows your ad to everyone who passes and can&rsquo;t tell who has seen it before. The
      screens, weeks and hours you choose decide how often people see it.
    </p>
  </div>
)

function FrequencyCap() {
  const { plan, edit } = usePlan()
  const { planForecast } = useForecast()
  const cap = plan.frequencyCapPerDay
  const [isOwn, setIsOwn] = useState(cap !== null && !OFFERED.some((one) => one === cap))
  const value = isOwn ? 'own' : String(cap ?? 'none')
  const setCap = (next: number | null): void => edit((current) => setFrequencyCap(current, next))

  const choose = (choice: string): void => {
    setIsOwn(choice === 'own')
    if (choice === 'own') setCap(cap ?? FIRST_OWN)
    else setCap(choice === 'none' ? null : Number(choice))
  }
  const type = (next: number | null): void => {
    if (next !== null && next >= LEAST && next <= MOST) setCap(next)
  }

  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        label="How often may one person see your ad?"
        value={value}
        onChange={choose}
        listClassName="grid gap-x-6 sm:grid-cols-2"
      >
        <Radio value="none">No cap</Radio>
        {OFFERED.map((times) => (
          <Radio key={times} value={String(times)}>{`${times}x per day`}</Radio>
        ))}
        <Radio value="own">Another number</Radio>
      </RadioGroup>
      {isOwn ? (
        <NumberField
          label="Times per day"
          value={cap}
          onChange={type}
          minValue={LEAST}
          maxValue={MOST}
          suffix="x per day"
          hasSteppers
          className="max-w-60"
        />
      ) : null}
      {planForecast && planForecast.forecast.reach > 0 ? (
        <p className="text-sm text-ink-2">
          With this choice each person sees your ad about{' '}
          {formatFrequencyValue(planForecast.forecast.frequency)} times in the whole campaign. A low
          cap spreads the budget over more people; 1x and 2x cost a little more.
        </p>
      ) : null}
    </div>
  )
}
