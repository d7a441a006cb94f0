import { useWatch } from 'react-hook-form'
import { FormTextField } from '#client/components/foundation/form/FormTextField.tsx'

/** The email that a person logs in with: the field `email` of the form around it. */
export function LoginEmailField() {
  return (
    <FormTextField
      name="email"
      label="Email"
      type="email"
      inputMode="email"
      isRequired
      autoComplete="username"
      maxLength={254}
    />
  )
}

/** First and last name: the fields `firstName` and `lastName` of the form around them. */
export function NameFields() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormTextField
        name="firstName"
        label="First name"
        isRequired
        autoComplete="given-name"
        maxLength={80}
      />
      <FormTextField
        name="lastName"
        label="Last name"
        isRequired
        autoComplete="family-name"
        maxLength={80}
      />
    </div>
  )
}

/** The field `companyName` of the form around it. */
export function CompanyNameField() {
  return (
    <FormTextField
      name="companyName"
      label="Company name"
      isRequired
      autoComplete="organization"
      maxLength={160}
    />
  )
}

/** Whether the form around has `type` company. */
export function useIsCompany(): boolean {
  const type: unknown = useWatch({ name: 'type' })
  return type === 'company'
}
