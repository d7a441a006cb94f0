import { useMemo, useState } from 'react'
import { sitePath } from '#content/sitePaths.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import type { InvoiceDocument } from '#domain/orders/invoice/invoiceDocument.ts'
import { isPaid } from '#domain/orders/order/orderState.ts'
import {
  answerTestChallengeCall,
  chooseSavingCall,
  payBySavedCardCall,
  payByTestCardCall,
  readOrderCall,
  startPaymentCall,
} from '#client/api/orders/orderCalls.ts'
import { loadedPart } from '#client/components/foundation/loadedPart.tsx'
import type { PayableByCard } from '#client/components/orders/payment/cardPayment.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Loading } from '#client/ui/Loading.tsx'

const CardPart = loadedPart(
  async () => (await import('../amendment/ChangeCard.tsx')).ChangeCard,
  <Loading shape="h-64" />,
)

interface PayInvoiceProps {
  document: Pick<InvoiceDocument, 'id' | 'totalMinor' | 'currency'>
  orderId: string
  onPaid: () => void
}

/** Pays an open invoice by card instead of a transfer; the form loads on demand. */
export function PayInvoice({ document, orderId, onPaid }: PayInvoiceProps) {
  const [isOpen, setOpen] = useState(false)
  const payable = useMemo(() => payableInvoice(orderId, document.id), [orderId, document.id])
  const total = formatMoney({ amountMinor: document.totalMinor, currency: document.currency })
  return (
    <Card as="section" aria-labelledby="pay-invoice" className="mb-5 print:hidden">
      <h2 id="pay-invoice" className="text-subheading">
        Pay {total} by card
      </h2>
      {isOpen ? (
        <div className="mt-4">
          <CardPart payable={payable} total={total} onPaid={onPaid} />
        </div>
      ) : (
        <>
          <p className="mt-2 text-ink-2">
            Your campaigns can start once it is paid. You can also pay by transfer, as the invoice
            says.
          </p>
          <Button className="mt-4" onPress={() => setOpen(true)}>
            Pay by card
          </Button>
        </>
      )}
    </Card>
  )
}

function payableInvoice(orderId: string, invoiceId: string): PayableByCard {
  const key = { id: orderId, accessKey: '' }
  return {
    start: () => startPaymentCall(key),
    payByTestCard: (paymentId, card) => payByTestCardCall(key, paymentId, card),
    answerTestChallenge: (paymentId, accept) => answerTestChallengeCall(key, paymentId, accept),
    payBySavedCard: (paymentId, cardId) => payBySavedCardCall(key, paymentId, cardId),
    chooseSaving: (paymentId, isSaved) => chooseSavingCall(key, paymentId, isSaved),
    isPaidMeanwhile: async () => {
      try {
        return isPaid((await readOrderCall(key)).state)
      } catch {
        return false
      }
    },
    returnPath: sitePath('invoice', { id: invoiceId }),
  }
}
