import { useState } from 'react'
import {
  formatCard,
  formatCardExpiry,
  type SavedCardView,
} from '#domain/orders/payment/savedCard.ts'
import { Radio, RadioGroup } from '#client/ui/RadioGroup.tsx'
import type { CardPaymentProps, StartedPayment } from './cardPayment.ts'
import { NewCard } from './NewCard.tsx'
import { SavedCardPayment } from './SavedCardPayment.tsx'

const NEW_CARD = 'new'

/** Offers payment with a saved card in one click, or with another card. */
export function CardChoice({
  saved: { cards },
  ...props
}: CardPaymentProps & { saved: NonNullable<StartedPayment['saved']> }) {
  // Resumes a challenge in progress.
  const isChallenged = props.payment.state === 'challenge'
  const preferred = cards.find(({ isDefault, validity }) => isDefault && validity !== 'expired')
  const [choice, setChoice] = useState(isChallenged ? NEW_CARD : (preferred?.id ?? NEW_CARD))
  const card = cards.find(({ id }) => id === choice)
  return (
    <>
      <RadioGroup label="Pay with" value={choice} onChange={setChoice} className="mb-5">
        {cards.map((one) => (
          <Radio key={one.id} value={one.id} isDisabled={one.validity === 'expired'}>
            <CardName card={one} />
          </Radio>
        ))}
        <Radio value={NEW_CARD}>Another card</Radio>
      </RadioGroup>
      {card ? <SavedCardPayment key={card.id} card={card} {...props} /> : <NewCard {...props} />}
    </>
  )
}

function CardName({ card }: { card: SavedCardView }) {
  return (
    <>
      <span className="font-semibold">{formatCard(card)}</span>{' '}
      <span className="text-sm text-ink-2">
        {card.validity === 'expired' ? 'expired' : 'expires'} <span>{formatCardExpiry(card)}</span>
      </span>
    </>
  )
}
