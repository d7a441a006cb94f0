import { knownOwnTimeZone } from '#domain/foundation/calendar/knownTimeZone.ts'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import { offerRequestSchema } from '#domain/sales/offer/offerRequest.ts'
import { DEFAULT_PHONE_COUNTRY } from '#domain/foundation/phone/phoneCountries.ts'
import { track } from '#client/analytics/track.ts'
import { requestOfferCall } from '#client/api/sales/offerCalls.ts'
import { usePhoneLibrary } from '#client/components/foundation/phone/phoneLibrary.ts'
import { withSession } from '#client/state/foundation/identity/session.ts'
import { saveOffer } from '#client/state/commerce/cart/offerInCart.ts'
import { offerDraft, type OfferDraft } from './offerDraft.ts'

type Problems = Partial<Record<string, string>>

/**
 * State and actions of the offer form, with one request key per window, so that a second click
 * creates no second offer.
 */
export function useOfferForm({
  items,
  isCart,
  country,
}: {
  items: CartItem[]
  isCart: boolean
  country: string
}) {
  const navigate = useNavigate()
  const library = usePhoneLibrary(true)
  const form = useRef<HTMLFormElement>(null)
  const [requestKey] = useState(() => crypto.randomUUID())
  const [draft, setDraft] = useState<OfferDraft>(offerDraft.get)
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  const change = (next: Partial<OfferDraft>) => {
    const changed = { ...draft, ...next }
    setDraft(changed)
    offerDraft.set(changed)
    setProblems((told) => ({
      ...told,
      ...Object.fromEntries(Object.keys(next).map((name) => [name, undefined])),
    }))
  }

  const check = () => {
    const checked = checkDraft({ ...draft, country: draft.country || country }, library)
    if (checked.success) return checked.data
    const told = checked.error.issues.map(({ path, message }) => [String(path[0]), message])
    setProblems(Object.fromEntries(told.toReversed()) as Problems)
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    )
    return null
  }

  const submit = async () => {
    const wanted = check()
    if (!wanted) return
    setPending(true)
    setFailure(null)
    try {
      const made = await withSession(() => requestOfferCall(items, wanted, requestKey))
      if (isCart) await saveOffer(made.offer)
      track('form_submit', { form: 'Offer' })
      await navigate(sitePath('offerThankYou'), { state: made })
    } catch (error) {
      setFailure(asProductError(error).message)
      setPending(false)
    }
  }
  const isReady = library !== null
  return { draft, problems, failure, isPending, isReady, form, change, submit }
}

function checkDraft(
  { website, ...facts }: OfferDraft,
  library: ReturnType<typeof usePhoneLibrary>,
) {
  const isValid = (number: string) =>
    library !== null && library.isValid(number, DEFAULT_PHONE_COUNTRY)
  const filled = { ...facts, timeZone: knownOwnTimeZone() }
  return offerRequestSchema(isValid).safeParse(website === '' ? filled : { ...filled, website })
}
