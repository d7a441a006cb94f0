import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import type { AcceptedOffer } from '#domain/sales/offer/offerView.ts'
import { acceptOfferCall } from '#client/api/sales/offerCalls.ts'
import { currentCart } from '#client/state/commerce/cart/cart.ts'
import { putOfferInCart } from '#client/state/commerce/cart/offerInCart.ts'
import { emptyDraft, readDraft, writeDraft } from '#client/state/orders/checkoutDraft.ts'
import { showToast } from '#client/ui/toasts.ts'

/** Puts an offer in the cart, after asking where the cart holds something else, and goes there. */
export function useAcceptOffer(key: string) {
  const navigate = useNavigate()
  const [isPending, setPending] = useState(false)
  const [isAsking, setAsking] = useState(false)

  const take = async () => {
    setPending(true)
    try {
      const accepted = await acceptOfferCall(key)
      await putOfferInCart(accepted)
      fillCheckout(accepted)
      await navigate(sitePath('cart'))
    } catch (error) {
      const { message } = asProductError(error)
      showToast({
        tone: 'error',
        title: 'The offer could not be added to the cart.',
        description: message,
      })
    } finally {
      setPending(false)
      setAsking(false)
    }
  }
  const accept = async () => {
    const { cart, offer } = currentCart().items
    if (cart.length > 0 && offer?.id !== key) setAsking(true)
    else await take()
  }
  const question = { isOpen: isAsking, close: () => setAsking(false), confirm: take }
  return { accept, isPending, question }
}

/** Fills the checkout with the offer's data about its buyer, so that it need not be typed again. */
function fillCheckout({ buyer }: AcceptedOffer): void {
  const draft = readDraft() ?? emptyDraft(buyer.country)
  const { contact, advertiser, billing } = draft
  writeDraft({
    ...draft,
    contact: {
      ...contact,
      email: contact.email || buyer.email,
      phone: contact.phone || buyer.phone,
      type: 'company',
      companyName: contact.companyName || buyer.agency || buyer.advertiser,
    },
    advertiser: { ...advertiser, name: advertiser.name || buyer.advertiser },
    billing: { ...billing, country: buyer.country, state: billing.state || buyer.state },
  })
}
