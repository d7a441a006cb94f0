import { memo } from 'react'
import { useController, useWatch } from 'react-hook-form'
import type { CheckoutFormInput } from '#domain/commerce/checkout/checkoutSchema.ts'
import { FieldPlace } from '#client/components/foundation/form/FieldPlace.tsx'
import { PhoneField } from '#client/components/foundation/phone/PhoneField.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import { CheckoutSection } from './CheckoutSection.tsx'
import { CheckoutTextField } from './CheckoutTextField.tsx'

const BUYER_TYPES = [
  { value: 'individual', label: 'Individual' },
  { value: 'company', label: 'Company' },
] as const

/** The buyer's contact data. */
export const ContactSection = memo(function ContactSection() {
  const { field } = useController<CheckoutFormInput, 'contact.type'>({ name: 'contact.type' })
  const type = useWatch<CheckoutFormInput, 'contact.type'>({ name: 'contact.type' })
  return (
    <CheckoutSection id="contact" number={1} title="Contact">
      <FieldPlace field="contact.type" className="sm:col-span-2">
        <SegmentedControl
          label="I order as"
          value={field.value}
          onChange={field.onChange}
          options={BUYER_TYPES}
        />
      </FieldPlace>
      {type === 'company' ? (
        <CheckoutTextField
          field="contact.companyName"
          label="Company name"
          isRequired
          autoComplete="organization"
          maxLength={160}
          className="sm:col-span-2"
        />
      ) : null}
      <CheckoutTextField
        field="contact.firstName"
        label="First name"
        isRequired
        autoComplete="given-name"
        maxLength={80}
      />
      <CheckoutTextField
        field="contact.lastName"
        label="Last name"
        isRequired
        autoComplete="family-name"
        maxLength={80}
      />
      <CheckoutTextField
        field="contact.email"
        label="Email"
        type="email"
        isRequired
        autoComplete="email"
        maxLength={254}
        description="The order confirmation goes here."
      />
      <Phone />
    </CheckoutSection>
  )
})

function Phone() {
  const country = useWatch<CheckoutFormInput, 'billing.country'>({ name: 'billing.country' })
  const { field, fieldState } = useController<CheckoutFormInput, 'contact.phone'>({
    name: 'contact.phone',
  })
  return (
    <FieldPlace field="contact.phone">
      <PhoneField
        label="Phone number"
        isRequired={false}
        name="contact.phone"
        value={field.value ?? ''}
        onChange={({ number }) => field.onChange(number)}
        onBlur={field.onBlur}
        defaultCountry={country}
        errorMessage={fieldState.error?.message}
      />
    </FieldPlace>
  )
}
