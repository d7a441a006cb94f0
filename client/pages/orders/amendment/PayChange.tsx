import { useMemo, useState } from 'react'
import { sitePath } from '#content/sitePaths.ts'
import type { AmendmentView } from '#domain/orders/order/amendment/amendment.types.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import {
  answerAmendmentChallengeCall,
  loadAmendment,
  payAmendmentByTestCardCall,
  startAmendmentPaymentCall,
} from '#client/api/orders/amendmentCalls.ts'
import { loadedPart } from '#client/components/foundation/loadedPart.tsx'
import type { PayableByCard } from '#client/components/orders/payment/cardPayment.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'

const CardPart = loadedPart(
  async () => (await import('./ChangeCard.tsx')).ChangeCard,
  <Skeleton className="h-64" />,
)

interface PayChangeProps {
  amendment: AmendmentView
  token: string | null
  onPaid: () => void
}

/** Pays by card what was agreed on more; the form comes when it is asked for. */
export function PayChange({ amendment: { id, extra }, token, onPaid }: PayChangeProps) {
  const [isOpen, setOpen] = useState(false)
  const payable = useMemo(() => payableChange(id, token), [id, token])
  if (!extra) return null
  const total = formatMoney({ amountMinor: extra.amounts.totalMinor, currency: extra.currency })
  return (
    <Card as="section" aria-labelledby="pay-change" className="mt-6 print:hidden">
      <h2 id="pay-change" className="text-subheading">
        Pay {total} by card
      </h2>
      {isOpen ? (
        <div className="mt-4">
          <CardPart payable={payable} total={total} onPaid={onPaid} />
        </div>
      ) : (
        <>
          <p className="mt-2 text-ink-2">
            The change takes effect at once, and the invoice is marked as paid.
          </p>
          <Button className="mt-4" onPress={() => setOpen(true)}>
            Pay by card
          </Button>
        </>
      )}
    </Card>
  )
}

const payableChange = (id: string, token: string | null): PayableByCard => ({
  start: () => startAmendmentPaymentCall(id, token),
  payByTestCard: (paymentId, card) => payAmendmentByTestCardCall({ id, paymentId, card }, token),
  answerTestChallenge: (paymentId, accept) =>
    answerAmendmentChallengeCall({ id, paymentId, accept }, token),
  isPaidMeanwhile: async () => {
    try {
      return (await loadAmendment(id, token)).state === 'in_force'
    } catch {
      return false
    }
  },
  returnPath: sitePath('amendment', { id }),
})
