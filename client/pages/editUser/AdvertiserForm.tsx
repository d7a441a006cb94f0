import type { SavedAdvertiser } from '#domain/account/account.types.ts'
import { advertiserSchema } from '#domain/checkout/checkoutSchema.ts'
import { INDUSTRIES } from '#domain/checkout/industries.ts'
import { editAdvertiserCall, saveAdvertiserCall } from '#client/api/savedEntryCalls.ts'
import { FormComboBox } from '#client/components/form/FormComboBox.tsx'
import { FormTextField } from '#client/components/form/FormTextField.tsx'
import { SentForm } from '#client/components/form/SentForm.tsx'
import type { EntryFormProps } from './SavedEntries.tsx'

const ITEMS = INDUSTRIES.map(({ id, name }) => ({ id, label: name }))

/** An advertiser, checked as in the checkout. */
export function AdvertiserForm({ entry: advertiser, onSaved }: EntryFormProps<SavedAdvertiser>) {
  return (
    <SentForm
      label="Advertiser"
      schema={advertiserSchema}
      defaultValues={advertiser ?? { name: '', website: '' }}
      submitLabel="Save"
      onSend={async (entry) => {
        await (advertiser ? editAdvertiserCall(advertiser.id, entry) : saveAdvertiserCall(entry))
        onSaved()
      }}
    >
      <FormTextField
        name="name"
        label="Advertiser name"
        isRequired
        autoComplete="organization"
        maxLength={160}
      />
      <FormTextField
        name="website"
        label="Website"
        isRequired
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="www.example.com"
        maxLength={250}
      />
      <FormComboBox
        name="industry"
        label="Industry"
        isRequired
        items={ITEMS}
        emptyText="No such industry. “Other” fits always."
      />
    </SentForm>
  )
}
