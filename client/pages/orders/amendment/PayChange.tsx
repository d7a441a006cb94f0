import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import type { AmendmentView } from '#domain/orders/order/amendment/amendment.types.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import {
  answerAmendmentChallengeCall,
  chooseAmendmentSavingCall,
  loadAmendment,
  payAmendmentBySavedCardCall,
  payAmendmentByTestCardCall,
  startAmendmentPaymentCall,
} from '#client/api/orders/amendmentCalls.ts'
import { loadedPart } from '#client/components/foundation/loadedPart.tsx'
import type { PayableByCard } from '#client/components/orders/payment/cardPayment.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Loading } from '#client/ui/Loading.tsx'

const CardPart = loadedPart(
  async () => (await import('./ChangeCard.tsx')).ChangeCard,
  <Loading shape="h-64" />,
)

/** The payment section's id; a URL with this hash opens the form. */
export const PAY_CHANGE = 'pay-change'

interface PayChangeProps {
  amendment: AmendmentView
  token: string | null
  onPaid: () => void
}

/** Pays an increase by card; the form loads on demand. */
export function PayChange({ amendment: { id, extra }, token, onPaid }: PayChangeProps) {
  const { hash } = useLocation()
  // A buyer who has just made the change came to pay for it.
  const [isOpen, setOpen] = useState(hash === `#${PAY_CHANGE}`)
  const payable = useMemo(() => payableChange(id, token), [id, token])
  if (!extra) return null
  const total = formatMoney({ amountMinor: extra.amounts.totalMinor, currency: extra.currency })
  return (
    <Card as="section" aria-labelledby={PAY_CHANGE} className="mt-6 print:hidden">
      <h2 id={PAY_CHANGE} className="text-subheading">
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
  payBySavedCard: (paymentId, cardId) =>
    payAmendmentBySavedCardCall({ id, paymentId, cardId }, token),
  chooseSaving: (paymentId, isSaved) =>
    chooseAmendmentSavingCall({ id, paymentId, isSaved }, token),
  isPaidMeanwhile: async () => {
    try {
      return (await loadAmendment(id, token)).state === 'in_force'
    } catch {
      return false
    }
  },
  returnPath: sitePath('amendment', { id }),
})
