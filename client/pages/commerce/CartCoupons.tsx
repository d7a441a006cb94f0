import { X } from 'lucide-react'
import { useState } from 'react'
import type { AppliedDiscount } from '#domain/commerce/cart/cartItem.ts'
import type { Quote } from '#domain/commerce/checkout/quote.types.ts'
import { formatCouponTerms, formatRest } from '#domain/commerce/coupon/formatCouponTerms.ts'
import { BASE_CURRENCY, formatMoney, formatUsd } from '#domain/foundation/money/amount.ts'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import { checkCoupon } from '#client/state/commerce/cart/coupons.ts'
import { Button } from '#client/ui/Button.tsx'
import { cartActions } from '#client/state/commerce/cart/cart.ts'
import { IconButton } from '#client/ui/IconButton.tsx'

/** The coupons of the cart with their discounts, or why they don't apply. */
export function CartCoupons({
  discounts,
  quote,
}: {
  discounts: readonly AppliedDiscount[]
  quote: Quote | null
}) {
  if (discounts.length === 0) return null
  return (
    <ul aria-label="Coupons" className="mt-4 flex flex-col gap-2 border-t border-line pt-3">
      {discounts.map((discount) => {
        const issue = quote?.discounts.find(({ num }) => num === discount.num)?.issue
        return (
          <li key={discount.num}>
            <div className="flex items-center justify-between gap-2">
              <span className="min-w-0 truncate">Coupon {discount.num}</span>
              <span className="ml-auto font-semibold text-green tabular-nums">
                {reductionWords(discount, quote)}
              </span>
              <IconButton
                label={`Remove coupon ${discount.num}`}
                onPress={() => void cartActions.removeCoupon(discount.num)}
                className="-mr-2"
              >
                <X aria-hidden="true" />
              </IconButton>
            </div>
            {discount.rule ? (
              <p className="text-sm text-ink-2">
                {formatCouponTerms(discount.amount, discount.rule)}.
              </p>
            ) : null}
            {formatRest(discount) && !issue ? (
              <p className="text-sm text-ink-2">{formatRest(discount)}</p>
            ) : null}
            {discount.curAmount < discount.amount &&
            !discount.rule &&
            !discount.keepsRest &&
            !issue ? (
              <p className="text-sm text-ink-2">
                Worth {formatUsd(discount.amount)}; only what was left to pay is used.
              </p>
            ) : null}
            {issue ? (
              <p role="alert" className="text-sm font-medium text-red">
                {issue.message}
              </p>
            ) : null}
            {issue?.code === 'coupon_changed' && discount.keepsRest ? (
              <UseRest num={discount.num} />
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

/** Sets a coupon in the cart to its remaining value, after another order used part of it. */
function UseRest({ num }: { num: string }) {
  const [problem, setProblem] = useState<string | null>(null)
  const useRest = () =>
    checkCoupon(num).catch((error: unknown) => {
      setProblem(asProductError(error).message)
    })
  return (
    <div className="mt-1 flex flex-wrap items-center gap-2">
      <Button size="sm" variant="secondary" onPress={() => void useRest()}>
        Use the remaining balance
      </Button>
      {problem ? (
        <p role="alert" className="text-sm font-medium text-red">
          {problem}
        </p>
      ) : null}
    </div>
  )
}

function reductionWords({ num, curAmount }: AppliedDiscount, quote: Quote | null): string {
  const quoted = quote?.discounts.find((discount) => discount.num === num)
  if (!quote || !quoted || quote.currency === BASE_CURRENCY) return formatUsd(-curAmount)
  return formatMoney({ amountMinor: -quoted.appliedMinor, currency: quote.currency })
}
