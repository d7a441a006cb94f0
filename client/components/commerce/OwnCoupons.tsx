import { useState } from 'react'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import type { OwnCoupon } from '#domain/commerce/coupon/ownCoupon.types.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { loadOwnCoupons } from '#client/api/commerce/commerceCalls.ts'
import { useCart } from '#client/state/commerce/cart/cart.ts'
import { checkCoupon } from '#client/state/commerce/cart/coupons.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Button } from '#client/ui/Button.tsx'

/**
 * The logged-in buyer's coupons, each applied with one click; nothing for visitors or without
 * coupons. They load later than the page, so nothing clickable may be below them: it would move
 * away from under a press.
 */
export function OwnCoupons() {
  const { account } = useAccount()
  return account ? <UnusedCoupons key={account.id} accountId={account.id} /> : null
}

function UnusedCoupons({ accountId }: { accountId: string }) {
  const { value } = useLoaded(accountId, loadOwnCoupons)
  const { items } = useCart()
  const inCart = new Set(items.discounts.map(({ num }) => num))
  const unused = (value ?? []).filter(({ num }) => !inCart.has(num))
  if (unused.length === 0) return null
  return (
    <section aria-labelledby="own-coupons" className="mt-5 border-t border-line pt-4">
      <h3 id="own-coupons" className="font-sans text-sm font-semibold tracking-normal">
        Your coupons
      </h3>
      <ul className="mt-1 flex flex-col">
        {unused.map((coupon) => (
          <Coupon key={coupon.num} coupon={coupon} />
        ))}
      </ul>
    </section>
  )
}

function Coupon({ coupon }: { coupon: OwnCoupon }) {
  const { num, amountMinor, issuedMinor, lineName, orderNumber } = coupon
  const [isAdding, setAdding] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const add = async () => {
    setAdding(true)
    setProblem(null)
    try {
      await checkCoupon(num)
    } catch (error) {
      setProblem(asProductError(error).message)
    } finally {
      setAdding(false)
    }
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line py-2 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {formatUsd(amountMinor)}
          {amountMinor < issuedMinor ? (
            <span className="font-normal text-ink-2"> left of {formatUsd(issuedMinor)}</span>
          ) : null}
        </p>
        <p className="text-sm wrap-anywhere text-ink-2">
          {num}, from <bdi>{lineName}</bdi> ({orderNumber})
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        isPending={isAdding}
        onPress={() => void add()}
        aria-label={`Use coupon ${num}`}
      >
        Use
      </Button>
      {problem ? (
        <p role="alert" className="w-full text-sm font-medium text-red">
          {problem}
        </p>
      ) : null}
    </li>
  )
}
