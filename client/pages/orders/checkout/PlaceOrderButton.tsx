import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import type { Quote } from '#domain/commerce/checkout/quote.types.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import type { CheckoutDraft } from '#client/state/orders/checkoutDraft.ts'
import { Button } from '#client/ui/Button.tsx'
import type { OrderWay } from './approval/orderWay.ts'

/** Places the order, or requests its approval; nothing for a reader who may do neither. */
export function PlaceOrderButton({
  quote,
  isReady,
  isPlacing,
  method,
  way,
}: {
  quote: Quote | null
  isReady: boolean
  isPlacing: boolean
  method: CheckoutDraft['paymentMethod']
  way: OrderWay
}) {
  if (way === 'none') return null
  const total = quote
    ? formatMoney({ amountMinor: quote.totals.totalMinor, currency: quote.currency })
    : ''
  const isFree = quote?.totals.totalMinor === 0
  const isCard = method === 'card' && !isFree
  const label =
    way === 'request' ? 'Ask for approval' : isCard ? 'Place order and pay' : 'Place order'
  return (
    <>
      <Button
        type="submit"
        data-track="place_order"
        className="mt-5 w-full"
        isPending={isPlacing || (quote !== null && !isReady)}
      >
        {quote ? `${label}, ${total}` : label}
      </Button>
      <p className="mt-3 text-center text-sm text-ink-2">
        {way === 'request'
          ? 'Nothing is ordered until another member approves.'
          : isCard
            ? 'You enter your card on the next screen.'
            : 'Your order is binding once placed. We confirm it by email.'}
      </p>
      <p className="mt-1 text-center text-sm text-ink-2">
        No cash refunds: if you stop a campaign, you get a coupon for the unused part.{' '}
        <Link
          to={`${sitePath('terms')}#stopping`}
          target="_blank"
          className="font-semibold underline underline-offset-3 hover:text-cobalt"
        >
          How stopping works
        </Link>
      </p>
    </>
  )
}

/** The prices could not be checked. */
export function NotPriced({ onRetry }: { onRetry: () => void }) {
  return (
    <output className="mt-4 flex flex-wrap items-center gap-3 text-sm text-orange">
      Prices could not be checked just now, so you can’t order yet.
      <Button size="sm" variant="secondary" onPress={onRetry}>
        Check again
      </Button>
    </output>
  )
}
