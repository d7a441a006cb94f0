import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { Checkout } from '#domain/commerce/checkout/checkoutSchema.ts'
import type { Quote } from '#domain/commerce/checkout/quote.types.ts'
import { asProductError, ProductError } from '#domain/foundation/errors/productError.ts'
import { currencyOfCountry } from '#domain/foundation/money/countryCurrency.ts'
import { track } from '#client/analytics/track.ts'
import { useCart } from '#client/state/commerce/cart/cart.ts'
import { applyTypedCoupon, hasTypedCoupon } from '#client/state/commerce/cart/typedCoupon.ts'
import type { PlacedOrder } from '#domain/orders/order/orderView.types.ts'
import { submitOrder, type PlacedBy } from '#client/state/orders/submitOrder.ts'
import { useCurrentClient } from '#client/state/accounts/currentClient.ts'
import { submitRequest } from '#client/state/orders/submitRequest.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { TextArea } from '#client/ui/TextArea.tsx'
import { FormErrorSummary } from '#client/ui/FormErrorSummary.tsx'
import { AllowanceNotice } from './approval/AllowanceNotice.tsx'
import { orderWay } from './approval/orderWay.ts'
import { useAllowance } from './approval/useAllowance.ts'
import { AccountChoice, AS_GUEST, type BuyerWay } from './fields/AccountChoice.tsx'
import { AdvertiserSection } from './fields/AdvertiserSection.tsx'
import { BillingSection } from './fields/BillingSection.tsx'
import { writeDraft, type CheckoutDraft } from '#client/state/orders/checkoutDraft.ts'
import { focusField, formFieldOf, problemsOf } from './fields/checkoutFields.ts'
import { ContactSection } from './fields/ContactSection.tsx'
import { OrderRecap } from './OrderRecap.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { PaymentSection } from './fields/PaymentSection.tsx'
import { NotPriced, PlaceOrderButton } from './PlaceOrderButton.tsx'
import { PlacingProblem, SlotConflicts } from './PlacingProblem.tsx'
import { TermsField } from './fields/TermsField.tsx'
import { useAccountData } from './useAccountData.ts'
import { useCheckoutForm, useLoadedCheck, type CheckoutFormState } from './useCheckoutForm.ts'
import { useCheckoutQuote } from './useCheckoutQuote.ts'
import type { SavedEntries } from './fields/useSavedEntries.ts'
import { useDecidingFields, type DecidingFields } from './fields/useDecidingFields.ts'

const ClientChoice = lazy(async () => await import('./fields/ClientChoice.tsx'))

export interface CheckoutFormProps {
  initial: CheckoutDraft
  saved: SavedEntries
  onPlaced: (placed: PlacedOrder, by: PlacedBy) => void
  /** A member requested the approval of the order. */
  onRequested: (approvalId: string) => void
}

/**
 * The whole checkout on one page; problems appear next to their fields and in a summary that takes
 * the focus.
 */
export function CheckoutForm({ initial, saved, onPlaced, onRequested }: CheckoutFormProps) {
  const form = useCheckoutForm(initial)
  const { items } = useCart()
  const fields = useDecidingFields(form.control)
  const priced = useCheckoutQuote(items, fields)
  const [refusal, setRefusal] = useState<ProductError | null>(null)
  const [attempt, setAttempt] = useState(0)
  /** The server's message about the form as a whole. */
  const [summary, setSummary] = useState<string | null>(null)

  const [buyer, setBuyer] = useState<BuyerWay>(AS_GUEST)
  const [accountRefusal, setAccountRefusal] = useState<ProductError | null>(null)
  const { account } = useAccount()
  const client = useCurrentClient()
  const [clientId, setClientId] = useState(client?.id ?? null)
  const allowance = useAllowance()
  const [isBeyondLimit, setBeyondLimit] = useState(false)
  const [note, setNote] = useState('')
  const way = orderWay(allowance, {
    totalUsdMinor: priced.quote?.totalUsdMinor ?? null,
    isRefused: isBeyondLimit,
  })
  const [saving, setSaving] = useState({ billing: false, advertiser: false })

  const element = useLoadedCheck()
  useAccountData(form)
  useEffect(() => saveChatDraft(form), [form])
  useEffect(() => followRules(form, fields, priced.quote), [form, fields, priced.quote])

  /**
   * The price to agree to, including a coupon that is typed but not applied. Null if the buyer has
   * to check it first.
   */
  const withTypedCoupon = async (shown: Quote) => {
    if (!hasTypedCoupon()) return { quote: shown, items }
    if (!(await applyTypedCoupon())) return null
    try {
      const next = await priced.reprice()
      return next.quote.totals.totalMinor <= shown.totals.totalMinor ? next : null
    } catch (error) {
      setRefusal(asProductError(error))
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
      const ownClient = account?.team?.hasClients ? clientId : null
      if (way === 'request') {
        const { id } = await submitRequest({ ...checkout, currency }, agreed.items, {
          expectedTotalMinor: totals.totalMinor,
          note,
          clientId: ownClient,
        })
        return onRequested(id)
      }
      const placed = await submitOrder({ ...checkout, currency }, agreed.items, totals.totalMinor, {
        registration,
        saveForNextTime: saving,
        clientId: ownClient,
      })
      onPlaced(placed, { hasRegistered: isRegistering })
    } catch (error) {
      if (!(error instanceof ProductError)) throw error
      const passwordError = error.fields?.find(({ path }) => path === 'registration.password')
      setBuyer((before) => ({ ...before, passwordError: passwordError?.message ?? null }))
      if (error.code === 'team_limit_reached') setBeyondLimit(true)
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
          {allowance ? <AllowanceNotice allowance={allowance} /> : null}
          <AccountChoice
            value={buyer}
            onChange={setBuyer}
            email={fields.email}
            refusal={accountRefusal}
            onLoggedIn={() => setAccountRefusal(null)}
          />
          {account?.team?.hasClients ? (
            <Suspense>
              <ClientChoice value={clientId} onChange={setClientId} />
            </Suspense>
          ) : null}
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
            {way === 'request' ? (
              <TextArea
                className="mt-4"
                label="Note to the approver"
                rows={3}
                maxLength={500}
                value={note}
                onChange={setNote}
              />
            ) : null}
            <PlaceOrderButton
              way={way}
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

/** Saves every change, so that a reload loses nothing. */
function saveChatDraft(form: CheckoutFormState) {
  return form.subscribe({
    formState: { values: true },
    callback: ({ values }) => writeDraft(values as CheckoutDraft),
  })
}

/** Replaces a currency or payment method that is not available. */
function followRules(form: CheckoutFormState, fields: DecidingFields, quote: Quote | null) {
  const local = currencyOfCountry(fields.country)
  if (fields.currency !== 'USD' && fields.currency !== local) form.setValue('currency', 'USD')
  if (fields.paymentMethod === 'card' && quote?.payment.card.allowed === false) {
    form.setValue('paymentMethod', 'invoice')
  }
}

/** Shows the server's errors next to their fields. False if there are none for the form. */
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
