import type { SavedAdvertiser } from '#domain/accounts/account.types.ts'
import { advertiserSchema } from '#domain/commerce/checkout/checkoutSchema.ts'
import { editAdvertiserCall, saveAdvertiserCall } from '#client/api/accounts/savedEntryCalls.ts'
import { AdvertiserFields } from '#client/components/foundation/form/AdvertiserFields.tsx'
import { SentForm } from '#client/components/foundation/form/SentForm.tsx'
import type { EntryFormProps } from './SavedEntries.tsx'

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
      <div className="grid gap-5 sm:grid-cols-2">
        <AdvertiserFields />
      </div>
    </SentForm>
  )
}
