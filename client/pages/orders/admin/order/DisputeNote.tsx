import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import type { DeskDisputeView } from '#domain/orders/admin/orderDesk.ts'
import { CURRENCIES, formatMoney } from '#domain/foundation/money/money.ts'
import { DISPUTE_WORDS } from '#domain/orders/payment/disputeWords.ts'
import { Callout } from '#client/ui/Callout.tsx'

/** A chargeback of the order: its state, its reason, and when evidence is due. */
export function DisputeNote({ dispute }: { dispute: DeskDisputeView }) {
  const { id, state, reason, amountMinor, openedAt, closedAt, evidenceDueAt } = dispute
  const { title, text } = DISPUTE_WORDS[state]
  const currency = CURRENCIES.find((one) => one === dispute.currency)
  const facts = [
    currency ? formatMoney({ amountMinor, currency }) : null,
    `reason: ${reason.replaceAll('_', ' ')}`,
    `opened ${formatInstant(openedAt)}`,
    closedAt === null ? null : `closed ${formatInstant(closedAt)}`,
  ].filter((fact) => fact !== null)
  const isStanding = state === 'inquiry' || state === 'open'
  return (
    <Callout tone={state === 'won' || state === 'closed' ? 'info' : 'warning'} title={title}>
      <p>{text}</p>
      {isStanding && evidenceDueAt !== null ? (
        <p className="mt-1 font-semibold">Evidence is due by {formatInstant(evidenceDueAt)}.</p>
      ) : null}
      <p className="mt-1 text-sm wrap-anywhere text-ink-2">
        {facts.join(', ')} ({id})
      </p>
    </Callout>
  )
}
