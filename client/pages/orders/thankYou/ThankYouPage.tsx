import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { pageHead } from '#client/routing/pageHead.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OrderView } from '#domain/orders/order/orderView.types.ts'
import { planPath } from '#content/sitePaths.ts'
import { trackPurchase } from '#client/analytics/trackPurchase.ts'
import { readOrderCall } from '#client/api/orders/orderCalls.ts'
import { MailedAccessGate } from '#client/components/orders/access/MailedAccessGate.tsx'
import { readOpenOrder } from '#client/state/orders/openOrder.ts'
import { finishOrder, isWaiting } from '#client/state/orders/submitOrder.ts'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { BookedOrder } from './BookedOrder.tsx'

const LOADING = (
  <Loading
    label="Your order is loading"
    className="page-width pt-8 pb-24 lg:pt-12"
    shape={['h-14 max-w-xl', 'mt-6 h-96 rounded-card']}
  />
)

export const meta = () => pageHead('thankYou', { title: 'Thank you', isKeyed: true })

/** A recent payment may not have reached us yet. */
const ASK_AGAIN_MS = 3_000

type Loaded = { order: OrderView } | { problem: ProductError } | null

function useOrder(id: string, accessKey: string) {
  const [loaded, setLoaded] = useState<Loaded>(null)
  const look = useCallback(async () => {
    if (id === '') return setLoaded({ problem: new ProductError('order_not_found') })
    try {
      const order = await readOrderCall({ id, accessKey })
      setLoaded({ order })
      if (!isWaiting(order) && order.state !== 'cancelled') trackPurchase(order)
      // Returned from the bank's page: only now is the order known to be placed.
      if (readOpenOrder()?.id === id && !isWaiting(order) && order.state !== 'cancelled') {
        await finishOrder(id, false)
      }
    } catch (error) {
      if (!(error instanceof ProductError)) throw error
      // The form of an invalid id is rejected, which is no news to a person.
      const isNoOrder = error.code === 'invalid_input' || error.code === 'not_found'
      setLoaded({ problem: isNoOrder ? new ProductError('order_not_found') : error })
    }
  }, [id, accessKey])

  useEffect(() => {
    const soon = setTimeout(() => void look(), 0)
    return () => clearTimeout(soon)
  }, [look])
  const waits = loaded !== null && 'order' in loaded && isWaiting(loaded.order)
  useEffect(() => {
    if (!waits) return
    const again = setInterval(() => void look(), ASK_AGAIN_MS)
    return () => clearInterval(again)
  }, [waits, look])
  return { loaded, retry: () => void look() }
}

/** The parameters that Stripe adds to the return URL. */
const STRIPE_PARAMETERS = ['payment_intent', 'payment_intent_client_secret', 'redirect_status']

/** Removes a payment's secret from the URL, which people copy and share. */
function useAddressWithoutSecret() {
  useEffect(() => {
    const address = new URL(location.href)
    for (const name of STRIPE_PARAMETERS) address.searchParams.delete(name)
    if (address.href !== location.href) history.replaceState(history.state, '', address)
  }, [])
}

/**
 * The booked order and the next steps. A guest's opens with the URL's key, an account's for its
 * logged-in owner; either with a code mailed to the buyer.
 */
export default function ThankYouPage() {
  const [search] = useSearchParams()
  useAddressWithoutSecret()
  const id = search.get('order') ?? ''
  const { loaded, retry } = useOrder(id, search.get('key') ?? '')
  if (loaded === null) return LOADING
  return (
    <div className="page-width pt-8 pb-24 lg:pt-12">
      {'order' in loaded ? (
        <BookedOrder order={loaded.order} />
      ) : (
        <Closed id={id} problem={loaded.problem} onRetry={retry} />
      )}
    </div>
  )
}

/** An order that needs a mailed code or a login. */
function Closed({ id, problem, onRetry }: { id: string } & Parameters<typeof NotShown>[0]) {
  const notShown = <NotShown problem={problem} onRetry={onRetry} />
  if (problem.code !== 'order_not_found' || id === '') return notShown
  return (
    <MailedAccessGate
      resource={{ resource: 'order', id }}
      skeleton={<Loading shape="mx-auto mt-10 h-72 max-w-120 rounded-card" />}
      missing={notShown}
      onOpened={onRetry}
    />
  )
}

function NotShown({ problem, onRetry }: { problem: ProductError; onRetry: () => void }) {
  const isUnknown = problem.code === 'order_not_found'
  return (
    <div className="rounded-card border border-line bg-card">
      <EmptyState
        level="h1"
        title={problem.message}
        action={
          <>
            {isUnknown ? null : <Button onPress={onRetry}>Try again</Button>}
            <LinkButton variant="secondary" to={planPath(null)}>
              Plan a campaign
            </LinkButton>
          </>
        }
      >
        {isUnknown
          ? 'The address may be incomplete. The link in the email about your order opens it.'
          : 'Your order is safe. Only this page could not be loaded.'}
      </EmptyState>
    </div>
  )
}
