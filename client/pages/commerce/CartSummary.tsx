import { formatTime } from '#domain/foundation/calendar/formatInstant.ts'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { decidedCart } from '#domain/commerce/checkout/decidedCart.ts'
import type { CartState } from '#domain/commerce/cart/cartItem.ts'
import { sitePath } from '#content/sitePaths.ts'
import { applyTypedCoupon, hasTypedCoupon } from '#client/state/commerce/cart/typedCoupon.ts'
import type { CartCheck } from '#client/state/commerce/cart/cartCheck.ts'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { OfferButton } from '#client/components/sales/OfferButton.tsx'
import { CouponBox } from '#client/components/commerce/CouponBox.tsx'
import { OwnCoupons } from '#client/components/commerce/OwnCoupons.tsx'
import { ExampleInventoryNote } from '#client/components/catalogue/ExampleInventoryNote.tsx'
import { PeopleReached } from '#client/components/planning/PeopleReached.tsx'
import { CartCoupons } from './CartCoupons.tsx'
import { CartOffer } from './CartOffer.tsx'
import { formatCartTotals } from './formatCartTotals.ts'

/** The cart's totals, its coupons, and the checkout button. */
export function CartSummary({ cart, check }: { cart: CartState; check: CartCheck }) {
  const sums = formatCartTotals(cart, check.quote)
  const campaigns = cart.items.cart.filter(({ type }) => type === 'campaign').length
  return (
    <section
      aria-labelledby="cart-sum"
      className="rounded-card border border-line bg-card p-5 sm:p-6"
    >
      <h2 id="cart-sum" className="text-subheading">
        Summary
      </h2>
      <dl className="mt-4 flex flex-col gap-2.5">
        {sums.campaigns ? <SumRow label="Campaigns" value={sums.campaigns} /> : null}
        {sums.adCreations ? <SumRow label="Ad creation" value={sums.adCreations} /> : null}
        {sums.campaigns && sums.adCreations ? (
          <SumRow label="Subtotal" value={sums.subtotal} />
        ) : null}
        {/* Reserves the line of the first coupon, so that nothing below moves when one is applied. */}
        <SumRow label="Coupons" value={sums.coupons ?? 'none'} isQuiet={sums.coupons === null} />
      </dl>
      <CartOffer offer={cart.items.offer} quote={check.quote} />
      <dl className="mt-4 border-t border-ink pt-4">
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-subheading font-display font-bold">Total</dt>
          <dd className="num text-3xl">{sums.total}</dd>
        </div>
      </dl>
      <p className="mt-1 text-sm text-ink-2">
        Tax is added at checkout, by the rule for your billing address.
      </p>
      {campaigns > 0 ? (
        // Reserves space for the server's message.
        <PeopleReached
          reach={check.quote?.reach}
          className={`mt-4 border-t border-line pt-4 ${campaigns > 1 ? 'min-h-38' : 'min-h-24'}`}
        />
      ) : null}
      <div className="mt-5 border-t border-line pt-5">
        <CouponBox />
      </div>
      <CheckoutLink />
      {cart.items.offer ? null : (
        <OfferButton
          itemsOf={async () => ((await applyTypedCoupon()) ? cart.items.cart : null)}
          isCart
          className="mt-3 w-full"
        />
      )}
      <p className="mt-3 text-center text-sm text-ink-2">
        Nothing is charged before you place the order.
      </p>
      <ExampleInventoryNote className="mt-1 text-center" />
      <CartCoupons
        discounts={decidedCart(cart.items.cart, cart.items.discounts, check.quote).discounts}
        quote={check.quote}
      />
      <CheckedAt check={check} />
      <OwnCoupons />
    </section>
  )
}

/** The checkout button, which first applies a typed coupon. */
function CheckoutLink() {
  const navigate = useNavigate()
  const to = sitePath('checkout')
  const go = (event: MouseEvent) => {
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (isElsewhere || !hasTypedCoupon()) return
    event.preventDefault()
    void applyTypedCoupon().then((isApplied) => (isApplied ? navigate(to) : null))
  }
  return (
    <LinkButton to={to} onClick={go} data-track="go_to_checkout" className="mt-2 w-full">
      Go to checkout
    </LinkButton>
  )
}

function SumRow({
  label,
  value,
  isQuiet = false,
}: {
  label: string
  value: string
  isQuiet?: boolean
}) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-2">{label}</dt>
      <dd className={isQuiet ? 'text-ink-2' : 'font-semibold tabular-nums'}>{value}</dd>
    </div>
  )
}

function CheckedAt({ check }: { check: CartCheck }) {
  if (check.status === 'failed') {
    return (
      <output className="mt-4 block border-t border-line pt-4 text-sm text-orange">
        {check.problem ??
          'Prices and availability could not be checked just now. We try again every 30 seconds.'}
      </output>
    )
  }
  if (!check.quote) return null
  return (
    <p className="mt-4 border-t border-line pt-4 text-sm text-ink-2">
      Prices, coupons and availability checked at {formatTime(check.quote.pricedAt)}.
    </p>
  )
}
