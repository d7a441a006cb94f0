import { PASSWORD_LENGTH } from '#domain/accounts/password.ts'
import { PasswordField } from './PasswordField.tsx'

/** A password that is chosen now. */
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
