import type { PlacedOrder } from '#domain/orders/order/orderView.types.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { pageHead } from '#client/routing/pageHead.ts'
import { PLAIN_ERRORS } from '#domain/foundation/errors/plainErrors.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OrderView } from '#domain/orders/order/orderView.types.ts'
import { measure } from '#client/analytics/measure.ts'
import { readOrderCall, type OrderKey } from '#client/api/orders/orderCalls.ts'
import { loadVisitorCountry } from '#client/api/planning/planData.ts'
import { onLogout } from '#client/state/foundation/identity/accountStore.ts'
import { useCart } from '#client/state/commerce/cart/cart.ts'
import { readOpenOrder, writeOpenOrder } from '#client/state/orders/openOrder.ts'
import {
  finishOrder,
  isWaiting,
  thankYouPath,
  type PlacedBy,
} from '#client/state/orders/submitOrder.ts'
import { Callout } from '#client/ui/Callout.tsx'
import { classNames } from '#client/ui/classNames.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { BeforeCart } from '#client/components/commerce/BeforeCart.tsx'
import { loadedPart } from '#client/components/foundation/loadedPart.tsx'
import { isCountryCode } from '#domain/foundation/address/countryName.ts'
import { planPath, sitePath } from '#content/sitePaths.ts'
import {
  clearDraft,
  emptyDraft,
  readDraft,
  type CheckoutDraft,
} from '#client/state/orders/checkoutDraft.ts'
import { CheckoutForm } from './CheckoutForm.tsx'
import { NOTHING_SAVED, useSavedEntries } from './fields/useSavedEntries.ts'

export const meta = () => pageHead('checkout', { title: 'Checkout' })

const OpenOrderNotice = loadedPart(
  async () => (await import('./OpenOrderNotice.tsx')).OpenOrderNotice,
  null,
)
const PaymentStep = loadedPart(
  async () => (await import('./PaymentStep.tsx')).PaymentStep,
  <div className="page-width pt-8 pb-24 lg:pt-12">
    <Loading shape="h-96 rounded-card" />
  </div>,
)

const DEFAULT_COUNTRY = 'US'

interface Waiting {
  order: OrderView
  key: OrderKey
}

/**
 * The key of the order to pay: the requested one, which its owner can open, otherwise the last one
 * placed here.
 */
function openKey(askedId: string | null): OrderKey | null {
  const placedHere = readOpenOrder()
  if (askedId === null || placedHere?.id === askedId) return placedHere
  return { id: askedId, accessKey: '' }
}

/**
 * The order that waits for its payment: the requested one, or one from an earlier visit; undefined
 * while loading.
 */
function useOpenOrder(askedId: string | null) {
  const [open, setOpen] = useState<Waiting | null | undefined>(undefined)
  useEffect(() => {
    const forget = (key: OrderKey) => {
      if (readOpenOrder()?.id === key.id) writeOpenOrder(null)
    }
    const look = async () => {
      const key = openKey(askedId)
      if (!key) return setOpen(null)
      try {
        const [order] = await Promise.all([
          readOrderCall(key),
          // Loads the notice above the form before the form.
          OpenOrderNotice.ready(),
        ])
        if (!isWaiting(order)) forget(key)
        setOpen(isWaiting(order) ? { order, key } : null)
      } catch (error) {
        if (error instanceof ProductError && error.code === 'order_not_found') forget(key)
        setOpen(null)
      }
    }
    void look()
  }, [askedId])
  return { open, setOpen }
}

/** The form's initial values: those typed before, otherwise the visitor's country. */
function useInitialDraft() {
  const [initial, setInitial] = useState<CheckoutDraft | null>(null)
  useEffect(() => {
    const begin = async () => {
      let country: string | null = null
      try {
        country = await loadVisitorCountry()
      } catch {
        // Without a response the form starts with the US.
      }
      const known = country !== null && isCountryCode(country) ? country : DEFAULT_COUNTRY
      setInitial(readDraft() ?? emptyDraft(known))
    }
    void begin()
  }, [])
  return initial
}

/** The buyer's saved data. The form waits for it once; a later login fills the present form. */
function useBuyer() {
  const saved = useSavedEntries()
  const [isBuyerKnown, setBuyerKnown] = useState(false)
  if (!isBuyerKnown && saved !== null) setBuyerKnown(true)
  return { saved: saved ?? NOTHING_SAVED, isBuyerKnown }
}

/** Number of logouts seen since the page opened, in any tab. */
function useLogoutCount(): number {
  const [count, setCount] = useState(0)
  useEffect(() => onLogout(() => setCount((before) => before + 1)), [])
  return count
}

/**
 * Tracks the start of a checkout once, with the cart of that moment; not for an order that waits
 * for its payment.
 */
function useBeginTold(): void {
  const { items, cartSum, isReady } = useCart()
  const isTold = useRef(false)
  const isBegun = isReady && items.cart.length > 0
  useEffect(() => {
    if (!isBegun || isTold.current) return
    isTold.current = true
    measure({
      event: 'begin_checkout',
      details: { currency: 'USD', value: cartSum / 100 },
      items: items.cart.map(
        ({ type, media_type: mediaType, data: { budget, cost, quantity } }) => ({
          type,
          mediaType,
          quantity,
          price: (type === 'campaign' ? budget : cost) / 100,
        }),
      ),
    })
  }, [isBegun, items, cartSum])
}

/** Resets the checkout at a logout: nothing typed, placed or refused remains. */
export default function CheckoutPage() {
  const logoutCount = useLogoutCount()
  return <Checkout key={logoutCount} />
}

/** Contact, advertiser, address, payment and the summary on one page; then the payment of the order. */
function Checkout() {
  const navigate = useNavigate()
  const cart = useCart()
  const initial = useInitialDraft()
  const [search] = useSearchParams()
  const askedId = search.get('order')
  const { open, setOpen } = useOpenOrder(askedId)
  const { saved, isBuyerKnown } = useBuyer()
  const [chosen, setPaying] = useState<Waiting | null>(null)
  const paying = chosen ?? (open && open.key.id === askedId ? open : null)
  const [by, setBy] = useState<PlacedBy>({ hasRegistered: false })

  const finish = useCallback(
    async (key: OrderKey, isPlacedHere: boolean, state: PlacedBy) => {
      await navigate(thankYouPath(key), { state })
      clearDraft()
      await finishOrder(key.id, isPlacedHere)
    },
    [navigate],
  )
  useBeginTold()
  const placed = ({ order, accessKey }: PlacedOrder, placedBy: PlacedBy) => {
    setBy(placedBy)
    const key = { id: order.id, accessKey: accessKey ?? '' }
    if (isWaiting(order)) setPaying({ order, key })
    else void finish(key, true, placedBy)
  }
  const cancelled = (key: OrderKey) => {
    if (readOpenOrder()?.id === key.id) writeOpenOrder(null)
    if (key.id === askedId) void navigate(sitePath('order', { id: key.id }))
    setPaying(null)
    setOpen(null)
  }

  if (paying) {
    return (
      <PaymentStep
        order={paying.order}
        orderKey={paying.key}
        onPaid={() => void finish(paying.key, false, by)}
        onCancelled={() => cancelled(paying.key)}
      />
    )
  }
  const isEmpty = cart.isReady && open !== undefined ? cart.count === 0 : undefined
  return (
    <div className="page-width pt-8 pb-24 lg:pt-12">
      <h1 className="text-title">Checkout</h1>
      <p className="mt-3 max-w-2xl text-lg text-ink-2">
        Tell us who’s buying, who’s advertising and where to send the invoice. You see tax and total
        before you order.
      </p>
      {open ? (
        <OpenOrderNotice
          order={open.order}
          orderKey={open.key}
          onPay={() => setPaying(open)}
          onCancelled={() => cancelled(open.key)}
          onPaid={() => void finish(open.key, false, by)}
        />
      ) : null}
      {open === null && askedId !== null ? <NotWaiting orderId={askedId} /> : null}
      {isEmpty === false && initial !== null && isBuyerKnown ? (
        <CheckoutForm
          initial={initial}
          saved={saved}
          onPlaced={placed}
          onRequested={(id) => void navigate(sitePath('approval', { id }))}
        />
      ) : (
        <BeforeCart isEmpty={isEmpty} loading={LOADING} empty={<Empty />} />
      )}
    </div>
  )
}

/** The order to pay no longer waits: it was paid or canceled meanwhile. */
function NotWaiting({ orderId }: { orderId: string }) {
  return (
    <Callout
      className="mt-6"
      title={PLAIN_ERRORS.payment_not_open.message}
      actions={
        <LinkButton size="sm" variant="secondary" to={sitePath('order', { id: orderId })}>
          Open the order
        </LinkButton>
      }
    />
  )
}

/** The same minimum height during and after loading, so that the page's footer does not move. */
const ROOM = 'min-h-[max(40rem,80svh)]'

const LOADING = (
  <Loading
    label="The checkout is being prepared"
    className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-8"
    shape={[`rounded-card ${ROOM}`, 'h-96 rounded-card max-lg:hidden']}
  />
)

function Empty() {
  return (
    <div className={classNames('mt-6', ROOM)}>
      <div className="rounded-card border border-line bg-card">
        <EmptyState
          title="Your cart is empty"
          action={
            <>
              <LinkButton to={planPath(null)}>Plan a campaign</LinkButton>
              <LinkButton variant="secondary" to={sitePath('adCreation')}>
                Have an ad made
              </LinkButton>
            </>
          }
        >
          There is nothing to order yet.
        </EmptyState>
      </div>
    </div>
  )
}
