import { useCallback, useState, type ReactNode } from 'react'
import type { AccountProfile } from '#domain/accounts/account.types.ts'
import { logInSchema } from '#domain/accounts/accountForms.ts'
import type { ProductError } from '#domain/foundation/errors/productError.ts'
import { logInCall } from '#client/api/accounts/accountCalls.ts'
import { FocusField } from '#client/components/foundation/form/FocusField.tsx'
import { PasswordField } from '#client/components/foundation/form/PasswordField.tsx'
import { SentForm } from '#client/components/foundation/form/SentForm.tsx'
import { setAccount } from '#client/state/foundation/identity/accountStore.ts'
import { Callout } from '#client/ui/Callout.tsx'
import { LoginEmailField } from './AccountFields.tsx'
import { TwoFactorStep } from './TwoFactorStep.tsx'

/** The step of the login: the password, with the reason for a return to it, or the second step. */
type LogInStep =
  | { at: 'password'; isBack: boolean; problem: ProductError | null }
  | { at: 'two-factor' }

/** Email and password, and a second step where two-factor authentication is on; on the login page and in the checkout. */
export function LogInForm({
  email = '',
  onLoggedIn,
  secondary,
}: {
  email?: string
  onLoggedIn: (account: AccountProfile) => void
  secondary?: ReactNode
}) {
  const [step, setStep] = useState<LogInStep>({ at: 'password', isBack: false, problem: null })
  const [typedEmail, setTypedEmail] = useState(email)
  const toPassword = useCallback(
    (problem: ProductError | null) => setStep({ at: 'password', isBack: true, problem }),
    [],
  )
  const logIn = (account: AccountProfile) => {
    setAccount(account, 'login')
    onLoggedIn(account)
  }

  if (step.at === 'two-factor') {
    return <TwoFactorStep onLoggedIn={logIn} onEnded={toPassword} onBack={() => toPassword(null)} />
  }
  return (
    <>
      {step.problem ? (
        <Callout tone="error" title={step.problem.message} className="mb-5">
          To log in, please start again with your password.
        </Callout>
      ) : null}
      <SentForm
        label="Log in"
        schema={logInSchema}
        defaultValues={{ email: typedEmail, password: '' }}
        submitLabel="Log in"
        isWide
        secondary={secondary}
        onSend={async (credentials) => {
          const answer = await logInCall(credentials)
          if (answer.outcome === 'logged_in') return logIn(answer.account)
          setTypedEmail(credentials.email)
          setStep({ at: 'two-factor' })
        }}
      >
        <LoginEmailField />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        {step.isBack ? <FocusField name="password" /> : null}
      </SentForm>
    </>
  )
}
