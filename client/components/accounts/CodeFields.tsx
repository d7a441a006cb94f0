import { useFormContext } from 'react-hook-form'
import { BACKUP_CODE_LENGTH, twoFactorCodeSchema } from '#domain/accounts/twoFactor.ts'
import { FormTextField } from '#client/components/foundation/form/FormTextField.tsx'

/** Room for a code with the spaces that people put in it. */
const WITH_SPACES = 2 * BACKUP_CODE_LENGTH

const isWhole = (code: string) => twoFactorCodeSchema.safeParse(code).success
const lengthOf = (value: unknown) => (typeof value === 'string' ? value.length : 0)

/** The field `code` of the form around it: six digits of the authenticator app. */
export function CodeField({
  sendsWhenPasted = false,
}: {
  /** Sends the form when a whole code arrives at once, pasted or filled in; one that is typed waits for the button. */
  sendsWhenPasted?: boolean
}) {
  const { getValues, formState } = useFormContext()
  const { isSubmitting } = formState
  return (
    <FormTextField
      name="code"
      label="2FA code"
      description={
        sendsWhenPasted
          ? 'The 6 digits that your authenticator app shows for AdMarket Direct. A pasted code is sent at once.'
          : 'The 6 digits that your authenticator app shows for AdMarket Direct. Each code works once.'
      }
      isRequired
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck="false"
      maxLength={WITH_SPACES}
      className="tabular-nums"
      onInput={(event) => {
        const { value, form } = event.currentTarget
        const isAtOnce = value.length - lengthOf(getValues('code')) > 1
        if (!sendsWhenPasted || isSubmitting || !isAtOnce || !isWhole(value)) return
        // After the form has taken the value over.
        queueMicrotask(() => form?.requestSubmit())
      }}
    />
  )
}

/** The field `backupCode` of the form around it. */
export function BackupCodeField() {
  return (
    <FormTextField
      name="backupCode"
      label="Backup code"
      description="One of your ten backup codes. Each works once."
      isRequired
      autoComplete="off"
      autoCorrect="off"
      spellCheck="false"
      placeholder="ab3de-fg7hj"
      maxLength={WITH_SPACES}
    />
  )
}
