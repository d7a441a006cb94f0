import { Link, useNavigate } from 'react-router'
import { z } from 'zod'
import { pageHead } from '#client/routing/pageHead.ts'
import { typedPasswordSchema } from '#domain/accounts/accountForms.ts'
import { ACCOUNT_MESSAGES } from '#domain/accounts/accountMessages.ts'
import { sitePath } from '#content/sitePaths.ts'
import { verifyEmailCall } from '#client/api/accounts/accountCalls.ts'
import { PasswordField } from '#client/components/foundation/form/PasswordField.tsx'
import { SentForm } from '#client/components/foundation/form/SentForm.tsx'
import { setAccount } from '#client/state/foundation/identity/accountStore.ts'
import { consumeDestination } from '#client/state/accounts/destination.ts'
import { showToast } from '#client/ui/toasts.ts'
import { BrokenLink } from './BrokenLink.tsx'
import { LoginSheet, TEXT_LINK } from './LoginSheet.tsx'
import { useLinkToken } from './useLinkToken.ts'

export const meta = () => pageHead('verifyEmail', { title: 'Confirm your email', isKeyed: true })

const schema = z.object({ password: typedPasswordSchema })

/** Confirms a new account's email by the mailed link and the password, and logs in. */
export default function VerifyEmailPage() {
  const token = useLinkToken()
  const navigate = useNavigate()
  if (token === '') return <BrokenLink to={sitePath('login')} label="Go to the login" />
  return (
    <LoginSheet
      title="Confirm your email"
      intro="Enter the password you chose. It shows that it was you who registered, and logs you in."
      foot={
        <Link to={sitePath('forgotPassword')} className={TEXT_LINK}>
          Forgot your password?
        </Link>
      }
    >
      <SentForm
        label="Confirm your email"
        schema={schema}
        defaultValues={{ password: '' }}
        submitLabel="Confirm and log in"
        isWide
        onSend={async ({ password }) => {
          const answer = await verifyEmailCall({ token, password })
          if (answer.outcome !== 'logged_in') return
          setAccount(answer.account, 'login')
          showToast({ tone: 'success', title: ACCOUNT_MESSAGES.emailVerified })
          await navigate(consumeDestination() ?? sitePath('myOrders'), { replace: true })
        }}
      >
        <PasswordField name="password" label="Password" autoComplete="current-password" />
      </SentForm>
    </LoginSheet>
  )
}
