import { useState } from 'react'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { TextField } from 'react-aria-components/TextField'
import {
  DEFAULT_PHONE_COUNTRY,
  offeredCountry,
  PHONE_LIMITS,
} from '#domain/foundation/phone/phoneCountries.ts'
import type { CountryCode, PhoneValue } from '#domain/foundation/phone/phoneNumber.ts'
import { classNames } from '#client/ui/classNames.ts'
import { CONTROL_BOX, FIELD } from '#client/ui/controlStyles.ts'
import { FieldLabel, FieldNotes, type FieldText } from '#client/ui/FieldParts.tsx'
import { PhoneCountrySelect } from './PhoneCountrySelect.tsx'
import { usePhoneLibrary } from './phoneLibrary.ts'

export interface PhoneFieldProps extends FieldText {
  /** The number in international format, or the typed text while it is unreadable. */
  value: string
  onChange: (value: PhoneValue) => void
  onBlur?: () => void
  /** The initial country: the visitor's. */
  defaultCountry?: string | null
  name?: string
  className?: string
}

/**
 * A phone number with its country; typing reads the number and switches the country (Foundation 16). The parsing
 * library loads on first focus; text typed before is parsed when the field is left, or with the next key.
 */
export function PhoneField({ value, onChange, onBlur, defaultCountry, ...props }: PhoneFieldProps) {
  const { label, description, errorMessage, isRequired, name, className } = props
  const [isEntered, setEntered] = useState(false)
  const library = usePhoneLibrary(isEntered || value !== '')
  const [chosen, setChosen] = useState<CountryCode | null>(null)
  const [typed, setTyped] = useState<string | null>(null)

  const known = library && value !== '' ? library.parse(value, DEFAULT_PHONE_COUNTRY) : null
  const visitors = offeredCountry(defaultCountry) ?? DEFAULT_PHONE_COUNTRY
  const country = chosen ?? (known?.value.valid ? known.country : visitors)
  const text = typed ?? (known?.value.valid ? known.value.viewNumber : value)

  const read = (next: string, selected: CountryCode) => {
    setTyped(next)
    if (!library) {
      onChange({ number: next, valid: false, viewNumber: next })
      return
    }
    const parsed = library.parse(next, selected)
    setChosen(parsed.country)
    onChange(parsed.value)
  }
  const choose = (next: CountryCode) => {
    setChosen(next)
    if (text.trim() !== '') reread(next)
  }
  // A number with another country's calling code stays in that country.
  const reread = (next: CountryCode) => {
    if (library) onChange(library.parse(text, next).value)
  }
  const leave = () => {
    if (library && typed !== null) {
      const parsed = library.parse(typed, country)
      if (parsed.value.valid) setTyped(parsed.value.viewNumber)
      // Text typed before the library has loaded.
      if (parsed.value.number !== value) onChange(parsed.value)
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
      onFocus={() => setEntered(true)}
      onBlur={leave}
      maxLength={PHONE_LIMITS.maxInputLength}
      isRequired={isRequired ?? false}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={classNames(FIELD, className)}
    >
      <FieldLabel label={label} isRequired={isRequired} />
      <Group className={classNames(CONTROL_BOX, 'flex', errorMessage && 'border-red')}>
        <PhoneCountrySelect country={country} onChange={choose} />
        <Input className="min-w-0 flex-1 rounded-r-[9px] bg-transparent px-3.5 tabular-nums outline-offset-0" />
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </TextField>
  )
}
