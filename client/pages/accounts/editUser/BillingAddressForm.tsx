import type { SavedBillingAddress } from '#domain/accounts/account.types.ts'
import { billingSchema } from '#domain/commerce/checkout/checkoutSchema.ts'
import {
  editBillingAddressCall,
  saveBillingAddressCall,
} from '#client/api/accounts/savedEntryCalls.ts'
import { BillingAddressFields } from '#client/components/foundation/form/BillingAddressFields.tsx'
import { FormTextField } from '#client/components/foundation/form/FormTextField.tsx'
import { SentForm } from '#client/components/foundation/form/SentForm.tsx'
import type { EntryFormProps } from './SavedEntries.tsx'

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
      <div className="grid gap-5 sm:grid-cols-2">
        <BillingAddressFields />
        <FormTextField
          name="invoiceEmail"
          label="Invoice email"
          type="email"
          isRequired={false}
          autoComplete="billing email"
          maxLength={254}
          description="Where invoices go, if not to your own."
          className="sm:col-span-2"
        />
      </div>
    </SentForm>
  )
}
