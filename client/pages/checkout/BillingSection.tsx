import { memo, useMemo } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { countryOptions } from '#domain/address/countryName.ts'
import { hasPostcodePattern } from '#domain/address/postcode.ts'
import {
  billingStates,
  needsState,
  type CheckoutFormInput,
} from '#domain/checkout/checkoutSchema.ts'
import { hasVatIds } from '#domain/tax/checkVatId.ts'
import { ComboBox } from '#client/ui/ComboBox.tsx'
import { CheckoutSection } from './CheckoutSection.tsx'
import { SavedBillingChoice, SaveForNextTime, type SavingProps } from './SavedChoice.tsx'
import { CheckoutTextField, FieldPlace } from './CheckoutTextField.tsx'

const COUNTRIES = countryOptions('en').map(({ code, name }) => ({ id: code, label: name }))

/** Where the invoice goes. */
export const BillingSection = memo(function BillingSection({ isSaved, onSave }: SavingProps) {
  const country = useWatch<CheckoutFormInput, 'billing.country'>({ name: 'billing.country' })
  const type = useWatch<CheckoutFormInput, 'contact.type'>({ name: 'contact.type' })
  return (
    <CheckoutSection id="billing" number={3} title="Billing address">
      <SavedBillingChoice />
      <Country />
      <CheckoutTextField
        field="billing.line1"
        label="Address line 1"
        isRequired
        autoComplete="billing address-line1"
        maxLength={160}
        className="sm:col-span-2"
      />
      <CheckoutTextField
        field="billing.line2"
        label="Address line 2"
        isRequired={false}
        autoComplete="billing address-line2"
        maxLength={160}
        className="sm:col-span-2"
      />
      <CheckoutTextField
        field="billing.zipCode"
        label={country === 'US' ? 'ZIP code' : 'Postcode'}
        isRequired={hasPostcodePattern(country)}
        autoComplete="billing postal-code"
        maxLength={16}
      />
      <CheckoutTextField
        field="billing.city"
        label="City"
        isRequired
        autoComplete="billing address-level2"
        maxLength={120}
      />
      {needsState(country) ? <State country={country} /> : null}
      {type === 'company' && country !== 'US' && hasVatIds(country) ? (
        <CheckoutTextField
          field="billing.vatId"
          label="VAT ID"
          isRequired={false}
          autoComplete="off"
          maxLength={32}
          description="With a valid ID the tax of your country’s rule for companies applies."
        />
      ) : null}
      <CheckoutTextField
        field="billing.invoiceEmail"
        label="Invoice email"
        type="email"
        isRequired={false}
        autoComplete="off"
        maxLength={254}
        description="Where the invoice goes, if not to your email above."
        className="sm:col-span-2"
      />
      <SaveForNextTime isSaved={isSaved} onSave={onSave}>
        Save this address for next time
      </SaveForNextTime>
    </CheckoutSection>
  )
})

function Country() {
  const { setValue, formState, trigger } = useFormContext<CheckoutFormInput>()
  const { field, fieldState } = useController<CheckoutFormInput, 'billing.country'>({
    name: 'billing.country',
  })
  const choose = (code: string | null) => {
    if (code === null || code === field.value) return
    field.onChange(code)
    setValue('billing.state', '')
    if (formState.isSubmitted) void trigger('billing')
  }
  return (
    <FieldPlace field="billing.country" className="sm:col-span-2">
      <ComboBox
        label="Country"
        isRequired
        items={COUNTRIES}
        value={field.value || null}
        onChange={choose}
        onBlur={field.onBlur}
        autoComplete="off"
        emptyText="No such country"
        errorMessage={fieldState.error?.message}
      />
    </FieldPlace>
  )
}

function State({ country }: { country: string }) {
  const { field, fieldState } = useController<CheckoutFormInput, 'billing.state'>({
    name: 'billing.state',
  })
  const states = useMemo(
    () => billingStates(country).map(({ code, name }) => ({ id: code, label: name })),
    [country],
  )
  return (
    <FieldPlace field="billing.state">
      <ComboBox
        key={country}
        label={country === 'CA' ? 'Province or territory' : 'State'}
        isRequired
        items={states}
        value={field.value || null}
        onChange={(code) => field.onChange(code ?? '')}
        onBlur={field.onBlur}
        autoComplete="off"
        emptyText="Nothing found"
        errorMessage={fieldState.error?.message}
      />
    </FieldPlace>
  )
}
