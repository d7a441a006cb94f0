import { Download } from 'lucide-react'
import { useState } from 'react'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { offerSums } from '#domain/sales/offer/offerDocument.ts'
import type { OfferView } from '#domain/sales/offer/offerView.ts'
import { downloadOfferPdf } from '#client/api/sales/offerCalls.ts'
import { PeopleReached } from '#client/components/planning/PeopleReached.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { useAcceptOffer } from './useAcceptOffer.ts'

/** The offer's total, and the button to accept it. */
export function OfferTotal({ offerKey, offer }: { offerKey: string; offer: OfferView }) {
  const { content } = offer.current
  const { accept, isPending, question } = useAcceptOffer(offerKey)
  const isBlocked = offer.changes.some((change) => change.isBlocking)
  return (
    <Card as="section" aria-labelledby="offer-total" className="max-lg:order-first">
      <h2 id="offer-total" className="text-subheading">
        In total
      </h2>
      <dl className="mt-4 flex flex-col gap-2">
        {offerSums(content).map(({ label, amountMinor }) => (
          <div key={label} className="flex items-baseline justify-between gap-4">
            <dt className="min-w-0 text-ink-2">{label}</dt>
            <dd className="tabular-nums">{formatUsd(amountMinor)}</dd>
          </div>
        ))}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-ink pt-3">
          <dt className="font-display text-subheading font-bold">Total</dt>
          <dd className="num text-2xl">{formatUsd(content.totals.totalMinor)}</dd>
        </div>
      </dl>
      <p className="mt-1 text-sm text-ink-2">{content.tax.rule}</p>
      <PeopleReached
        reach={content.reach}
        className="mt-4 border-t border-line pt-4 empty:hidden"
      />
      {offer.state === 'open' ? (
        <>
          <Button
            className="mt-5 w-full"
            isPending={isPending}
            isDisabled={isBlocked}
            onPress={() => void accept()}
          >
            Accept this offer
          </Button>
          <p className="mt-2 text-center text-sm text-ink-2">
            Opens your cart with these prices. Pay by card or invoice, no account needed.
          </p>
        </>
      ) : null}
      <PdfButton offerKey={offerKey} number={offer.number} />
      <ConfirmDialog
        isOpen={question.isOpen}
        onOpenChange={question.close}
        title="Put the offer in your cart?"
        confirmLabel="Put the offer in"
        cancelLabel="Keep my cart"
        onConfirm={() => void question.confirm()}
        isPending={isPending}
      >
        The offer replaces everything in your cart. Coupons stay.
      </ConfirmDialog>
    </Card>
  )
}

function PdfButton({ offerKey, number }: { offerKey: string; number: string }) {
  const [isLoading, setLoading] = useState(false)
  const download = async () => {
    setLoading(true)
    try {
      await downloadOfferPdf(offerKey, number)
    } catch {
      showToast({ tone: 'error', title: 'The PDF could not be loaded. Please try again.' })
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button
      variant="secondary"
      className="mt-4 w-full"
      isPending={isLoading}
      onPress={() => void download()}
    >
      <Download aria-hidden="true" className="size-4" />
      Download PDF
    </Button>
  )
}
