import { Link } from 'react-router'
import { pageHead } from '#client/routing/pageHead.ts'
import { emailOnlySchema } from '#domain/accounts/accountForms.ts'
import { ACCOUNT_MESSAGES } from '#domain/accounts/accountMessages.ts'
import { sitePath } from '#content/sitePaths.ts'
import { requestPasswordResetCall } from '#client/api/accounts/accountCalls.ts'
import { LoginEmailField } from '#client/components/accounts/AccountFields.tsx'
import { TEXT_LINK } from './LoginSheet.tsx'
import { MailedForm } from './MailedForm.tsx'

export const meta = () => pageHead('forgotPassword', { title: 'Forgot your password?' })

/** Asks for a link to choose a new password. */
export default function ForgotPasswordPage() {
  return (
    <MailedForm
      title="Forgot your password?"
      intro="We email you a link to choose a new one. It works once, for one hour."
      foot={
        <Link to={sitePath('login')} className={TEXT_LINK}>
          Back to the login
        </Link>
      }
      schema={emailOnlySchema}
      defaultValues={{ email: '' }}
      submitLabel="Email me a link"
      onSend={requestPasswordResetCall}
      sentText={ACCOUNT_MESSAGES.resetRequested}
    >
      <LoginEmailField />
    </MailedForm>
  )
}
