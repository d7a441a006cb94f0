import { formatDate } from '#domain/foundation/calendar/formatDate.ts'
import { formatInstantDate } from '#domain/foundation/calendar/formatInstant.ts'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { pageTitle } from '#content/site.ts'
import { sitePath } from '#content/sitePaths.ts'
import type { AmendmentAnswer } from '#domain/orders/order/amendment/amendment.ts'
import type { AmendmentView } from '#domain/orders/order/amendment/amendment.types.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { answerAmendmentCall } from '#client/api/orders/amendmentCalls.ts'
import { formatProblem } from '#client/api/foundation/formatProblem.ts'
import { unbroken } from '#client/components/foundation/unbroken.ts'
import { AmendmentTerms } from '#client/components/orders/order/AmendmentTerms.tsx'
import { RefundNote } from '#client/components/orders/order/RefundNote.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { ProblemBelow } from '#client/ui/ProblemBelow.tsx'
import { Card } from '#client/ui/Card.tsx'
import { classNames } from '#client/ui/classNames.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { PayChange } from './PayChange.tsx'
import { WithdrawChange } from './WithdrawChange.tsx'
import { usePaidJustNow } from './usePaidJustNow.ts'

/** Maximum length of a name in the largest type. */
const LONG_NAME = 60

const LINK = 'font-semibold text-cobalt underline underline-offset-3'

interface AmendmentProps {
  amendment: AmendmentView
  /** The token of a reader with a mailed code. */
  token: string | null
  /** Whether the reader can open the order's page too. */
  ownerLinks: boolean
  onChanged: () => void
}

/** A change for its buyer's decision: before and after, the cost, yes or no. */
export function Amendment({ amendment, token, ownerLinks, onChanged }: AmendmentProps) {
  const { lineName, orderId, orderNumber, version } = amendment
  const order = `Order ${orderNumber}`
  const isPaidJustNow = usePaidJustNow(amendment, onChanged)
  const heading = useRef<HTMLHeadingElement>(null)
  // The form disappears, so the focus moves to the top.
  const paid = () => {
    heading.current?.focus()
    onChanged()
  }
  return (
    <>
      <title>{pageTitle(`A change to ${lineName}`)}</title>
      <h1
        ref={heading}
        tabIndex={-1}
        className={classNames(
          'mt-1 wrap-anywhere outline-none',
          lineName.length > LONG_NAME ? 'text-heading' : 'text-title',
        )}
      >
        A change to {lineName}
      </h1>
      <p className="mt-2 text-ink-2">
        {ownerLinks ? (
          <Link to={sitePath('order', { id: orderId })} className={LINK}>
            {order}
          </Link>
        ) : (
          order
        )}
        , version {version} of {formatInstantDate(amendment.createdAt)}
      </p>
      <AmendmentState amendment={amendment} isPaidJustNow={isPaidJustNow} />
      {amendment.refunds.map((refund) => (
        <div key={refund.createdAt} className="mt-4">
          <RefundNote refund={refund} />
        </div>
      ))}
      {amendment.canPayByCard && !isPaidJustNow ? (
        <PayChange amendment={amendment} token={token} onPaid={paid} />
      ) : null}
      <Card as="section" aria-label="The change" className="mt-6">
        <AmendmentTerms terms={amendment} isInForce={amendment.state === 'in_force'} />
        {amendment.canAnswer ? (
          <Answer amendment={amendment} token={token} onChanged={onChanged} />
        ) : null}
        {amendment.canWithdraw ? (
          <WithdrawChange amendment={amendment} token={token} onChanged={onChanged} />
        ) : null}
      </Card>
    </>
  )
}

/** Its state and the next step. */
function AmendmentState({
  amendment,
  isPaidJustNow,
}: Pick<AmendmentProps, 'amendment'> & { isPaidJustNow: boolean }) {
  const { state, expiresAt, newerId, invoice, couponNum, couponUsdMinor } = amendment
  const { canAnswer, canPayByCard, isOwn } = amendment
  switch (state) {
    case 'proposed':
      return (
        <Callout
          tone={canAnswer ? 'warning' : 'info'}
          className="mt-6"
          title={unbroken(
            `Waiting for ${canAnswer ? 'your' : 'the buyer’s'} answer until ${formatInstantDate(expiresAt)}`,
          )}
        >
          Nothing changes unless you accept.
        </Callout>
      )
    case 'awaiting_payment':
      return isPaidJustNow ? (
        <Callout tone="info" className="mt-6" title="Your card was accepted.">
          The change takes effect as soon as your payment arrives. This page will show it.
        </Callout>
      ) : (
        <Callout
          tone="warning"
          className="mt-6"
          title={
            isOwn
              ? 'Your change takes effect when it is paid.'
              : 'Accepted. It takes effect when it is paid.'
          }
        >
          {invoice ? (
            <>
              Please pay{' '}
              <Link to={sitePath('invoice', { id: invoice.id })} className={LINK}>
                invoice {invoice.number}
              </Link>{' '}
              by {unbroken(formatDate(invoice.dueDate))}
              {canPayByCard ? ', by transfer or here by card' : ''}.
            </>
          ) : null}
        </Callout>
      )
    case 'in_force':
      return (
        <Callout tone="success" className="mt-6" title="The campaign is changed.">
          {couponNum === null
            ? null
            : `Coupon ${couponNum} is worth ${formatUsd(couponUsdMinor)}. Enter it in the summary of your next checkout.`}
        </Callout>
      )
    case 'replaced':
      return (
        <Callout tone="info" className="mt-6" title="A newer version has taken its place.">
          {newerId === null ? null : (
            <Link to={sitePath('amendment', { id: newerId })} className={LINK}>
              Open the newer version
            </Link>
          )}
        </Callout>
      )
    case 'declined':
    case 'expired':
    case 'withdrawn':
      return <Callout tone="info" className="mt-6" title={CLOSED[state]} />
    default:
      return state satisfies never
  }
}

const CLOSED = {
  declined: 'Declined. The campaign stays as it is.',
  expired: 'Nobody answered in time. The campaign stays as it is.',
  withdrawn: 'Withdrawn. The campaign stays as it is, and nothing is due for the change.',
} as const

function Answer({
  amendment: { id, extra, revised },
  token,
  onChanged,
}: Pick<AmendmentProps, 'amendment' | 'token' | 'onChanged'>) {
  const [isAsking, setAsking] = useState(false)
  const [pending, setPending] = useState<AmendmentAnswer | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const answer = async (wanted: AmendmentAnswer) => {
    setPending(wanted)
    setProblem(null)
    try {
      await answerAmendmentCall({ id, answer: wanted }, token)
    } catch (error) {
      setProblem(formatProblem(error))
    }
    setPending(null)
    setAsking(false)
    onChanged()
  }
  return (
    <div className="mt-6 print:hidden">
      <div className="flex flex-wrap gap-3">
        <Button isDisabled={pending !== null} onPress={() => setAsking(true)}>
          Accept the change
        </Button>
        <Button
          variant="secondary"
          isDisabled={pending === 'accept'}
          isPending={pending === 'decline'}
          onPress={() => void answer('decline')}
        >
          Decline
        </Button>
      </div>
      {problem ? <ProblemBelow className="mt-4" title={problem} /> : null}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Accept this change?"
        confirmLabel={
          extra || (revised && revised.toMinor > revised.fromMinor) ? 'Accept with costs' : 'Accept'
        }
        cancelLabel="Not yet"
        isPending={pending === 'accept'}
        onConfirm={() => void answer('accept')}
      >
        {acceptWords()}
      </ConfirmDialog>
    </div>
  )

  function acceptWords(): string {
    if (extra)
      return 'You get an invoice for the difference. The change takes effect when it is paid.'
    return revised
      ? 'The campaign is changed at once, and you get a new invoice in place of the open one.'
      : 'The campaign is changed at once.'
  }
}
