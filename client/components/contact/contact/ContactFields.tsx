import { getSettings } from '#client/api/foundation/settingsCalls.ts'
import { PhoneField } from '#client/components/foundation/phone/PhoneField.tsx'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { TextField } from '#client/ui/TextField.tsx'
import { HiddenField } from './HiddenField.tsx'
import type { ContactField } from './useContactFields.ts'

/** Name and contact details of the requester. */
export function ContactFields({ field, hasEmail }: { field: ContactField; hasEmail: boolean }) {
  const country = useLoaded('settings', getSettings).value?.visitorCountry ?? null
  const phone = field('phone')
  const { value: website, onChange: onWebsite } = field('website')
  return (
    <>
      <PhoneField
        {...phone}
        label="Phone number"
        isRequired
        onChange={({ number }) => phone.onChange(number)}
        defaultCountry={country}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="First name"
          isRequired
          autoComplete="given-name"
          maxLength={80}
          {...field('firstName')}
        />
        <TextField
          label="Last name"
          isRequired
          autoComplete="family-name"
          maxLength={80}
          {...field('lastName')}
        />
      </div>
      <TextField
        label="Company"
        isRequired={false}
        autoComplete="organization"
        maxLength={160}
        {...field('company')}
      />
      {hasEmail ? (
        <TextField
          label="Email"
          type="email"
          isRequired
          autoComplete="email"
          maxLength={254}
          {...field('email')}
        />
      ) : null}
      <HiddenField value={website} onChange={onWebsite} />
    </>
  )
}
