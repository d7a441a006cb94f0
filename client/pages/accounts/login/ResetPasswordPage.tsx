import { Link, useNavigate } from 'react-router'
import { z } from 'zod'
import { pageHead } from '#client/routing/pageHead.ts'
import { ACCOUNT_MESSAGES } from '#domain/accounts/accountMessages.ts'
import { newPasswordSchema } from '#domain/accounts/password.ts'
import { sitePath } from '#content/sitePaths.ts'
import { resetPasswordCall } from '#client/api/accounts/accountCalls.ts'
import { NewPasswordField } from '#client/components/foundation/form/NewPasswordField.tsx'
import { SentForm } from '#client/components/foundation/form/SentForm.tsx'
import { refreshAccount, notifyOtherTabs } from '#client/state/foundation/identity/accountStore.ts'
import { BrokenLink } from './BrokenLink.tsx'
import { LoginSheet, TEXT_LINK } from './LoginSheet.tsx'
import { useLinkToken } from './useLinkToken.ts'

export const meta = () =>
  pageHead('resetPassword', { title: 'Choose a new password', isKeyed: true })

const schema = z.object({ password: newPasswordSchema })

/** A new password, by the mailed link. */
export default function ResetPasswordPage() {
  const token = useLinkToken()
  const navigate = useNavigate()
  if (token === '') {
    return <BrokenLink to={sitePath('forgotPassword')} label="Ask for a new link" />
  }
  return (
    <LoginSheet
      title="Choose a new password"
      intro="This logs you out everywhere. Then log in with the new one."
      foot={
        <Link to={sitePath('forgotPassword')} className={TEXT_LINK}>
          Ask for a new link
        </Link>
      }
    >
      <SentForm
        label="Choose a new password"
        schema={schema}
        defaultValues={{ password: '' }}
        submitLabel="Set the new password"
        isWide
        onSend={async ({ password }) => {
          await resetPasswordCall({ token, password })
          notifyOtherTabs()
          await refreshAccount()
          await navigate(sitePath('login'), {
            replace: true,
            state: { notice: ACCOUNT_MESSAGES.passwordReset },
          })
        }}
      >
        <NewPasswordField name="password" label="New password" />
      </SentForm>
    </LoginSheet>
  )
}
