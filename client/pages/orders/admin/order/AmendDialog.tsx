import { useCallback, useState } from 'react'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type {
  AmendmentPreview,
  AmendScope,
} from '#domain/orders/order/amendment/amendment.types.ts'
import type { OrderLineOverview } from '#domain/orders/order/orderOverview.types.ts'
import type { DeskLineCalls } from '#client/api/orders/deskOrderCalls.ts'
import { formatProblem } from '#client/api/foundation/formatProblem.ts'
import { AmendmentTerms } from '#client/components/orders/order/AmendmentTerms.tsx'
import type { PlannerState } from '#client/state/planning/plan.ts'
import { PlanAround } from '#client/state/planning/PlannerProvider.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { showToast } from '#client/ui/toasts.ts'
import type { Reason } from '#client/pages/foundation/admin/useReason.tsx'
import { ChangeFields } from '#client/pages/orders/change/ChangeFields.tsx'

interface AmendDialogProps {
  line: OrderLineOverview
  plan: CampaignPlan
  amendable: NonNullable<OrderLineOverview['amendable']>
  calls: Pick<DeskLineCalls, 'previewAmendment' | 'proposeAmendment'>
  why: Pick<Reason, 'field' | 'demand'>
  onClose: () => void
  onProposed: () => void
}

/** A change of a booked campaign: computed, previewed, and sent to its buyer, who decides. */
export function AmendDialog({ line, plan, amendable, calls, why, ...on }: AmendDialogProps) {
  const [draft, setDraft] = useState(plan)
  const [hasBlanks, setBlanks] = useState(false)
  const [preview, setPreview] = useState<AmendmentPreview | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const edit = useCallback<PlannerState['edit']>((change) => {
    setDraft(change)
    setPreview(null)
    setProblem(null)
  }, [])
  const attempt = async (call: () => Promise<void>) => {
    setBusy(true)
    setProblem(null)
    try {
      await call()
    } catch (error) {
      setProblem(formatProblem(error))
      setPreview(null)
    }
    setBusy(false)
  }
  const workOut = () => attempt(async () => setPreview(await calls.previewAmendment(line, draft)))
  const send = async ({ toUsdMinor }: AmendmentPreview) => {
    if (why.demand() === null) return
    await attempt(async () => {
      await calls.proposeAmendment(line, draft, toUsdMinor)
      showToast({ tone: 'success', title: 'Sent to the buyer by email.' })
      on.onProposed()
    })
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !isBusy) on.onClose()
      }}
      title="Amend this campaign"
      size="lg"
      isDismissable={false}
      actions={
        <>
          <Button variant="secondary" onPress={on.onClose} isDisabled={isBusy}>
            Cancel
          </Button>
          <Button
            isDisabled={hasBlanks}
            isPending={isBusy}
            // The same width with either label.
            className="sm:min-w-50"
            onPress={() => void (preview ? send(preview) : workOut())}
          >
            {preview ? 'Send to the buyer' : 'Show the difference'}
          </Button>
        </>
      }
    >
      <p className="font-semibold wrap-anywhere">{line.name}</p>
      <p className="text-ink-2">{SCOPE_WORDS[amendable.scope]}</p>
      <PlanAround
        slotKey={`amend ${line.lineId}`}
        editKey={null}
        plan={draft}
        edit={edit}
        isCountryFixed
        reset={() => edit(() => plan)}
      >
        <ChangeFields
          amendable={amendable}
          onBlank={(isBlank) => {
            setBlanks(isBlank)
            setPreview(null)
          }}
        />
      </PlanAround>
      <div className="mt-4">{why.field}</div>
      {problem ? <Callout tone="error" className="mt-4" title={problem} /> : null}
      {preview ? (
        <section
          ref={(difference) => {
            difference?.scrollIntoView({ block: 'nearest' })
          }}
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
  whole: 'It has not started. The buyer gets what you propose by email and decides within a week.',
  rest: 'It has started: its start and formats stay, and so does what was delivered. The buyer gets what you propose by email and decides within a week.',
}
