import { useState } from 'react'
import { adFormatLabel, adFormatsFor } from '#domain/catalogue/adFormat.ts'
import type { CampaignPlan } from '#domain/campaign/campaignPlan.ts'
import type { AmendmentChange } from '#domain/order/amendment.ts'
import type { AmendmentPreview, AmendScope } from '#domain/order/amendment.types.ts'
import type { OrderLineOverview } from '#domain/order/orderOverview.types.ts'
import type { DeskLineCalls } from '#client/api/deskOrderCalls.ts'
import { problemWords } from '#client/api/problemWords.ts'
import { AmendmentTerms } from '#client/components/order/AmendmentTerms.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { CheckboxGroup } from '#client/ui/CheckboxGroup.tsx'
import { DatePicker } from '#client/ui/DatePicker.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { MoneyField } from '#client/ui/MoneyField.tsx'
import { showToast } from '#client/ui/toasts.ts'

interface AmendDialogProps {
  line: OrderLineOverview
  plan: CampaignPlan
  amendable: NonNullable<OrderLineOverview['amendable']>
  calls: Pick<DeskLineCalls, 'previewAmendment' | 'proposeAmendment'>
  onClose: () => void
  onProposed: () => void
}

/** What is asked for, once it is whole. */
type Draft = { [Field in keyof AmendmentChange]: AmendmentChange[Field] | null }

const isWhole = (draft: Draft): draft is AmendmentChange =>
  Object.values(draft).every((value) => value !== null) && (draft.formatIds ?? []).length > 0

/** A change of a booked campaign: worked out, shown, and sent to its buyer, who decides. */
export function AmendDialog({ line, plan, amendable, calls, ...on }: AmendDialogProps) {
  const { runtime, budgetMinor, formatIds } = plan
  const { startDate, endDate } = runtime
  const [draft, setDraft] = useState<Draft>({ startDate, endDate, budgetMinor, formatIds })
  const [preview, setPreview] = useState<AmendmentPreview | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const change = (to: Partial<Draft>) => {
    setDraft({ ...draft, ...to })
    setPreview(null)
    setProblem(null)
  }
  const attempt = async (call: () => Promise<void>) => {
    setBusy(true)
    setProblem(null)
    try {
      await call()
    } catch (error) {
      setProblem(problemWords(error))
      setPreview(null)
    }
    setBusy(false)
  }
  const workOut = (wanted: AmendmentChange) =>
    attempt(async () => setPreview(await calls.previewAmendment(line, wanted)))
  const send = (wanted: AmendmentChange, { toUsdMinor }: AmendmentPreview) =>
    attempt(async () => {
      await calls.proposeAmendment(line, wanted, toUsdMinor)
      showToast({ tone: 'success', title: 'The buyer is asked by mail.' })
      on.onProposed()
    })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !isBusy) on.onClose()
      }}
      title="Amend this campaign"
      isDismissable={!isBusy}
      actions={
        <>
          <Button variant="secondary" onPress={on.onClose} isDisabled={isBusy}>
            Cancel
          </Button>
          <Button
            isDisabled={!isWhole(draft)}
            isPending={isBusy}
            onPress={() => {
              if (isWhole(draft)) void (preview ? send(draft, preview) : workOut(draft))
            }}
          >
            {preview ? 'Send to the buyer' : 'Show the difference'}
          </Button>
        </>
      }
    >
      <p className="font-semibold wrap-anywhere">{line.name}</p>
      <p className="text-ink-2">{SCOPE_WORDS[amendable.scope]}</p>
      <Fields draft={draft} plan={plan} amendable={amendable} onChange={change} />
      {problem ? <Callout tone="error" className="mt-4" title={problem} /> : null}
      {preview ? (
        <section
          ref={(difference) => difference?.scrollIntoView({ block: 'nearest' })}
          aria-label="The difference"
          className="mt-5"
        >
          <AmendmentTerms terms={preview} />
        </section>
      ) : null}
    </Dialog>
  )
}

const SCOPE_WORDS: Record<AmendScope, string> = {
  whole: 'It has not begun. The buyer gets what you propose by mail and decides within a week.',
  rest: 'It has begun: its end and budget can be changed, what was delivered stays. The buyer gets what you propose by mail and decides within a week.',
}

function Fields({
  draft,
  plan,
  amendable,
  onChange,
}: {
  draft: Draft
  plan: CampaignPlan
  amendable: AmendDialogProps['amendable']
  onChange: (to: Partial<Draft>) => void
}) {
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-2">
      {amendable.scope === 'whole' ? (
        <DatePicker
          label="Start date"
          value={draft.startDate}
          onChange={(startDate) => onChange({ startDate })}
        />
      ) : null}
      <DatePicker
        label="End date"
        value={draft.endDate}
        onChange={(endDate) => onChange({ endDate })}
      />
      <MoneyField
        label="Budget"
        valueMinor={draft.budgetMinor}
        onChange={(budgetMinor) => onChange({ budgetMinor })}
      />
      {amendable.areFormatsOpen ? (
        <CheckboxGroup
          label="Ad formats"
          className="sm:col-span-2"
          value={draft.formatIds ?? []}
          onChange={(formatIds) => onChange({ formatIds })}
        >
          {adFormatsFor(plan.mediaType).map((format) => (
            <Checkbox key={format.id} value={format.id}>
              {adFormatLabel(format)}
            </Checkbox>
          ))}
        </CheckboxGroup>
      ) : null}
    </div>
  )
}
