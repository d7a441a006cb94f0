import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { ACCOUNT_MESSAGES } from '#domain/account/accountMessages.ts'
import { registrationSchema } from '#domain/account/accountForms.ts'
import { PASSWORD_LENGTH } from '#domain/account/password.ts'
import { registerCall } from '#client/api/accountCalls.ts'
import { BuyerType } from '#client/components/account/BuyerType.tsx'
import { FormTextField } from '#client/components/form/FormTextField.tsx'
import { PasswordField } from '#client/components/form/PasswordField.tsx'
import { SentForm } from '#client/components/form/SentForm.tsx'
import { localePath } from '#client/routing/localePath.ts'
import { LoginSheet, TEXT_LINK } from './LoginSheet.tsx'
import { MailSent } from './MailSent.tsx'

export function meta() {
  return [
    { title: 'Create an account | AdMarket Direct' },
    {
      name: 'description',
      content:
        'An account keeps your campaigns, invoices, addresses and coupons, and lets you book again in a minute.',
    },
  ]
}

const EMPTY = {
  firstName: '',
  lastName: '',
  type: 'individual' as const,
  companyName: '',
  email: '',
  password: '',
}

/** A new account, for an individual or a company. */
export default function RegistrationPage() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null) {
    return (
      <MailSent
        email={sentTo}
        text={ACCOUNT_MESSAGES.checkYourMail}
        onAgain={() => setSentTo(null)}
      />
    )
  }
  return (
    <LoginSheet
      title="Create an account"
      intro="All your campaigns, invoices and creatives in one place. Orders that you made as a guest with the same address come along."
      foot={
        <p>
          You have an account?{' '}
          <Link to={localePath('/login')} className={TEXT_LINK}>
            Log in
          </Link>
        </p>
      }
    >
      <SentForm
        label="Create an account"
        schema={registrationSchema}
        defaultValues={EMPTY}
        submitLabel="Create account"
        isWide
        onSend={async (registration) => {
          await registerCall(registration)
          setSentTo(registration.email)
        }}
      >
        <BuyerType />
        <CompanyName />
        <div className="grid gap-5 sm:grid-cols-2">
          <FormTextField
            name="firstName"
            label="First name"
            isRequired
            autoComplete="given-name"
            maxLength={80}
          />
          <FormTextField
            name="lastName"
            label="Last name"
            isRequired
            autoComplete="family-name"
            maxLength={80}
          />
        </div>
        <FormTextField
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          isRequired
          autoComplete="username"
          maxLength={254}
        />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="new-password"
          description={`At least ${PASSWORD_LENGTH.min} characters.`}
        />
      </SentForm>
    </LoginSheet>
  )
}

function CompanyName() {
  const type: unknown = useWatch({ name: 'type' })
  if (type !== 'company') return null
  return (
    <FormTextField
      name="companyName"
      label="Company name"
      isRequired
      autoComplete="organization"
      maxLength={160}
    />
  )
}
