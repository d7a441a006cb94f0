import { ChevronDown } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select } from 'react-aria-components/Select'
import { PHONE_COUNTRIES } from '#domain/phone/phoneCountries.ts'
import type { CountryCode } from '#domain/phone/phoneNumber.ts'
import { FLOATING, OPTION } from '#client/ui/controlStyles.ts'
import { classNames } from '#client/ui/classNames.ts'
import { CountryFlag } from './CountryFlag.tsx'

export interface PhoneCountrySelectProps {
  country: CountryCode
  onChange: (country: CountryCode) => void
}

// Some territories with numbers of their own are no countries of an address.
const regionNames = new Intl.DisplayNames(['en'], { type: 'region' })
const nameOf = (country: string) => regionNames.of(country) ?? country

const COUNTRIES = PHONE_COUNTRIES.map(({ country: id, callingCode }) => ({
  id,
  callingCode,
  name: nameOf(id),
})).toSorted((a, b) => a.name.localeCompare(b.name, 'en'))

/** The countries of phone numbers with flag and calling code (spec §2). */
export function PhoneCountrySelect({ country, onChange }: PhoneCountrySelectProps) {
  const selected = COUNTRIES.find(({ id }) => id === country)
  return (
    <Select
      aria-label="Country of the phone number"
      value={country}
      onChange={(next) => {
        if (next !== null) onChange(next as CountryCode)
      }}
      className="shrink-0"
    >
      <AriaButton
        aria-label={`Country of the phone number: ${selected?.name ?? nameOf(country)} +${selected?.callingCode ?? ''}`}
        className="flex h-full min-w-24 items-center gap-2 rounded-l-[9px] border-r border-line px-3 text-base hovered:bg-sand"
      >
        <CountryFlag country={country} />
        <span className="tabular-nums">+{selected?.callingCode}</span>
        <ChevronDown aria-hidden="true" className="size-4 text-ink-2" />
      </AriaButton>
      <Popover offset={6} placement="bottom start" className={classNames(FLOATING, 'w-80')}>
        <ListBox
          items={COUNTRIES}
          className="max-h-[200px] overflow-auto overscroll-contain p-1.5 outline-none"
        >
          {(one) => (
            <ListBoxItem id={one.id} textValue={one.name} className={OPTION}>
              <CountryFlag country={one.id} />
              <span className="min-w-0 flex-1 truncate">{one.name}</span>
              <span className="text-sm text-ink-2 tabular-nums">+{one.callingCode}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  )
}
