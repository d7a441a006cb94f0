import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import type { SavedAdvertiser, SavedBillingAddress } from '#domain/accounts/account.types.ts'
import { countryName } from '#domain/foundation/address/countryName.ts'
import type { CheckoutFormInput } from '#domain/commerce/checkout/checkoutSchema.ts'
import { industryName } from '#domain/commerce/checkout/industries.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { SavedSelect } from './SavedSelects.tsx'

const SET = { shouldValidate: true, shouldDirty: true }

/** A saved entry in the form's format. */
function fieldsOf<Entry extends { id: string }>({ id: _id, ...fields }: Entry): Omit<Entry, 'id'> {
  return fields
}

/** Fills the billing address with a saved one. */
export function SavedBillingChoice({ entries }: { entries: readonly SavedBillingAddress[] }) {
  const { setValue } = useFormContext<CheckoutFormInput>()
  if (entries.length === 0) return null
  return (
    <SavedSelect
      label="Saved billing addresses"
      options={entries.map(({ id, line1, city, zipCode, country }) => ({
        id,
        label: `${line1}, ${city}`,
        description: `${zipCode} ${countryName(country)}`.trim(),
      }))}
      onChoose={(chosen) => {
        const entry = entries.find(({ id }) => id === chosen)
        if (entry) setValue('billing', fieldsOf(entry), SET)
      }}
    />
  )
}

/** Fills the advertiser with a saved one. */
export function SavedAdvertiserChoice({ entries }: { entries: readonly SavedAdvertiser[] }) {
  const { setValue } = useFormContext<CheckoutFormInput>()
  if (entries.length === 0) return null
  return (
    <SavedSelect
      label="Saved advertisers"
      options={entries.map(({ id, name, website, industry }) => ({
        id,
        label: name,
        description: `${website}, ${industryName(industry)}`,
      }))}
      onChoose={(chosen) => {
        const entry = entries.find(({ id }) => id === chosen)
        if (entry) setValue('advertiser', fieldsOf(entry), SET)
      }}
    />
  )
}

export interface SavingProps {
  isSaved: boolean
  onSave: (isSaved: boolean) => void
}

/** Saves the typed data in the account once the order is placed; nothing for visitors. */
export function SaveForNextTime({
  isSaved,
  onSave,
  children,
}: SavingProps & { children: ReactNode }) {
  const { account } = useAccount()
  if (!account) return null
  return (
    <Checkbox isSelected={isSaved} onChange={onSave} className="sm:col-span-2">
      {children}
    </Checkbox>
  )
}
