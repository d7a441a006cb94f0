import { memo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { SavedBillingAddress } from '#domain/accounts/account.types.ts'
import type { CheckoutFormInput } from '#domain/commerce/checkout/checkoutSchema.ts'
import { hasVatIds } from '#domain/commerce/tax/vatCountries.ts'
import { BillingAddressFields } from '#client/components/foundation/form/BillingAddressFields.tsx'
import { CheckoutSection } from './CheckoutSection.tsx'
import { SavedBillingChoice, SaveForNextTime, type SavingProps } from './SavedChoice.tsx'
import { CheckoutTextField } from './CheckoutTextField.tsx'

/** The billing address. */
export const BillingSection = memo(function BillingSection({
  saved,
  isSaved,
  onSave,
}: SavingProps & { saved: readonly SavedBillingAddress[] }) {
  const { formState, trigger } = useFormContext<CheckoutFormInput>()
  const country = useWatch<CheckoutFormInput, 'billing.country'>({ name: 'billing.country' })
  const type = useWatch<CheckoutFormInput, 'contact.type'>({ name: 'contact.type' })
  return (
    <CheckoutSection id="billing" number={3} title="Billing address">
      <SavedBillingChoice entries={saved} />
      <BillingAddressFields
        path="billing."
        onCountryChosen={() => {
          if (formState.isSubmitted) void trigger('billing')
        }}
      />
      {type === 'company' && country !== 'US' && hasVatIds(country) ? (
        <CheckoutTextField
          field="billing.vatId"
          label="VAT ID"
          isRequired={false}
          autoComplete="off"
          maxLength={32}
          description="With a valid ID, we apply your country’s tax rule for companies."
        />
      ) : null}
      <CheckoutTextField
        field="billing.invoiceEmail"
        label="Invoice email"
        type="email"
        isRequired={false}
        autoComplete="billing email"
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
