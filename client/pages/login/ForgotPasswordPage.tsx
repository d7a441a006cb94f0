import { useState } from 'react'
import { Link } from 'react-router'
import { emailOnlySchema } from '#domain/account/accountForms.ts'
import { ACCOUNT_MESSAGES } from '#domain/account/accountMessages.ts'
import { requestPasswordResetCall } from '#client/api/accountCalls.ts'
import { FormTextField } from '#client/components/form/FormTextField.tsx'
import { SentForm } from '#client/components/form/SentForm.tsx'
import { localePath } from '#client/routing/localePath.ts'
import { LoginSheet, TEXT_LINK } from './LoginSheet.tsx'
import { MailSent } from './MailSent.tsx'

export function meta() {
  return [
    { title: 'Forgot your password? | AdMarket Direct' },
    { name: 'robots', content: 'noindex' },
  ]
}

/** Asks for a link to choose a new password. */
export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null) {
    return (
      <MailSent
        email={sentTo}
        text={ACCOUNT_MESSAGES.resetRequested}
        onAgain={() => setSentTo(null)}
      />
    )
  }
  return (
    <LoginSheet
      title="Forgot your password?"
      intro="We mail you a link to choose a new one. It works once, for one hour."
      foot={
        <Link to={localePath('/login')} className={TEXT_LINK}>
          Back to the login
        </Link>
      }
    >
      <SentForm
        label="Forgot your password?"
        schema={emailOnlySchema}
        defaultValues={{ email: '' }}
        submitLabel="Mail me a link"
        isWide
        onSend={async (values) => {
          await requestPasswordResetCall(values)
          setSentTo(values.email)
        }}
      >
        <FormTextField
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          isRequired
          autoComplete="username"
          maxLength={254}
        />
      </SentForm>
    </LoginSheet>
  )
}
