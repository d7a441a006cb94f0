import { useFormContext, useWatch } from 'react-hook-form'
import type { SavedBillingAddress } from '#domain/account/account.types.ts'
import { countryOptions } from '#domain/address/countryName.ts'
import { hasPostcodePattern } from '#domain/address/postcode.ts'
import { billingSchema, billingStates, needsState } from '#domain/checkout/checkoutSchema.ts'
import { editBillingAddressCall, saveBillingAddressCall } from '#client/api/savedEntryCalls.ts'
import { FormComboBox } from '#client/components/form/FormComboBox.tsx'
import { FormTextField } from '#client/components/form/FormTextField.tsx'
import { SentForm } from '#client/components/form/SentForm.tsx'
import type { EntryFormProps } from './SavedEntries.tsx'

const COUNTRIES = countryOptions('en').map(({ code, name }) => ({ id: code, label: name }))

const emptyAddress = (country: string) => ({
  country,
  line1: '',
  line2: '',
  city: '',
  state: '',
  zipCode: '',
  invoiceEmail: '',
  vatId: '',
})

/** A billing address, checked as in the checkout. */
export function BillingAddressForm({
  entry: address,
  visitorCountry,
  onSaved,
}: EntryFormProps<SavedBillingAddress>) {
  return (
    <SentForm
      label="Billing address"
      schema={billingSchema}
      defaultValues={address ?? emptyAddress(visitorCountry ?? 'US')}
      submitLabel="Save"
      onSend={async (billing) => {
        await (address
          ? editBillingAddressCall(address.id, billing)
          : saveBillingAddressCall(billing))
        onSaved()
      }}
    >
      <AddressFields />
    </SentForm>
  )
}

function AddressFields() {
  const { setValue } = useFormContext()
  const country = String(useWatch({ name: 'country' }))
  const states = billingStates(country).map(({ code, name }) => ({ id: code, label: name }))
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormComboBox
        name="country"
        label="Country"
        isRequired
        items={COUNTRIES}
        emptyText="No such country"
        className="sm:col-span-2"
        onChosen={() => setValue('state', '')}
      />
      <FormTextField
        name="line1"
        label="Address line 1"
        isRequired
        autoComplete="billing address-line1"
        maxLength={160}
        className="sm:col-span-2"
      />
      <FormTextField
        name="line2"
        label="Address line 2"
        isRequired={false}
        autoComplete="billing address-line2"
        maxLength={160}
        className="sm:col-span-2"
      />
      <FormTextField
        name="zipCode"
        label={country === 'US' ? 'ZIP code' : 'Postcode'}
        isRequired={hasPostcodePattern(country)}
        autoComplete="billing postal-code"
        maxLength={16}
      />
      <FormTextField
        name="city"
        label="City"
        isRequired
        autoComplete="billing address-level2"
        maxLength={120}
      />
      {needsState(country) ? (
        <FormComboBox
          key={country}
          name="state"
          label={country === 'CA' ? 'Province or territory' : 'State'}
          isRequired
          items={states}
          emptyText="Nothing found"
        />
      ) : null}
      <FormTextField
        name="invoiceEmail"
        label="Invoice email"
        type="email"
        isRequired={false}
        autoComplete="off"
        maxLength={254}
        description="Where invoices go, if not to your own."
        className="sm:col-span-2"
      />
    </div>
  )
}
