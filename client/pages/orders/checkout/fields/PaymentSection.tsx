import { memo } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import type { CheckoutFormInput } from '#domain/commerce/checkout/checkoutSchema.ts'
import type { Quote } from '#domain/commerce/checkout/quote.types.ts'
import { currencyOfCountry } from '#domain/foundation/money/countryCurrency.ts'
import { BASE_CURRENCY, type Currency } from '#domain/foundation/money/money.ts'
import { FieldPlace } from '#client/components/foundation/form/FieldPlace.tsx'
import { RadioCard, RadioGroup } from '#client/ui/RadioGroup.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import { CheckoutSection } from './CheckoutSection.tsx'
import { CreditCheckField } from './CreditCheckField.tsx'

const CARD_WORDS = 'Debit or credit card. You pay on the next screen.'

const invoiceWords = (quote: Quote | null) =>
  quote
    ? `You get an invoice by email, due on ${formatDay(quote.payment.invoice.dueDate)}. Campaigns start once it is paid.`
    : 'You get an invoice by email. Campaigns start once it is paid.'

/** Currency and payment method. */
export const PaymentSection = memo(function PaymentSection({ quote }: { quote: Quote | null }) {
  const { field, fieldState } = useController<CheckoutFormInput, 'paymentMethod'>({
    name: 'paymentMethod',
  })
  const card = quote?.payment.card
  const invoice = quote?.payment.invoice
  const isFree = quote?.totals.totalMinor === 0
  return (
    <CheckoutSection id="payment" number={4} title="Payment">
      <CurrencyChoice refused={quote?.refusedCurrency ?? null} />
      <FieldPlace field="paymentMethod" className="sm:col-span-2">
        {isFree ? (
          <p className="text-ink-2">
            <span className="font-semibold text-ink">Nothing is left to pay.</span> Your coupons
            cover the whole order, so you need no payment method.
          </p>
        ) : (
          <RadioGroup
            label="How do you want to pay?"
            value={field.value}
            onChange={field.onChange}
            errorMessage={fieldState.error?.message}
            listClassName="grid gap-3 sm:grid-cols-2"
          >
            <RadioCard
              value="card"
              title="Card"
              description={card?.reason ?? CARD_WORDS}
              isDisabled={card?.allowed === false}
            />
            <RadioCard value="invoice" title="Invoice" description={invoiceWords(quote)} />
          </RadioGroup>
        )}
      </FieldPlace>
      {field.value === 'invoice' && invoice && invoice.earlyStart !== null ? (
        <CreditCheckField dueDate={invoice.dueDate} earlyStart={invoice.earlyStart} />
      ) : null}
    </CheckoutSection>
  )
})

const CURRENCY_NAMES = new Intl.DisplayNames(['en-US'], { type: 'currency' })

/** A currency with an outdated rate is replaced by the dollar. */
function CurrencyChoice({ refused }: { refused: Currency | null }) {
  const country = useWatch<CheckoutFormInput, 'billing.country'>({ name: 'billing.country' })
  const { field } = useController<CheckoutFormInput, 'currency'>({ name: 'currency' })
  const local = currencyOfCountry(country)
  if (local === BASE_CURRENCY) return null
  const options = [BASE_CURRENCY as Currency, local].map((currency) => ({
    value: currency,
    label: `${currency}, ${CURRENCY_NAMES.of(currency) ?? currency}`,
    isDisabled: currency === refused,
  }))
  return (
    <FieldPlace field="currency" className="sm:col-span-2">
      <SegmentedControl
        label="Currency"
        value={field.value === refused ? BASE_CURRENCY : field.value}
        onChange={field.onChange}
        options={options}
      />
    </FieldPlace>
  )
}
