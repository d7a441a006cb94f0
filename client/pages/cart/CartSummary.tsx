import { X } from 'lucide-react'
import type { AppliedDiscount, CartState } from '#domain/cart/cartItem.ts'
import { cartItemSumMinor } from '#domain/cart/cartSums.ts'
import type { Quote } from '#domain/checkout/quote.types.ts'
import { formatUsd } from '#domain/money/amount.ts'
import { cartActions } from '#client/state/cart.ts'
import type { CartCheck } from '#client/state/cartCheck.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { CouponBox } from '#client/components/cart/CouponBox.tsx'
import { OwnCoupons } from '#client/components/cart/OwnCoupons.tsx'

/** What the cart comes to, its coupons, and the way on. */
export function CartSummary({ cart, check }: { cart: CartState; check: CartCheck }) {
  const adCreations = cart.items.cart.filter((item) => item.type === 'adcreation')
  const adCreationSum = adCreations.reduce((sum, item) => sum + cartItemSumMinor(item), 0)
  const subtotal = cart.cartCampaignSum + adCreationSum
  return (
    <section
      aria-labelledby="cart-sum"
      className="rounded-card border border-line bg-card p-5 sm:p-6"
    >
      <h2 id="cart-sum" className="text-subheading">
        Summary
      </h2>
      <dl className="mt-4 flex flex-col gap-2.5">
        {cart.cartCampaignSum > 0 ? (
          <SumRow label="Campaigns" value={formatUsd(cart.cartCampaignSum)} />
        ) : null}
        {adCreations.length > 0 ? (
          <SumRow label="Ad creation" value={formatUsd(adCreationSum)} />
        ) : null}
        {cart.items.discounts.length > 0 ? (
          <SumRow label="Subtotal" value={formatUsd(subtotal)} />
        ) : null}
      </dl>
      <Coupons discounts={cart.items.discounts} quote={check.quote} />
      <dl className="mt-4 border-t border-ink pt-4">
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-subheading font-display font-bold">Total</dt>
          <dd className="num text-3xl">{formatUsd(cart.cartSum)}</dd>
        </div>
      </dl>
      <p className="mt-1 text-sm text-ink-2">
        Tax is added at checkout, by the rule for your billing address.
      </p>
      <div className="mt-5 border-t border-line pt-5">
        <CouponBox />
        <OwnCoupons />
      </div>
      <LinkButton to="/en-US/checkout" data-track="go_to_checkout" className="mt-5 w-full">
        Go to checkout
      </LinkButton>
      <p className="mt-3 text-center text-sm text-ink-2">
        Nothing is charged before you place the order.
      </p>
      <CheckedAt check={check} />
    </section>
  )
}

function SumRow({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-2">{label}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  )
}

function Coupons({
  discounts,
  quote,
}: {
  discounts: readonly AppliedDiscount[]
  quote: Quote | null
}) {
  if (discounts.length === 0) return null
  return (
    <ul aria-label="Coupons" className="mt-3 flex flex-col gap-2 border-t border-line pt-3">
      {discounts.map((discount) => {
        const issue = quote?.discounts.find(({ num }) => num === discount.num)?.issue
        return (
          <li key={discount.num}>
            <div className="flex items-center justify-between gap-2">
              <span className="min-w-0 truncate">Coupon {discount.num}</span>
              <span className="ml-auto font-semibold text-green tabular-nums">
                −{formatUsd(discount.curAmount)}
              </span>
              <IconButton
                label={`Remove coupon ${discount.num}`}
                onPress={() => void cartActions.removeCoupon(discount.num)}
                className="-mr-2"
              >
                <X aria-hidden="true" />
              </IconButton>
            </div>
            {discount.curAmount < discount.amount && !issue ? (
              <p className="text-sm text-ink-2">
                Worth {formatUsd(discount.amount)}; only what was left to pay is used.
              </p>
            ) : null}
            {issue ? (
              <p role="alert" className="text-sm font-medium text-red">
                {issue.message}
              </p>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })

function CheckedAt({ check }: { check: CartCheck }) {
  if (check.status === 'failed') {
    return (
      <output className="mt-4 block border-t border-line pt-4 text-sm text-orange">
        Prices and availability could not be checked just now. We try again every 30 seconds.
      </output>
    )
  }
  if (!check.quote) return null
  return (
    <p className="mt-4 border-t border-line pt-4 text-sm text-ink-2">
      Prices, coupons and availability checked at {clock.format(new Date(check.quote.pricedAt))}.
    </p>
  )
}
