import { useContext, useState, type ReactNode } from 'react'
import { adFormatLabel, adFormatsFor } from '#domain/catalogue/adFormat.ts'
import { editRuntime, setBudget } from '#domain/planning/campaign/edits/planEdits.ts'
import type { OrderLineOverview } from '#domain/orders/order/orderOverview.types.ts'
import { formatAudience } from '#domain/planning/findings/wording/formatAudience.ts'
import { formatDaypart } from '#domain/planning/findings/wording/formatDaypart.ts'
import { formatFrequency } from '#domain/planning/findings/wording/formatFrequency.ts'
import { formatRegion } from '#domain/planning/findings/wording/formatRegion.ts'
import { formatRuntime } from '#domain/planning/findings/wording/formatRuntime.ts'
import { hasFrequencyCap, isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import { PLAN_STEP_PARTS } from '#client/pages/planning/planner/steps/planStepParts.tsx'
import { EntryChecksContext } from '#client/pages/planning/planner/entryChecks.ts'
import { usePlan, usePlanReference } from '#client/state/planning/plan.ts'
import { TIME_ZONES } from '#domain/foundation/calendar/timeZones.ts'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { CheckboxGroup } from '#client/ui/CheckboxGroup.tsx'
import { DatePicker } from '#client/ui/DatePicker.tsx'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import { MoneyField } from '#client/ui/MoneyField.tsx'

const {
  region: RegionStep,
  audience: AudienceStep,
  runtime: RuntimeStep,
  dayparts: DaypartsStep,
  frequency: FrequencyStep,
} = PLAN_STEP_PARTS

interface ChangeFieldsProps {
  amendable: NonNullable<OrderLineOverview['amendable']>
  /** Whether a required field is empty. */
  onBlank: (isBlank: boolean) => void
}

type Field = 'startDate' | 'endDate' | 'budgetMinor'

/** The fields and steps of the planner that can change a booked campaign. */
export function ChangeFields({ amendable, onBlank }: ChangeFieldsProps) {
  const { plan, edit } = usePlan()
  const { reference } = usePlanReference()
  const [blank, setBlank] = useState<readonly Field[]>([])
  const mark = (field: Field, isBlank: boolean) => {
    const others = blank.filter((one) => one !== field)
    const next = isBlank ? [...others, field] : others
    setBlank(next)
    onBlank(next.length > 0)
  }
  const valueOf = <Value,>(field: Field, value: Value): Value | null =>
    blank.includes(field) ? null : value
  const setDate = (field: 'startDate' | 'endDate') => (date: string | null) => {
    mark(field, date === null)
    if (date !== null) edit((current) => editRuntime(current, { [field]: date }))
  }
  const isBillboards = isSoldBySlots(plan.mediaType)
  const isWhole = amendable.scope === 'whole'
  return (
    <>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {isWhole && !isBillboards ? (
          <DatePicker
            label="Start date"
            value={valueOf('startDate', plan.runtime.startDate)}
            onChange={setDate('startDate')}
          />
        ) : null}
        {isBillboards ? null : (
          <DatePicker
            description={`Days are in the campaign’s time zone, ${TIME_ZONES[plan.runtime.timeZone].label}.`}
            label="End date"
            value={valueOf('endDate', plan.runtime.endDate)}
            onChange={setDate('endDate')}
          />
        )}
        <MoneyField
          label="Budget"
          valueMinor={valueOf('budgetMinor', plan.budgetMinor)}
          onChange={(budgetMinor) => {
            mark('budgetMinor', budgetMinor === null)
            if (budgetMinor !== null) edit((current) => setBudget(current, budgetMinor))
          }}
        />
        {amendable.areFormatsOpen ? (
          <CheckboxGroup
            label="Ad formats"
            className="sm:col-span-2"
            value={plan.formatIds}
            onChange={(formatIds) => edit((current) => ({ ...current, formatIds }))}
          >
            {adFormatsFor(plan.mediaType).map((format) => (
              <Checkbox key={format.id} value={format.id}>
                {adFormatLabel(format)}
              </Checkbox>
            ))}
          </CheckboxGroup>
        ) : null}
      </div>
      <div className="mt-5 border-t border-line">
        {isBillboards && isWhole ? (
          <Part title="Running period" words={formatRuntime(plan)}>
            <RuntimeStep />
          </Part>
        ) : null}
        <Part
          title={isBillboards ? 'Region and screens' : 'Region'}
          words={reference ? formatRegion(plan.region, reference.region) : ''}
        >
          <RegionStep />
        </Part>
        <Part
          title={isBillboards ? 'Audience' : 'Audience and placements'}
          words={formatAudience(plan.audience)}
        >
          <AudienceStep />
        </Part>
        <Part title="Days and hours" words={formatDaypart(plan.dayparts)}>
          <DaypartsStep />
        </Part>
        {hasFrequencyCap(plan.mediaType) ? (
          <Part title="Frequency cap" words={formatFrequency(plan.frequencyCapPerDay)}>
            <FrequencyStep />
          </Part>
        ) : null}
      </div>
    </>
  )
}

/** A step of the plan, loaded when opened. It closes once its text is valid. */
function Part({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const entries = useContext(EntryChecksContext)
  const toggle = async (next: boolean) => {
    if (next || ((await entries?.run()) ?? true)) setOpen(next)
  }
  return (
    <Disclosure
      title={
        <>
          {title}
          <span className="block text-sm font-normal wrap-anywhere text-ink-2">{words}</span>
        </>
      }
      isOpen={isOpen}
      onOpenChange={(next) => void toggle(next)}
    >
      {isOpen ? children : null}
    </Disclosure>
  )
}
