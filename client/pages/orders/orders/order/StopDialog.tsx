import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { useState } from 'react'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { MEDIA_WORDS } from '#domain/planning/findings/wording/mediaWords.ts'
import type { OrderLineOverview } from '#domain/orders/order/orderOverview.types.ts'
import type { StopPreview } from '#domain/orders/order/changes/stopCampaign.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { loadStopPreview, stopCampaignCall } from '#client/api/orders/myOrderCalls.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { showToast } from '#client/ui/toasts.ts'
import type { Reason } from '#client/pages/foundation/admin/useReason.tsx'

const OWN_CALLS = { loadStopPreview, stopCampaign: stopCampaignCall }

export interface StopDialogProps {
  line: OrderLineOverview
  /** The actor's calls; the owner's by default. */
  calls?: typeof OWN_CALLS
  /** Asks for the reason of an admin's change. */
  why?: Pick<Reason, 'field' | 'demand'>
  onClose: () => void
  onStopped: () => void
}

/**
 * Asks for confirmation before a campaign is stopped for good, with its exact coupon (Orders 4).
 */
export function StopDialog({ line, calls = OWN_CALLS, why, onClose, onStopped }: StopDialogProps) {
  const isOwn = calls === OWN_CALLS
  const preview = useLoaded(line.lineId, () => calls.loadStopPreview(line))
  const [isStopping, setStopping] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const stop = async (couponUsdMinor: number) => {
    if (why?.demand() === null) return
    setStopping(true)
    setProblem(null)
    try {
      const { coupon } = await calls.stopCampaign(line, couponUsdMinor)
      showToast({
        tone: 'success',
        title: 'The campaign is stopped.',
        ...(coupon
          ? {
              description: `${isOwn ? 'Your' : 'The buyer’s'} coupon is worth ${formatUsd(coupon.amountMinor)}.`,
            }
          : {}),
      })
      onStopped()
    } catch (error) {
      const known = asProductError(error)
      setProblem(known.message)
      if (known.code === 'stop_changed') preview.reload()
      setStopping(false)
    }
  }

  const shown = preview.isLoading ? null : preview.value
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !isStopping) onClose()
      }}
      title="Stop this campaign?"
      role="alertdialog"
      isDismissable={!isStopping}
      actions={
        <>
          <Button variant="secondary" onPress={onClose} isDisabled={isStopping}>
            Keep it
          </Button>
          <Button
            variant="danger"
            isDisabled={!shown || preview.error !== null}
            isPending={isStopping}
            onPress={() => {
              if (shown) void stop(shown.couponUsdMinor)
            }}
          >
            Stop campaign
          </Button>
        </>
      }
    >
      <p className="font-semibold wrap-anywhere">{line.name}</p>
      <p className="mt-1 text-ink-2">
        It ends at once and cannot be restarted. {isOwn ? 'You get' : 'The buyer gets'} a coupon
        worth the unused part. There is no cash refund, even if the campaign has not started.
      </p>
      <div className="mt-4 flex flex-col gap-4">
        <PageState loaded={{ ...preview, value: shown }} loading={<Loading shape="h-36" />}>
          {(worth) => <Worth preview={worth} mediaType={line.mediaType} isOwn={isOwn} />}
        </PageState>
        {why?.field}
        {problem ? <Callout tone="error" title={problem} /> : null}
      </div>
    </Dialog>
  )
}

function Worth({
  preview,
  mediaType,
  isOwn,
}: {
  preview: StopPreview
  mediaType: MediaType
  isOwn: boolean
}) {
  const { paidUsdMinor, usedUsdMinor, couponUsdMinor, discountUsdMinor, couponWhen } = preview
  const isOpenInvoice = couponWhen === 'invoice_paid'
  return (
    <div className="rounded-control border border-line p-4">
      <dl className="flex flex-col gap-2">
        <Row
          label={isOpenInvoice ? 'To be paid for it' : 'Paid for it'}
          value={formatUsd(paidUsdMinor)}
        />
        <Row label={`Used: ${usedWords(preview, mediaType)}`} value={formatUsd(usedUsdMinor)} />
        <div className="flex items-baseline justify-between gap-4 border-t border-ink pt-3">
          <dt className="font-display text-subheading font-bold">
            {isOwn ? 'Your coupon' : 'The buyer’s coupon'}
          </dt>
          <dd className="num text-2xl">{formatUsd(couponUsdMinor)}</dd>
        </div>
      </dl>
      {isOpenInvoice ? (
        <p className="mt-3 text-sm text-ink-2">
          The invoice is still open and stays due. {isOwn ? 'You get' : 'The buyer gets'} the coupon
          as soon as it is paid.
        </p>
      ) : null}
      {discountUsdMinor > 0 ? (
        <p className="mt-3 text-sm text-ink-2">
          A discount of {formatUsd(discountUsdMinor)} was not paid, so it is not part of the coupon.
        </p>
      ) : null}
    </div>
  )
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-2">{label}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  )
}

function usedWords({ basis, used, booked }: StopPreview, mediaType: MediaType): string {
  const count = (value: number) => formatCount(value)
  switch (basis) {
    case 'not_started':
      return 'nothing yet'
    case 'delivery':
      return `${count(used)} of ${count(booked)} ${MEDIA_WORDS[mediaType].impressions}`
    case 'time':
      return `${count(used)} of ${count(booked)} hours`
  }
}
