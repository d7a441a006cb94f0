import { formatInstant, formatInstantDate } from '#domain/foundation/calendar/formatInstant.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { pageHead } from '#client/routing/pageHead.ts'
import type { OrderOverview } from '#domain/orders/order/orderOverview.types.ts'
import { pageTitle } from '#content/site.ts'
import { sitePath } from '#content/sitePaths.ts'
import { AccountGate } from '#client/components/accounts/AccountGate.tsx'
import { DocumentFrame } from '#client/components/foundation/document/DocumentFrame.tsx'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { loadOrder } from '#client/api/orders/myOrderCalls.ts'
import { payPath } from '#client/state/orders/submitOrder.ts'
import { loadedPart } from '#client/components/foundation/loadedPart.tsx'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { ownerNames, RegionOwner } from '#client/components/orders/order/regionName.ts'
import { RefundNote } from '#client/components/orders/order/RefundNote.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import type { Route } from './+types/OrderPage.ts'
import { LineCard } from '#client/pages/orders/orders/order/LineCard.tsx'
import { OrderFacts } from '#client/pages/orders/orders/order/OrderFacts.tsx'
import { OrderPause } from '#client/pages/orders/orders/order/PauseControls.tsx'
import { OrderTimeline } from '#client/pages/orders/orders/order/OrderTimeline.tsx'
import { RenewOrder } from '#client/pages/orders/orders/order/RenewOrder.tsx'
import { payLinkOf } from '#client/pages/orders/orders/payLinkOf.ts'

const LOADING = (
  <Loading
    label="The order is loading"
    className="mt-1"
    shape={[
      'h-11 w-72',
      'mt-3 h-6 w-56',
      {
        box: 'mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-8',
        parts: ['h-140 rounded-card', 'h-90 rounded-card'],
      },
    ]}
  />
)

/** Loads the creatives' view with the rules of their check, which no other part of the page needs. */
const CreativeSummary = loadedPart(
  async () => (await import('#client/pages/creatives/upload/CreativeSummary.tsx')).CreativeSummary,
  null,
)

const RepeatMonthly = loadedPart(
  async () => (await import('#client/pages/orders/standing/RepeatMonthly.tsx')).RepeatMonthly,
  null,
)

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('order', { title: 'Order' })

/** A whole order (Orders 6): its lines, its status and its actions. */
export default function OrderPage({ params }: Route.ComponentProps) {
  return (
    <DocumentFrame back={{ to: sitePath('myOrders'), label: 'My orders' }}>
      <AccountGate skeleton={LOADING}>
        {() => <OwnOrder key={params.id} id={params.id} />}
      </AccountGate>
    </DocumentFrame>
  )
}

function OwnOrder({ id }: { id: string }) {
  const loaded = useLoaded(id, () => loadOrder(id))
  return (
    <PageState loaded={loaded} loading={LOADING} missing={<NoOrder />}>
      {(order) => <Overview order={order} onChanged={loaded.reload} />}
    </PageState>
  )
}

function NoOrder() {
  return (
    <EmptyState
      level="h1"
      title="This order was not found"
      action={<LinkButton to={sitePath('myOrders')}>My orders</LinkButton>}
    >
      It may belong to another account, or the address may be incomplete.
    </EmptyState>
  )
}

function Overview({ order, onChanged }: { order: OrderOverview; onChanged: () => void }) {
  const { hash } = useLocation()
  const names = ownerNames(order.lines)
  useEffect(() => {
    document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
  return (
    <>
      <title>{pageTitle(`Order ${order.number}`)}</title>
      {order.isOwn ? null : <AsBuyer id={order.id} />}
      <h1 className="mt-1 text-title">Order {order.number}</h1>
      <p className="mt-2 wrap-anywhere text-ink-2">
        <bdi>{order.advertiser.name}</bdi>, ordered on {formatInstantDate(order.createdAt)}
      </p>
      {order.canPay ? <PayNow order={order} /> : null}
      <OrderPause order={order} onChanged={onChanged} />
      {order.isOwn && order.paidAt !== null ? (
        <div className="mt-4 flex min-h-11 flex-wrap gap-3 print:hidden">
          <RenewOrder orderId={order.id} />
          <RepeatMonthly order={order} />
        </div>
      ) : null}
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-8 print:block">
        <div className="flex min-w-0 flex-col gap-6 print:mb-6 print:block">
          {order.refunds.map((refund) => (
            <RefundNote key={refund.createdAt} refund={refund} />
          ))}
          {order.lines.map((line, at) => (
            <RegionOwner key={line.lineId} value={names[at] ?? null}>
              <LineCard
                line={line}
                rights={order.rights}
                pay={payLinkOf(
                  { orderId: order.id, orderState: order.state, rights: order.rights },
                  order.invoice.id,
                )}
                isFirstOpen={order.lines.length === 1 || hash === `#${line.lineId}`}
                Creatives={CreativeSummary}
                onChanged={onChanged}
              />
            </RegionOwner>
          ))}
        </div>
        <div className="flex flex-col gap-6">
          <OrderFacts order={order} />
          <OrderTimeline order={order} />
        </div>
      </div>
    </>
  )
}

/** The desk sees the buyer's page, read-only. */
function AsBuyer({ id }: { id: string }) {
  return (
    <Callout
      tone="warning"
      className="mb-4"
      title="You see this order as its buyer does, read-only"
      actions={
        <LinkButton size="sm" variant="secondary" to={sitePath('adminOrder', { id })}>
          Back to the admin area
        </LinkButton>
      }
    />
  )
}

function PayNow({ order: { id, payBy } }: { order: OrderOverview }) {
  return (
    <Callout
      tone="warning"
      className="mt-5"
      title="This order awaits your payment"
      actions={
        <LinkButton size="sm" to={payPath(id)}>
          Pay now
        </LinkButton>
      }
    >
      {payBy ? `Until ${formatInstant(payBy)}. ` : ''}Nothing is charged or runs until you pay.
    </Callout>
  )
}
