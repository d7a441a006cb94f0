import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { formatInstant, formatInstantDate } from '#domain/foundation/calendar/formatInstant.ts'
import { formatMoney } from '#domain/foundation/money/amount.ts'
import { formatList } from '#domain/foundation/wording/formatList.ts'
import type { ApprovalDetails } from '#domain/orders/approval/approvalView.types.ts'
import type { ApprovalKey } from '#client/api/orders/approvalCalls.ts'
import { LineFacts } from '#client/pages/commerce/LineFacts.tsx'
import { payPath } from '#client/state/orders/submitOrder.ts'
import { Callout } from '#client/ui/Callout.tsx'
import { Card } from '#client/ui/Card.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'
import { ApprovalState } from './ApprovalState.tsx'
import { BackToCart } from './BackToCart.tsx'
import { DecideApproval } from './DecideApproval.tsx'
import { WithdrawApproval } from './WithdrawApproval.tsx'

export interface ApprovalProps {
  approval: ApprovalDetails
  access: ApprovalKey
  isLoggedIn: boolean
  /** The present request; null to reload it. */
  onChanged: (approval: ApprovalDetails | null) => void
}

/** A request with its plans, its current price, and the reader's actions. */
export function Approval({ approval, access, isLoggedIn, onChanged }: ApprovalProps) {
  const { state, advertiser, requestedBy, isOwn, requestedAt, teamName, note } = approval
  return (
    <>
      <h1 className="text-title wrap-anywhere">
        Order for <bdi>{advertiser}</bdi>
      </h1>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <ApprovalState state={state} />
        <p className="wrap-anywhere text-ink-2">
          {isOwn ? 'Requested by you' : `Requested by ${requestedBy} of ${teamName}`},{' '}
          {formatInstant(requestedAt)}
        </p>
      </div>
      {note === '' ? null : (
        <blockquote className="mt-4 border-l-2 border-line-2 pl-4 whitespace-pre-line wrap-anywhere">
          {note}
        </blockquote>
      )}
      <Standing approval={approval} isLoggedIn={isLoggedIn} />
      <News approval={approval} />
      <Lines approval={approval} />
      {approval.canDecide ? (
        <DecideApproval approval={approval} access={access} onChanged={onChanged} />
      ) : null}
      {isOwn && state === 'waiting' ? (
        <WithdrawApproval id={approval.id} onChanged={onChanged} />
      ) : null}
      {isOwn && state !== 'waiting' && state !== 'approved' ? (
        <BackToCart items={approval.items} offer={approval.offer} />
      ) : null}
    </>
  )
}

/** The history and the next step of a request. */
function Standing({ approval, isLoggedIn }: { approval: ApprovalDetails; isLoggedIn: boolean }) {
  const { state, decidedBy, decidedAt, reason, orderId, isOwn, approvers, expiresAt } = approval
  const when = decidedAt === null ? '' : formatInstant(decidedAt)
  const show = (tone: 'info' | 'success' | 'warning', title: string, children: ReactNode) => (
    <Callout tone={tone} isLive={state !== 'waiting'} className="mt-6" title={title}>
      {children}
    </Callout>
  )
  switch (state) {
    case 'waiting':
      return isOwn
        ? show(
            'info',
            `Waiting for ${formatList(approvers, 'or')}`,
            `They have the plan and the price. We email you once one of them decides, by ${formatInstantDate(expiresAt)}.`,
          )
        : null
    case 'approved':
      return show(
        'success',
        `${decidedBy ?? ''} approved this order`,
        <>
          <p>{when}</p>
          {orderId ? (
            <NextSteps orderId={orderId} approval={approval} canOpen={isLoggedIn} />
          ) : null}
        </>,
      )
    case 'denied':
      return show(
        'warning',
        `${decidedBy ?? ''} denied this order`,
        <>
          <p className="whitespace-pre-line wrap-anywhere text-ink">{reason}</p>
          <p className="mt-1">{when}</p>
        </>,
      )
    case 'withdrawn':
      return show('info', 'This request was withdrawn', when)
    case 'expired':
      return show('warning', 'Nobody decided in time', 'Please ask again at the checkout.')
    default:
      return state satisfies never
  }
}

function NextSteps({
  orderId,
  approval: { paymentMethod, isOwn, decidedBy },
  canOpen,
}: {
  orderId: string
  approval: ApprovalDetails
  canOpen: boolean
}) {
  const toPay = paymentMethod === 'card'
  return (
    <>
      <p className="mt-1">
        {toPay
          ? 'It starts once an owner or a buyer has paid it.'
          : 'The invoice is on its way by email.'}
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        {toPay && !isOwn && decidedBy !== null ? (
          <LinkButton size="sm" to={payPath(orderId)}>
            {canOpen ? 'Pay by card' : 'Log in and pay by card'}
          </LinkButton>
        ) : null}
        <LinkButton size="sm" variant="secondary" to={sitePath('order', { id: orderId })}>
          Open the order
        </LinkButton>
      </p>
    </>
  )
}

/** Changes since the request, and problems that prevent the order. */
function News({ approval: { news, quote, total } }: { approval: ApprovalDetails }) {
  const now = quote?.totals.totalMinor
  const isOtherTotal =
    quote !== null && (now !== total.amountMinor || quote.currency !== total.currency)
  if (news.length === 0 && !isOtherTotal) return null
  return (
    <Callout tone="warning" className="mt-6" title="Changed since the request">
      <ul className="flex flex-col gap-1">
        {news.map(({ name, notes }) => (
          <li key={`${name} ${notes.join(' ')}`} className="wrap-anywhere">
            <bdi className="font-semibold text-ink">{name}</bdi>: {notes.join(' ')}
          </li>
        ))}
        {isOtherTotal ? (
          <li>
            The total was <span>{formatMoney(total)}</span>.
          </li>
        ) : null}
      </ul>
    </Callout>
  )
}

function Lines({
  approval: { items, quote, total, paymentMethod },
}: {
  approval: ApprovalDetails
}) {
  const money = (amountMinor: number) =>
    formatMoney({ amountMinor, currency: quote?.currency ?? total.currency })
  return (
    <Card as="section" aria-label="Plans and price" padding="none" className="mt-6">
      <ul>
        {items.map((item) => {
          const line = quote?.lines.find(({ key }) => key === item.key)
          return (
            <li key={item.key} className="border-b border-line px-5 py-4 sm:px-6">
              <div className="mb-2 flex items-start gap-3">
                <MediaTypeMark mediaType={item.media_type} className="mt-2" />
                <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{item.data.name}</span>
                {line ? (
                  <span className="font-semibold tabular-nums">
                    {money(line.amounts.subtotalMinor)}
                  </span>
                ) : null}
              </div>
              {item.type === 'campaign' ? <LineFacts plan={item.data.plan} /> : null}
            </li>
          )
        })}
      </ul>
      <dl className="flex flex-col gap-2 px-5 py-4 sm:px-6">
        {quote && quote.totals.discountMinor > 0 ? (
          <Row label="Coupons" value={money(-quote.totals.discountMinor)} />
        ) : null}
        {quote ? <Row label="Tax" value={money(quote.totals.taxMinor)} /> : null}
        <Row
          label={quote ? 'Total today' : 'Total as requested'}
          value={quote ? money(quote.totals.totalMinor) : formatMoney(total)}
          isStrong
        />
        <Row label="Payment" value={paymentMethod === 'card' ? 'Card' : 'Invoice'} />
      </dl>
      <p className="border-t border-line px-5 py-3 text-sm text-ink-2 sm:px-6">
        Approving accepts the{' '}
        <Link to={sitePath('terms')} target="_blank" className="underline underline-offset-3">
          terms and conditions
        </Link>
        {paymentMethod === 'invoice'
          ? ', and a credit check where a campaign starts before the invoice is due.'
          : '.'}
      </p>
    </Card>
  )
}

function Row({
  label,
  value,
  isStrong = false,
}: {
  label: string
  value: string
  isStrong?: boolean
}) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className={isStrong ? 'font-semibold' : 'text-ink-2'}>{label}</dt>
      <dd className={isStrong ? 'num text-2xl' : 'tabular-nums'}>{value}</dd>
    </div>
  )
}
