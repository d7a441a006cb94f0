import type { ReactNode } from 'react'
import type { AccountProfile } from '#domain/account/account.types.ts'
import { logInSchema } from '#domain/account/accountForms.ts'
import { logInCall } from '#client/api/accountCalls.ts'
import { FormTextField } from '#client/components/form/FormTextField.tsx'
import { PasswordField } from '#client/components/form/PasswordField.tsx'
import { SentForm } from '#client/components/form/SentForm.tsx'
import { setAccount } from '#client/state/accountStore.ts'

/** Email and password; on the login page and in the checkout. */
export function LogInForm({
  email = '',
  onLoggedIn,
  secondary,
}: {
  email?: string
  onLoggedIn: (account: AccountProfile) => void
  secondary?: ReactNode
}) {
  return (
    <SentForm
      label="Log in"
      schema={logInSchema}
      defaultValues={{ email, password: '' }}
      submitLabel="Log in"
      isWide
      secondary={secondary}
      onSend={async (credentials) => {
        const answer = await logInCall(credentials)
        // A second step for a 2FA code takes the other outcome.
        if (answer.outcome !== 'logged_in') return
        setAccount(answer.account, 'login')
        onLoggedIn(answer.account)
      }}
    >
      <FormTextField
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        isRequired
        maxLength={254}
      />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
    </SentForm>
  )
}
