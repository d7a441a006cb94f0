import { Link, useNavigate } from 'react-router'
import { z } from 'zod'
import { ACCOUNT_MESSAGES } from '#domain/account/accountMessages.ts'
import { newPasswordSchema, PASSWORD_LENGTH } from '#domain/account/password.ts'
import { resetPasswordCall } from '#client/api/accountCalls.ts'
import { PasswordField } from '#client/components/form/PasswordField.tsx'
import { SentForm } from '#client/components/form/SentForm.tsx'
import { localePath } from '#client/routing/localePath.ts'
import { recallAccount, tellOtherTabs } from '#client/state/accountStore.ts'
import { BrokenLink } from './BrokenLink.tsx'
import { LoginSheet, TEXT_LINK } from './LoginSheet.tsx'
import { useLinkToken } from './useLinkToken.ts'

export function meta() {
  return [
    { title: 'Choose a new password | AdMarket Direct' },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

const schema = z.object({ password: newPasswordSchema })

/** A new password, by the mailed link. */
export default function ResetPasswordPage() {
  const token = useLinkToken()
  const navigate = useNavigate()
  if (token === '') {
    return <BrokenLink to={localePath('/forgotPassword')} label="Ask for a new link" />
  }
  return (
    <LoginSheet
      title="Choose a new password"
      intro="When it is set, you are logged out everywhere and log in with the new one."
      foot={
        <Link to={localePath('/forgotPassword')} className={TEXT_LINK}>
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
          tellOtherTabs()
          await recallAccount()
          await navigate(localePath('/login'), {
            replace: true,
            state: { notice: ACCOUNT_MESSAGES.passwordReset },
          })
        }}
      >
        <PasswordField
          name="password"
          label="New password"
          autoComplete="new-password"
          description={`At least ${PASSWORD_LENGTH.min} characters.`}
        />
      </SentForm>
    </LoginSheet>
  )
}
