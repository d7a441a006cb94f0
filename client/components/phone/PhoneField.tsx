import { useState } from 'react'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { TextField } from 'react-aria-components/TextField'
import {
  DEFAULT_PHONE_COUNTRY,
  parsePhone,
  PHONE_LIMITS,
  phoneCountries,
  type CountryCode,
  type MetadataJson,
  type PhoneValue,
} from '#domain/phone/phoneNumber.ts'
import { classNames } from '#client/ui/classNames.ts'
import { CONTROL_BOX, FIELD } from '#client/ui/controlStyles.ts'
import { FieldLabel, FieldNotes, type FieldText } from '#client/ui/FieldParts.tsx'
import { PhoneCountrySelect } from './PhoneCountrySelect.tsx'
import { usePhoneMetadata } from './usePhoneMetadata.ts'

export interface PhoneFieldProps extends FieldText {
  /** The number in international format, or what was typed while it cannot be read. */
  value: string
  onChange: (value: PhoneValue) => void
  onBlur?: () => void
  /** The country to begin with: the visitor's. */
  defaultCountry?: string | null
  name?: string
  className?: string
}

const asOffered = (country: string | null | undefined, metadata: MetadataJson): CountryCode =>
  phoneCountries(metadata).find((one) => one.country === country)?.country ?? DEFAULT_PHONE_COUNTRY

/** A phone number with its country; typing reads the number and switches the country (spec §4, Phone input). */
export function PhoneField({ value, onChange, onBlur, defaultCountry, ...props }: PhoneFieldProps) {
  const { label, description, errorMessage, isRequired, name, className } = props
  const metadata = usePhoneMetadata()
  const [chosen, setChosen] = useState<CountryCode | null>(null)
  const [typed, setTyped] = useState<string | null>(null)

  const known = metadata && value !== '' ? parsePhone(value, DEFAULT_PHONE_COUNTRY, metadata) : null
  const visitors = metadata ? asOffered(defaultCountry, metadata) : DEFAULT_PHONE_COUNTRY
  const country = chosen ?? (known?.value.valid ? known.country : visitors)
  const text = typed ?? (known?.value.valid ? known.value.viewNumber : value)

  const read = (next: string, selected: CountryCode) => {
    setTyped(next)
    if (!metadata) {
      onChange({ number: next, valid: false, viewNumber: next })
      return
    }
    const parsed = parsePhone(next, selected, metadata)
    setChosen(parsed.country)
    onChange(parsed.value)
  }
  const choose = (next: CountryCode) => {
    setChosen(next)
    if (text.trim() !== '') reread(next)
  }
  // A number written with another country's calling code stays that country's.
  const reread = (next: CountryCode) => {
    if (metadata) onChange(parsePhone(text, next, metadata).value)
  }
  const leave = () => {
    if (metadata && typed !== null) {
      const parsed = parsePhone(typed, country, metadata)
      if (parsed.value.valid) setTyped(parsed.value.viewNumber)
    }
    onBlur?.()
  }

  return (
    <TextField
      {...(name === undefined ? {} : { name })}
      type="tel"
      autoComplete="tel"
      value={text}
      onChange={(next) => read(next, country)}
      onBlur={leave}
      maxLength={PHONE_LIMITS.maxInputLength}
      isRequired={isRequired ?? false}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={classNames(FIELD, className)}
    >
      <FieldLabel label={label} isRequired={isRequired} />
      <Group className={classNames(CONTROL_BOX, 'flex', errorMessage && 'border-red')}>
        <PhoneCountrySelect country={country} metadata={metadata} onChange={choose} />
        <Input className="min-w-0 flex-1 rounded-r-[9px] bg-transparent px-3.5 tabular-nums outline-offset-0" />
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </TextField>
  )
}
