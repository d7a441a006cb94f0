import { useCallback, useEffect, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import type { Checkout } from '#domain/commerce/checkout/checkoutSchema.ts'
import type { Quote } from '#domain/commerce/checkout/quote.types.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import { currencyOfCountry } from '#domain/foundation/money/countryCurrency.ts'
import { track } from '#client/analytics/track.ts'
import { useCart } from '#client/state/commerce/cart/cart.ts'
import { applyTypedCoupon, hasTypedCoupon } from '#client/state/commerce/cart/typedCoupon.ts'
import type { PlacedOrder } from '#domain/orders/order/orderView.types.ts'
import { submitOrder, type PlacedBy } from '#client/state/orders/submitOrder.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { Button } from '#client/ui/Button.tsx'
import { FormErrorSummary } from '#client/ui/FormErrorSummary.tsx'
import { AccountChoice, AS_GUEST, type BuyerWay } from './fields/AccountChoice.tsx'
import { AdvertiserSection } from './fields/AdvertiserSection.tsx'
import { BillingSection } from './fields/BillingSection.tsx'
import { writeDraft, type CheckoutDraft } from '#client/state/orders/checkoutDraft.ts'
import { focusField, formFieldOf, problemsOf } from './fields/checkoutFields.ts'
import { ContactSection } from './fields/ContactSection.tsx'
import { OrderRecap } from './OrderRecap.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { PaymentSection } from './fields/PaymentSection.tsx'
import { PlacingProblem, SlotConflicts } from './PlacingProblem.tsx'
import { TermsField } from './fields/TermsField.tsx'
import { useAccountData } from './useAccountData.ts'
import { useCheckoutForm, useLoadedCheck, type CheckoutFormState } from './useCheckoutForm.ts'
import { useCheckoutQuote } from './useCheckoutQuote.ts'
import type { SavedEntries } from './fields/useSavedEntries.ts'
import { useDecidingFields, type DecidingFields } from './fields/useDecidingFields.ts'

export interface CheckoutFormProps {
  initial: CheckoutDraft
  saved: SavedEntries
  onPlaced: (placed: PlacedOrder, by: PlacedBy) => void
}

/** The whole checkout on one page; what is wrong is said beside the field and in a summary that takes the focus. */
export function CheckoutForm({ initial, saved, onPlaced }: CheckoutFormProps) {
  const form = useCheckoutForm(initial)
  const { items } = useCart()
  const fields = useDecidingFields(form.control)
  const priced = useCheckoutQuote(items, fields)
  const [refusal, setRefusal] = useState<ProductError | null>(null)
  const [attempt, setAttempt] = useState(0)
  /** What the server says of the fields as a whole. */
  const [summary, setSummary] = useState<string | null>(null)

  const [buyer, setBuyer] = useState<BuyerWay>(AS_GUEST)
  const [accountRefusal, setAccountRefusal] = useState<ProductError | null>(null)
  const { account } = useAccount()
  const [saving, setSaving] = useState({ billing: false, advertiser: false })

  const element = useLoadedCheck()
  useAccountData(form)
  useEffect(() => keepDraft(form), [form])
  useEffect(() => followRules(form, fields, priced.quote), [form, fields, priced.quote])

  /** The price to agree on, with a coupon that is typed and not applied. Null where the buyer has to look first. */
  const withTypedCoupon = async (shown: Quote) => {
    if (!hasTypedCoupon()) return { quote: shown, items }
    if (!(await applyTypedCoupon())) return null
    try {
      const next = await priced.reprice()
      return next.quote.totals.totalMinor <= shown.totals.totalMinor ? next : null
    } catch (error) {
      setRefusal(error instanceof ProductError ? error : new ProductError('unavailable'))
      return null
    }
  }
  const place = async (checkout: Checkout) => {
    if (!priced.quote) setRefusal(new ProductError('unavailable'))
    if (!priced.quote || !priced.isCurrent) return
    const agreed = await withTypedCoupon(priced.quote)
    if (!agreed) return
    setRefusal(null)
    setSummary(null)
    setAccountRefusal(null)
    track('form_submit', { form: 'Checkout' })
    const isRegistering = account === null && buyer.way === 'register'
    const registration = isRegistering ? { password: buyer.password } : null
    try {
      const { totals, currency } = agreed.quote
      const placed = await submitOrder({ ...checkout, currency }, agreed.items, totals.totalMinor, {
        registration,
        saveForNextTime: saving,
      })
      onPlaced(placed, { hasRegistered: isRegistering })
    } catch (error) {
      if (!(error instanceof ProductError)) throw error
      const passwordError = error.fields?.find(({ path }) => path === 'registration.password')
      setBuyer((before) => ({ ...before, passwordError: passwordError?.message ?? null }))
      if (error.code === 'account_exists') setAccountRefusal(error)
      if (error.code === 'slot_taken') await SlotConflicts.ready()
      const isBesideFields = showBesideFields(form, error)
      if (isBesideFields) setSummary(error.message)
      else setRefusal(error)
      priced.refresh()
      setAttempt((count) => count + 1)
    }
  }
  const submit = form.handleSubmit(place, ({ root }) => {
    setRefusal(root ? new ProductError('unavailable') : null)
    setSummary(null)
    setAttempt((count) => count + 1)
  })
  const problems = problemsOf(form.formState.errors)
  const saveAdvertiser = useCallback(
    (advertiser: boolean) => setSaving((before) => ({ ...before, advertiser })),
    [],
  )
  const saveBilling = useCallback(
    (billing: boolean) => setSaving((before) => ({ ...before, billing })),
    [],
  )

  return (
    <FormProvider {...form}>
      <form
        noValidate
        ref={element}
        onSubmit={(event) => void submit(event)}
        className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-8"
      >
        <div className="flex flex-col gap-5">
          {attempt > 0 ? (
            <FormErrorSummary
              attempt={attempt}
              {...(summary === null ? {} : { title: summary })}
              problems={problems.map(({ field, message }) => ({
                message,
                onSelect: () => focusField(field),
              }))}
            />
          ) : null}
          <AccountChoice
            value={buyer}
            onChange={setBuyer}
            email={fields.email}
            refusal={accountRefusal}
            onLoggedIn={() => setAccountRefusal(null)}
          />
          <div className="rounded-card border border-line bg-card [&>section:last-child]:border-b-0">
            <ContactSection />
            <AdvertiserSection
              saved={saved.advertisers}
              isSaved={saving.advertiser}
              onSave={saveAdvertiser}
            />
            <BillingSection saved={saved.addresses} isSaved={saving.billing} onSave={saveBilling} />
            <PaymentSection quote={priced.quote} />
          </div>
        </div>
        <div className="lg:sticky lg:top-6">
          <OrderSummary
            quote={priced.quote}
            items={items}
            localCurrency={currencyOfCountry(fields.country)}
            isCurrent={priced.isCurrent}
          >
            <div className="mt-5 border-t border-line pt-4">
              <TermsField />
            </div>
            {refusal ? (
              <div className="mt-4">
                <PlacingProblem
                  error={refusal}
                  items={items.cart}
                  currency={priced.quote?.currency ?? fields.currency}
                  onSolved={() => setRefusal(null)}
                />
              </div>
            ) : null}
            <PlaceOrderButton
              quote={priced.quote}
              isReady={priced.isCurrent}
              isPlacing={form.formState.isSubmitting}
              method={fields.paymentMethod}
            />
            {priced.hasFailed ? <NotPriced onRetry={priced.refresh} /> : null}
          </OrderSummary>
        </div>
        <OrderRecap quote={priced.quote} isCurrent={priced.isCurrent} />
      </form>
    </FormProvider>
  )
}

/** Writes down every change, so that a reload loses nothing. */
function keepDraft(form: CheckoutFormState) {
  return form.subscribe({
    formState: { values: true },
    callback: ({ values }) => writeDraft(values as CheckoutDraft),
  })
}

/** A currency the buyer cannot have, or a card where none is possible, gives way to what is possible. */
function followRules(form: CheckoutFormState, fields: DecidingFields, quote: Quote | null) {
  const local = currencyOfCountry(fields.country)
  if (fields.currency !== 'USD' && fields.currency !== local) form.setValue('currency', 'USD')
  if (fields.paymentMethod === 'card' && quote?.payment.card.allowed === false) {
    form.setValue('paymentMethod', 'invoice')
  }
}

/** Puts what the server found wrong beside its fields. False when it concerns none of them. */
function showBesideFields(form: CheckoutFormState, error: ProductError): boolean {
  let isShown = false
  for (const fieldError of error.fields ?? []) {
    const field = formFieldOf(fieldError)
    if (!field) continue
    form.setError(field, { type: 'server', message: fieldError.message })
    isShown = true
  }
  return isShown
}

function PlaceOrderButton({
  quote,
  isReady,
  isPlacing,
  method,
}: {
  quote: Quote | null
  isReady: boolean
  isPlacing: boolean
  method: CheckoutDraft['paymentMethod']
}) {
  const total = quote
    ? formatMoney({ amountMinor: quote.totals.totalMinor, currency: quote.currency })
    : ''
  const isFree = quote?.totals.totalMinor === 0
  const label = method === 'card' && !isFree ? 'Place order and pay' : 'Place order'
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
        {method === 'card' && !isFree
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

function NotPriced({ onRetry }: { onRetry: () => void }) {
  return (
    <output className="mt-4 flex flex-wrap items-center gap-3 text-sm text-orange">
      Prices could not be checked just now, so you can’t order yet.
      <Button size="sm" variant="secondary" onPress={onRetry}>
        Check again
      </Button>
    </output>
  )
}
