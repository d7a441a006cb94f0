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
import { askElsewhere, CART_REFRESH_MS } from '#client/state/commerce/cart/cartCheck.ts'
import { withSession } from '#client/state/foundation/identity/session.ts'
import { afterPress, watchPresses } from '#client/ui/pressEnd.ts'
import { useVatCheck, type VatCheck } from './fields/useVatCheck.ts'
import type { DecidingFields } from './fields/useDecidingFields.ts'
import { withoutInvisible } from '#domain/foundation/forms/visibleText.ts'

const AFTER_TYPING_MS = 350

/** Of the form, what decides about tax, currency and coupons. */
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

/** Null until tax can be decided. A VAT ID counts once it is complete. */
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
  /** Whether the quote is for the form and the cart as they are now. */
  isCurrent: boolean
  hasFailed: boolean
  refresh: () => void
  /** The price of the cart as it is in the store now, which is shown from then on. Raises where it cannot be asked. */
  reprice: () => Promise<{ quote: Quote; items: CartState['items'] }>
  /** Shows a newer quote that a refused order brought along. */
  replace: (quote: Quote) => void
}

/** The server's price for the cart and this buyer; asked again on every change that matters, every 30 s and on focus. */
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
      // Else a tax or an issue that comes with it pushes away what is being pressed.
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

  useEffect(askElsewhere, [])
  useEffect(watchPresses, [])
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
