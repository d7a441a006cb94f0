import { useState } from 'react'
import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { STANDING_STATE_NAMES } from '#domain/orders/standing/standingNames.ts'
import { cancelStandingForDeskCall } from '#client/api/orders/deskOrderCalls.ts'
import { readStandingOfCall } from '#client/api/orders/standingCalls.ts'
import { ReasonDialog } from '#client/pages/foundation/admin/ReasonDialog.tsx'
import { Part } from '#client/pages/foundation/admin/Part.tsx'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { showToast } from '#client/ui/toasts.ts'

/** The standing order of an order with its consent; nothing without one. */
export function DeskStanding({ orderId, onChanged }: { orderId: string; onChanged: () => void }) {
  const may = useAccount().account?.staffCapabilities ?? []
  const [isAsking, setAsking] = useState(false)
  const loaded = useLoaded(orderId, () => readStandingOfCall(orderId))
  const standing = loaded.value
  if (!standing) return null
  const cancel = async (reason: string) => {
    await cancelStandingForDeskCall(orderId, reason).finally(() => {
      loaded.reload()
      onChanged()
    })
    showToast({ tone: 'success', title: 'The standing order is canceled.' })
  }
  return (
    <Part title="Standing order">
      <Badge>{STANDING_STATE_NAMES[standing.state]}</Badge>
      <p className="mt-2 text-sm wrap-anywhere">{standing.consentText}</p>
      <p className="mt-2 text-sm wrap-anywhere text-ink-2">
        {standing.consentedBy ?? 'A deleted account'}, {formatInstant(standing.consentedAt)},
        version {standing.consentVersion}
      </p>
      {standing.reason === null ? null : (
        <p className="mt-2 text-sm wrap-anywhere">{standing.reason}</p>
      )}
      {standing.state !== 'ended' && may.includes('changeAllOrders') ? (
        <Button className="mt-3" size="sm" variant="secondary" onPress={() => setAsking(true)}>
          Cancel the standing order
        </Button>
      ) : null}
      <ReasonDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Cancel this standing order?"
        confirmLabel="Cancel it"
        tone="danger"
        onConfirm={cancel}
      >
        <p className="text-ink-2">
          Nothing more is ordered or charged by it. The buyer gets an email with the reason.
        </p>
      </ReasonDialog>
    </Part>
  )
}
