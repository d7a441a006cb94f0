import { useEffect, useState, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import type { SavedAdvertiser, SavedBillingAddress } from '#domain/account/account.types.ts'
import { countryName } from '#domain/address/countryName.ts'
import type { CheckoutFormInput } from '#domain/checkout/checkoutSchema.ts'
import { industryName } from '#domain/checkout/industries.ts'
import { loadedPart } from '#client/components/loadedPart.tsx'
import { listAdvertisersCall, listBillingAddressesCall } from '#client/api/savedEntryCalls.ts'
import { useAccount } from '#client/state/account/useAccount.ts'
import { Checkbox } from '#client/ui/Checkbox.tsx'

/** The list, loaded with what it offers: who has saved nothing never needs it. */
const SavedSelect = loadedPart(async () => (await import('./SavedSelect.tsx')).SavedSelect, null)

/** What an account has saved; empty for visitors, and where it cannot be asked: the fields can always be typed. */
function useSaved<Entry>(load: () => Promise<Entry[]>): readonly Entry[] {
  const { account } = useAccount()
  const accountId = account?.id ?? null
  const [saved, setSaved] = useState<{ accountId: string; entries: Entry[] } | null>(null)
  useEffect(() => {
    if (accountId === null) return
    let isWanted = true
    const ask = async () => {
      try {
        const entries = await load()
        if (entries.length > 0) await SavedSelect.ready()
        if (isWanted) setSaved({ accountId, entries })
      } catch {
        if (isWanted) setSaved(null)
      }
    }
    void ask()
    return () => {
      isWanted = false
    }
  }, [accountId, load])
  return saved !== null && saved.accountId === accountId ? saved.entries : []
}

const SET = { shouldValidate: true, shouldDirty: true }

/** A saved entry as the form has it. */
function fieldsOf<Entry extends { id: string }>({ id: _id, ...fields }: Entry): Omit<Entry, 'id'> {
  return fields
}

/** Fills the billing address with a saved one. */
export function SavedBillingChoice() {
  const { setValue } = useFormContext<CheckoutFormInput>()
  const entries = useSaved<SavedBillingAddress>(listBillingAddressesCall)
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
export function SavedAdvertiserChoice() {
  const { setValue } = useFormContext<CheckoutFormInput>()
  const entries = useSaved<SavedAdvertiser>(listAdvertisersCall)
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

/** Has the account keep what was typed, once the order is placed; nothing for visitors. */
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
