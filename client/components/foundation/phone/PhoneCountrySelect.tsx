import { ChevronDown } from 'lucide-react'
import { PHONE_COUNTRIES } from '#domain/foundation/phone/phoneCountries.ts'
import type { CountryCode } from '#domain/foundation/phone/phoneNumber.ts'
import { ListButton } from '#client/ui/ListButton.tsx'
import { CountryFlag } from './CountryFlag.tsx'
import { compareNames } from '#domain/foundation/search/foldText.ts'

const LIST_HEIGHT = 200

export interface PhoneCountrySelectProps {
  country: CountryCode
  onChange: (country: CountryCode) => void
}

// Some territories with their own numbers are not countries of an address.
const regionNames = new Intl.DisplayNames(['en'], { type: 'region' })
const nameOf = (country: string) => regionNames.of(country) ?? country

const COUNTRIES = PHONE_COUNTRIES.map(({ country: id, callingCode }) => {
  const label = nameOf(id)
  return { id, callingCode, label, line: <CountryLine {...{ id, callingCode, label }} /> }
}).toSorted((a, b) => compareNames(a.label, b.label))

/** The countries of phone numbers with flag and calling code (Foundation 17). */
export function PhoneCountrySelect({ country, onChange }: PhoneCountrySelectProps) {
  const selected = COUNTRIES.find(({ id }) => id === country)
  return (
    <ListButton
      label="Country of the phone number"
      buttonLabel={`Country of the phone number: ${selected?.label ?? nameOf(country)} +${selected?.callingCode ?? ''}`}
      items={COUNTRIES}
      value={country}
      onChange={onChange}
      maxHeight={LIST_HEIGHT}
      listClassName="w-80 max-w-[calc(100vw-1rem)]"
      className="flex h-full min-w-24 shrink-0 items-center gap-2 rounded-l-[9px] border-r border-line px-3 text-base hover:bg-sand"
    >
      <CountryFlag country={country} />
      <span className="tabular-nums">+{selected?.callingCode}</span>
      <ChevronDown aria-hidden="true" className="size-4 text-ink-2" />
    </ListButton>
  )
}

function CountryLine({
  id,
  callingCode,
  label,
}: {
  id: CountryCode
  callingCode: string
  label: string
}) {
  return (
    <>
      <CountryFlag country={id} />
      <span className="min-w-0 flex-1 truncate">{label}</span>
      <span className="text-sm text-ink-2 tabular-nums">+{callingCode}</span>
    </>
  )
}
