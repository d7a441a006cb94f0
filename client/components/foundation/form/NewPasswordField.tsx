import { PASSWORD_LENGTH } from '#domain/accounts/password.ts'
import { PasswordField } from './PasswordField.tsx'

/** A field for a new password. */
export function NewPasswordField({ name, label }: { name: string; label: string }) {
  return (
    <PasswordField
      name={name}
      label={label}
      autoComplete="new-password"
      description={`At least ${PASSWORD_LENGTH.min} characters.`}
    />
  )
}
