import { X } from 'lucide-react'
import type { CartOffer as StoredOffer } from '#domain/commerce/cart/cartItem.ts'
import type { Quote } from '#domain/commerce/checkout/quote.types.ts'
import { cartActions } from '#client/state/commerce/cart/cart.ts'
import { IconButton } from '#client/ui/IconButton.tsx'

const isOfOffer = (code: string) => code.startsWith('offer_')

/** The offer in the cart, the reasons why it can't be ordered, and a button that removes it. */
export function CartOffer({ offer, quote }: { offer: StoredOffer | null; quote: Quote | null }) {
  if (!offer) return null
  const name = offer.name.trim() === '' ? offer.id : offer.name
  return (
    <div className="mt-3 border-t border-line pt-3">
      <div className="flex items-center justify-between gap-2">
        <span className="min-w-0 wrap-anywhere">Offer {name}</span>
        <IconButton
          label={`Remove offer ${name}`}
          onPress={() => void cartActions.removeOffer()}
          className="-mr-2"
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
      {(quote?.issues ?? [])
        .filter(({ code }) => isOfOffer(code))
        .map(({ code, message }) => (
          <p key={code} role="alert" className="text-sm font-medium text-red">
            {message} Remove it to order the rest of your cart.
          </p>
        ))}
    </div>
  )
}
