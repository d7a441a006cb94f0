import { useState } from 'react'
import { TIME_ZONES } from '#domain/foundation/calendar/timeZone.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { earliestStart } from '#domain/planning/campaign/leadTime.ts'
import { formatRuntimeDates } from '#domain/planning/findings/wording/formatRuntime.ts'
import { asProductError, type ProductError } from '#domain/foundation/errors/productError.ts'
import type { OrderLineOverview } from '#domain/orders/order/orderOverview.types.ts'
import { changeRuntimeCall } from '#client/api/orders/myOrderCalls.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { DatePicker } from '#client/ui/DatePicker.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { showToast } from '#client/ui/toasts.ts'
import type { Reason } from '#client/pages/foundation/admin/useReason.tsx'

export interface RuntimeDialogProps {
  line: OrderLineOverview
  plan: CampaignPlan
  /** The actor's call; the owner's by default. */
  change?: typeof changeRuntimeCall
  /** Asks for the reason of an admin's change. */
  why?: Pick<Reason, 'field' | 'demand'>
  onClose: () => void
  onChanged: () => void
}

/**
 * Changes the first or last day, until the campaign starts and by the rules of planning; the price
 * stays.
 */
export function RuntimeDialog({
  line,
  plan,
  change = changeRuntimeCall,
  why,
  onClose,
  onChanged,
}: RuntimeDialogProps) {
  const { runtime, mediaType } = plan
  const [startDate, setStartDate] = useState<string | null>(runtime.startDate)
  const [endDate, setEndDate] = useState<string | null>(runtime.endDate)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<ProductError | null>(null)
  const [minDate] = useState(() => {
    const earliest = earliestStart(mediaType, runtime.timeZone, new Date())
    return earliest < runtime.startDate ? earliest : runtime.startDate
  })
  const isSame = startDate === runtime.startDate && endDate === runtime.endDate

  const save = async () => {
    if (!startDate || !endDate || why?.demand() === null) return
    setSaving(true)
    setProblem(null)
    try {
      await change(line, { startDate, endDate })
      showToast({
        tone: 'success',
        title: 'The running period is changed.',
        description: formatRuntimeDates({ startDate, endDate }),
      })
      onChanged()
    } catch (error) {
      setProblem(asProductError(error))
      setSaving(false)
    }
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSaving) onClose()
      }}
      title="Change start or end"
      actions={
        <>
          <Button variant="secondary" onPress={onClose} isDisabled={isSaving}>
            Cancel
          </Button>
          <Button
            isDisabled={isSame || !startDate || !endDate}
            isPending={isSaving}
            onPress={() => void save()}
          >
            Save the dates
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        Until the campaign starts you can move its first and last day. Both are included, in{' '}
        {TIME_ZONES[runtime.timeZone].label}. The price stays as it is.
      </p>
      <div className="mt-5 grid gap-4 sm:grid-cols-2">
        <DatePicker
          label="Start date"
          value={startDate}
          onChange={setStartDate}
          minDate={minDate}
        />
        <DatePicker
          label="End date"
          value={endDate}
          onChange={setEndDate}
          minDate={startDate ?? minDate}
        />
      </div>
      {why ? <div className="mt-4">{why.field}</div> : null}
      {problem ? (
        <Callout tone="error" className="mt-4" title={problem.message}>
          {otherMessages(problem)}
        </Callout>
      ) : null}
    </Dialog>
  )
}

/** Further problems besides the title's. */
function otherMessages({ message, fields }: ProductError): string | null {
  const others = (fields ?? []).map((field) => field.message).filter((text) => text !== message)
  return others.length > 0 ? [...new Set(others)].join(' ') : null
}
