import { useRef } from 'react'
import { sitePath } from '#content/sitePaths.ts'
import type { CardOwnerKind } from '#domain/orders/payment/savedCard.ts'
import type { TestCard } from '#domain/orders/payment/testCard.ts'
import {
  addTestCardCall,
  finishCardSetupCall,
  startCardSetupCall,
} from '#client/api/orders/savedCardCalls.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { SAVING_TERMS, SHARED_TERMS } from '#client/components/orders/payment/SaveCardChoice.tsx'
import { StripeForm } from '#client/components/orders/payment/StripeForm.tsx'
import { TestCardForm } from '#client/components/orders/payment/TestCardForm.tsx'
import type { PaymentForm } from '#client/components/orders/payment/usePaymentElement.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Loading } from '#client/ui/Loading.tsx'

interface AddCardProps {
  ownerKind: CardOwnerKind
  onAdded: () => void
}

const NOT_CONFIRMED = 'The card could not be confirmed. Please check your connection and try again.'
const KEPT = 'The card is not saved. You can try again here.'

/** The form that saves a card without a payment; the bank may ask its holder to confirm. */
export function AddCard({ ownerKind, onAdded }: AddCardProps) {
  const loaded = useLoaded(ownerKind, () => startCardSetupCall(ownerKind))
  return (
    <>
      <p className="mb-4 text-sm text-ink-2">
        {ownerKind === 'account' ? SAVING_TERMS : `${SHARED_TERMS} ${SAVING_TERMS}`}
      </p>
      <PageState loaded={loaded} loading={<Loading shape="h-64" />}>
        {(setup) =>
          setup.gateway === 'test' ? (
            <AddTestCard ownerKind={ownerKind} onAdded={onAdded} />
          ) : (
            <StripeForm
              publicKey={setup.publicKey}
              clientSecret={setup.clientSecret}
              action="Save card"
              confirm={(form) => confirmSetup(form, ownerKind)}
              onDone={onAdded}
              keptWords={KEPT}
            />
          )
        }
      </PageState>
    </>
  )
}

/** Asks Stripe to save the card; returns the error, or null for success. */
async function confirmSetup(
  { stripe, elements }: PaymentForm,
  ownerKind: CardOwnerKind,
): Promise<string | null> {
  try {
    const { error, setupIntent } = await stripe.confirmSetup({
      elements,
      redirect: 'if_required',
      confirmParams: {
        return_url: `${location.origin}${sitePath('savedCards')}?owner=${ownerKind}`,
      },
    })
    if (error)
      return error.type === 'card_error' || error.type === 'validation_error'
        ? (error.message ?? NOT_CONFIRMED)
        : NOT_CONFIRMED
    await finishCardSetupCall({ ownerKind, setupId: setupIntent.id })
    return null
  } catch {
    return NOT_CONFIRMED
  }
}

function AddTestCard({ ownerKind, onAdded }: AddCardProps) {
  const sent = useRef<TestCard | null>(null)
  const send = (card: TestCard, accept: boolean | null) =>
    addTestCardCall({ ownerKind, card, accept })
  return (
    <TestCardForm
      action="Save card"
      subject="Test of a card to save"
      confirmLabel="Confirm the card"
      isChallenged={false}
      send={(card) => {
        sent.current = card
        return send(card, null)
      }}
      answer={(accept) => send(sent.current ?? { number: '', expiry: '', cvc: '' }, accept)}
      isDoneMeanwhile={() => Promise.resolve(false)}
      onDone={onAdded}
    />
  )
}
