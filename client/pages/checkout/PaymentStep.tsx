import { useCallback, useEffect, useRef, useState } from 'react'
import { ProductError } from '#domain/errors/productError.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { OrderView } from '#domain/order/orderView.types.ts'
import { startPaymentCall, type OrderKey } from '#client/api/orderCalls.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { PlacedLines } from '#client/components/order/PlacedLines.tsx'
import { CancelOrder } from './CancelOrder.tsx'
import { isPaidMeanwhile, type StartedPayment } from './cardPayment.ts'
import { StripePayment } from './StripePayment.tsx'
import { TestCardPayment } from './TestCardPayment.tsx'

export interface PaymentStepProps {
  order: OrderView
  orderKey: OrderKey
  onPaid: () => void
  onCancelled: () => void
}

/** Pays an order that was placed: with another card after a decline, or later, it stays the same order. */
export function PaymentStep({ order, orderKey, onPaid, onCancelled }: PaymentStepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { payment, problem, retry } = useStartedPayment(orderKey, onPaid)
  useEffect(() => heading.current?.focus(), [])
  const total = formatMoney({ amountMinor: order.totals.totalMinor, currency: order.currency })

  return (
    <div className="page-width pt-8 pb-24 lg:pt-12">
      <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
        Pay {total}
      </h1>
      <p className="mt-2 text-ink-2">
        Order {order.number} is placed and waits for your payment{payByWords(order)}.
      </p>
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-8">
        <section
          aria-label="Card payment"
          className="rounded-card border border-line bg-card p-5 sm:p-7"
        >
          {problem ? <StartProblem problem={problem} onRetry={retry} /> : null}
          {!payment && !problem ? <Skeleton className="h-64" /> : null}
          {payment?.gateway === 'test' ? (
            <TestCardPayment payment={payment} orderKey={orderKey} total={total} onPaid={onPaid} />
          ) : null}
          {payment?.gateway === 'stripe' ? (
            <StripePayment payment={payment} orderKey={orderKey} total={total} onPaid={onPaid} />
          ) : null}
          <div className="mt-6 flex flex-wrap gap-2 border-t border-line pt-5">
            <CancelOrder
              order={order}
              orderKey={orderKey}
              variant="quiet"
              onCancelled={onCancelled}
              onPaid={onPaid}
            />
          </div>
        </section>
        <PlacedLines order={order} />
      </div>
    </div>
  )
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

const payByWords = ({ payBy }: OrderView) =>
  payBy === null ? '' : `, until ${moment.format(new Date(payBy))}`

function useStartedPayment(orderKey: OrderKey, onPaid: () => void) {
  const [payment, setPayment] = useState<StartedPayment | null>(null)
  const [problem, setProblem] = useState<ProductError | null>(null)
  const paid = useRef(onPaid)
  const start = useCallback(async () => {
    try {
      setPayment(await startPaymentCall(orderKey))
      setProblem(null)
    } catch (error) {
      if (!(error instanceof ProductError)) throw error
      if (error.code === 'payment_not_open' && (await isPaidMeanwhile(orderKey))) paid.current()
      else setProblem(error)
    }
  }, [orderKey])
  useEffect(() => {
    const soon = setTimeout(() => void start(), 0)
    return () => clearTimeout(soon)
  }, [start])
  return { payment, problem, retry: () => void start() }
}

function StartProblem({ problem, onRetry }: { problem: ProductError; onRetry: () => void }) {
  return (
    <Callout
      tone="error"
      title={problem.message}
      actions={
        problem.code === 'payment_not_open' ? null : (
          <Button size="sm" variant="secondary" onPress={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {problem.code === 'payment_not_open'
        ? 'It may have been cancelled because it was not paid in time.'
        : 'Your order is kept. You can also come back later from this browser.'}
    </Callout>
  )
}
