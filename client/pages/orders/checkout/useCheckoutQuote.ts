import { useCallback, useEffect, useRef, useState } from 'react'
import { needsState } from '#domain/commerce/checkout/billingStates.ts'
import type { Quote } from '#domain/commerce/checkout/quote.types.ts'
import { isCountryCode } from '#domain/foundation/address/countryName.ts'
import { isValidEmail } from '#domain/foundation/forms/email.ts'
import type { CartState } from '#domain/commerce/cart/cartItem.ts'
import { taxCountryOf } from '#domain/commerce/tax/taxCountry.ts'
import { hasVatIds } from '#domain/commerce/tax/vatCountries.ts'
import { quoteCart, type QuoteBuyer } from '#client/api/commerce/commerceCalls.ts'
import { currentCart } from '#client/state/commerce/cart/cart.ts'
import { suspendCartChecks, CART_REFRESH_MS } from '#client/state/commerce/cart/cartCheck.ts'
import { withSession } from '#client/state/foundation/identity/session.ts'
import { afterPress, trackPointer } from '#client/ui/afterPointerUp.ts'
import { useVatCheck, type VatCheck } from './fields/useVatCheck.ts'
import type { DecidingFields } from './fields/useDecidingFields.ts'
import { withoutInvisible } from '#domain/foundation/forms/visibleText.ts'

const AFTER_TYPING_MS = 350

/** The part of the form that determines tax, currency and coupons. */
function quoteRequest(
  items: CartState['items'],
  fields: DecidingFields,
  isValidVatId: VatCheck | null,
) {
  const email = withoutInvisible(fields.email)
  return {
    items,
    currency: fields.currency,
    buyer: buyerOf(fields, isValidVatId),
    email: isValidEmail(email) ? email : null,
  }
}

/** Null until tax can be determined. A VAT ID counts once it is complete. */
function buyerOf(
  { buyerType, country, state, zipCode, vatId }: DecidingFields,
  isValidVatId: VatCheck | null,
): QuoteBuyer | null {
  if (!isCountryCode(country) || (needsState(country) && state === '')) return null
  const usesVatId =
    buyerType === 'company' &&
    hasVatIds(taxCountryOf(country, zipCode)) &&
    isValidVatId?.(taxCountryOf(country, zipCode), vatId) === true
  return {
    country,
    state,
    postcode: zipCode.trim().slice(0, 16),
    buyerType,
    vatId: usesVatId ? vatId.trim() : '',
  }
}

export interface CheckoutQuote {
  quote: Quote | null
  /** Whether the quote matches the present form and cart. */
  isCurrent: boolean
  hasFailed: boolean
  refresh: () => void
  /**
   * The current price of the stored cart, which is then displayed. Raises if it cannot be loaded.
   */
  reprice: () => Promise<{ quote: Quote; items: CartState['items'] }>
  /** Shows a newer quote from a refused order. */
  replace: (quote: Quote) => void
}

/**
 * The server's price for the cart and this buyer; reloaded on every relevant change, every 30 s and
 * on focus.
 */
export function useCheckoutQuote(items: CartState['items'], fields: DecidingFields): CheckoutQuote {
  const [answer, setAnswer] = useState<{ quote: Quote; key: string } | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const newest = useRef('')
  const isValidVatId = useVatCheck(fields.vatId !== '')
  const key = JSON.stringify(quoteRequest(items, fields, isValidVatId))

  const ask = useCallback(async (wanted: string) => {
    newest.current = wanted
    const request = JSON.parse(wanted) as ReturnType<typeof quoteRequest>
    const { items: current, ...asked } = request
    if (current.cart.length === 0) return
    try {
      // Otherwise a new tax or issue moves the button that is being pressed.
      const quote = await afterPress(withSession(() => quoteCart(current, asked)))
      if (newest.current !== wanted) return
      setAnswer({ quote, key: wanted })
      setHasFailed(false)
    } catch {
      if (newest.current === wanted) setHasFailed(true)
    }
  }, [])

  const reprice = async () => {
    const current = currentCart().items
    const wanted = quoteRequest(current, fields, isValidVatId)
    newest.current = JSON.stringify(wanted)
    const { items: asked, ...of } = wanted
    const quote = await withSession(() => quoteCart(asked, of))
    setAnswer({ quote, key: JSON.stringify(wanted) })
    return { quote, items: current }
  }

  useEffect(suspendCartChecks, [])
  useEffect(trackPointer, [])
  useEffect(() => {
    const soon = setTimeout(() => void ask(key), AFTER_TYPING_MS)
    const again = () => {
      if (document.visibilityState === 'visible') void ask(key)
    }
    const every = setInterval(again, CART_REFRESH_MS)
    window.addEventListener('focus', again)
    return () => {
      clearTimeout(soon)
      clearInterval(every)
      window.removeEventListener('focus', again)
    }
  }, [ask, key])

  return {
    quote: answer?.quote ?? null,
    isCurrent: answer?.key === key,
    hasFailed,
    refresh: () => void ask(key),
    reprice,
    replace: (quote) => setAnswer({ quote, key }),
  }
}
