import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { asProductError, ProductError } from '#domain/foundation/errors/productError.ts'
import { formatMoney } from '#domain/foundation/money/amount.ts'
import type { OrderOverview } from '#domain/orders/order/orderOverview.types.ts'
import { formatCard, type SavedCardView } from '#domain/orders/payment/savedCard.ts'
import {
  CONSENT_VERSION,
  consentText,
  LAST_DAY_OF_MONTH,
} from '#domain/orders/standing/standingOrder.ts'
import type { StandingStart, StandingView } from '#domain/orders/standing/standingView.types.ts'
import { listCardsCall } from '#client/api/orders/savedCardCalls.ts'
import { confirmStandingCall, startStandingCall } from '#client/api/orders/standingCalls.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Button } from '#client/ui/Button.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { MoneyField } from '#client/ui/MoneyField.tsx'
import { NativeDateField } from '#client/ui/NativeDateField.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { ProblemBelow } from '#client/ui/ProblemBelow.tsx'

const NOT_CONFIRMED = 'Your bank did not confirm the card. Please try again or choose another card.'
const INVOICE = 'invoice'
const DAYS = Array.from({ length: LAST_DAY_OF_MONTH }, (_, at) => ({
  id: String(at + 1),
  label: String(at + 1),
}))

interface StartProps {
  /** The order to repeat. */
  order: Pick<OrderOverview, 'id' | 'currency' | 'paymentMethod' | 'totals'>
  /** The terms to change; null for a first start. */
  before?: Pick<StandingView, 'day' | 'maxTotalMinor' | 'endsOn'> | null
  onClose: () => void
}

/** Asks for the terms of a standing order and for the consent to charge by them. */
export function StartStanding({ order, before = null, onClose }: StartProps) {
  const loaded = useLoaded('cards', usableCards)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={before ? 'Change the standing order' : 'Repeat every month'}
    >
      <PageState loaded={loaded} loading={<Loading shape="h-96" />}>
        {(cards) => <Terms order={order} before={before} cards={cards} onStarted={onClose} />}
      </PageState>
    </Dialog>
  )
}

/** Cards that can pay the order: in a team those of the team and the client, else the account's. */
async function usableCards(): Promise<SavedCardView[]> {
  const groups = await listCardsCall()
  const isTeam = groups.some(({ ownerKind }) => ownerKind !== 'account')
  return groups
    .filter(({ ownerKind }) => !isTeam || ownerKind !== 'account')
    .flatMap(({ cards }) => cards)
    .filter(({ validity }) => validity !== 'expired')
}

function Terms({
  order,
  before,
  cards,
  onStarted,
}: {
  order: StartProps['order']
  before: NonNullable<StartProps['before']> | null
  cards: SavedCardView[]
  onStarted: () => void
}) {
  const { currency, totals } = order
  const byInvoice = order.paymentMethod === 'invoice'
  const [day, setDay] = useState(String(before?.day ?? 1))
  const [maxMinor, setMax] = useState<number | null>(before?.maxTotalMinor ?? totals.totalMinor)
  const [endsOn, setEndsOn] = useState(before?.endsOn ?? '')
  const [payWith, setPayWith] = useState(cards[0]?.id ?? INVOICE)
  const [isAgreed, setAgreed] = useState(false)
  const start = useStart(order.id, onStarted)
  if (cards.length === 0 && !byInvoice) return <NoCard />
  const card = cards.find(({ id }) => id === payWith)
  const changed = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      set(value)
      setAgreed(false)
    }
  }
  const terms = {
    day: Number(day),
    maxTotalMinor: maxMinor ?? 0,
    currency,
    endsOn: endsOn === '' ? null : endsOn,
  }
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-2">
        This order was {formatMoney({ amountMinor: totals.totalMinor, currency })} with tax. Each
        month we repeat it at the prices of the day, after the last campaign’s end.
      </p>
      <NativeSelect
        label="Day of the month"
        options={DAYS}
        value={day}
        onChange={changed(setDay)}
      />
      <MoneyField
        label="Highest total with tax"
        description="Beyond it nothing is ordered, and we ask you."
        valueMinor={maxMinor}
        onChange={changed(setMax)}
        currency={currency}
        minMinor={1}
      />
      <div>
        <NativeDateField label="End date, optional" value={endsOn} onChange={changed(setEndsOn)} />
        <p className="mt-1.5 text-sm text-ink-2">Without one, it repeats until you cancel.</p>
      </div>
      <NativeSelect
        label="Pay with"
        options={[
          ...cards.map((one) => ({ id: one.id, label: formatCard(one) })),
          ...(byInvoice ? [{ id: INVOICE, label: 'Invoice' }] : []),
        ]}
        value={payWith}
        onChange={changed(setPayWith)}
      />
      <Checkbox isSelected={isAgreed} onChange={setAgreed}>
        {consentText({ ...terms, card: card ? formatCard(card) : null })}
      </Checkbox>
      <Button
        isDisabled={!isAgreed || maxMinor === null}
        isPending={start.isPending}
        onPress={() =>
          start.send({ ...terms, cardId: card?.id ?? null, consentVersion: CONSENT_VERSION })
        }
      >
        {before ? 'Agree to the new terms' : 'Start the standing order'}
      </Button>
      {start.problem ? <ProblemBelow title={start.problem} /> : null}
    </div>
  )
}

const NoCard = () => (
  <div className="flex flex-col items-start gap-4">
    <p>Monthly orders are charged to a saved card. You have none yet.</p>
    <LinkButton to={sitePath('savedCards')}>Add a card</LinkButton>
  </div>
)

function useStart(orderId: string, onStarted: () => void) {
  const navigate = useNavigate()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (terms: Parameters<typeof startStandingCall>[1]) => {
    setPending(true)
    setProblem(null)
    try {
      const started = await startStandingCall(orderId, terms)
      await confirmWithBank(started)
      onStarted()
      await navigate(sitePath('standingOrder', { id: started.standing.id }))
    } catch (error) {
      setProblem(messageOf(error))
    }
    setPending(false)
  }
  return {
    isPending,
    problem,
    send: (terms: Parameters<typeof startStandingCall>[1]) => void send(terms),
  }
}

const messageOf = (error: unknown) => {
  const { message, fields } = asProductError(error)
  return fields?.[0]?.message ?? message
}

/** Lets the bank ask the holder of the card, where it wants to. Raises standing_card_declined. */
async function confirmWithBank({ standing, setup }: StandingStart): Promise<void> {
  if (!setup) return
  const { loadStripe } = await import('@stripe/stripe-js/pure')
  const stripe = await loadStripe(setup.publicKey)
  const answered = await stripe?.handleNextAction({ clientSecret: setup.clientSecret })
  if (!answered || answered.error)
    throw new ProductError('standing_card_declined', { message: NOT_CONFIRMED })
  await confirmStandingCall(standing.id)
}
