import { useEffect, useState, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import type { SavedAdvertiser, SavedBillingAddress } from '#domain/account/account.types.ts'
import { countryName } from '#domain/address/countryName.ts'
import type { CheckoutFormInput } from '#domain/checkout/checkoutSchema.ts'
import { industryName } from '#domain/checkout/industries.ts'
import { listAdvertisersCall, listBillingAddressesCall } from '#client/api/savedEntryCalls.ts'
import { useAccount } from '#client/state/account/useAccount.ts'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { Select } from '#client/ui/Select.tsx'

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

function SavedSelect<Entry extends { id: string }>({
  label,
  entries,
  titleOf,
  detailsOf,
  onChoose,
}: {
  label: string
  entries: readonly Entry[]
  titleOf: (entry: Entry) => string
  detailsOf: (entry: Entry) => string
  onChoose: (entry: Entry) => void
}) {
  const [chosen, setChosen] = useState<string | null>(null)
  if (entries.length === 0) return null
  return (
    <Select
      label={label}
      className="sm:col-span-2"
      placeholder="Choose, or type below"
      value={chosen}
      options={entries.map((entry) => ({
        id: entry.id,
        label: titleOf(entry),
        description: detailsOf(entry),
      }))}
      onChange={(id) => {
        setChosen(id)
        const entry = entries.find((one) => one.id === id)
        if (entry) onChoose(entry)
      }}
    />
  )
}

/** Fills the billing address with a saved one. */
export function SavedBillingChoice() {
  const { setValue } = useFormContext<CheckoutFormInput>()
  const entries = useSaved<SavedBillingAddress>(listBillingAddressesCall)
  return (
    <SavedSelect
      label="Saved billing addresses"
      entries={entries}
      titleOf={({ line1, city }) => `${line1}, ${city}`}
      detailsOf={({ zipCode, country }) => `${zipCode} ${countryName(country)}`.trim()}
      onChoose={({ id: _id, ...billing }) =>
        setValue('billing', billing, { shouldValidate: true, shouldDirty: true })
      }
    />
  )
}

/** Fills the advertiser with a saved one. */
export function SavedAdvertiserChoice() {
  const { setValue } = useFormContext<CheckoutFormInput>()
  const entries = useSaved<SavedAdvertiser>(listAdvertisersCall)
  return (
    <SavedSelect
      label="Saved advertisers"
      entries={entries}
      titleOf={({ name }) => name}
      detailsOf={({ website, industry }) => `${website}, ${industryName(industry)}`}
      onChoose={({ id: _id, ...advertiser }) =>
        setValue('advertiser', advertiser, { shouldValidate: true, shouldDirty: true })
      }
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
