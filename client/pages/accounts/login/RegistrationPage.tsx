import { Link } from 'react-router'
import { ACCOUNT_MESSAGES } from '#domain/accounts/accountMessages.ts'
import { registrationSchema } from '#domain/accounts/accountForms.ts'
import { sitePath } from '#content/sitePaths.ts'
import { registerCall } from '#client/api/accounts/accountCalls.ts'
import {
  CompanyNameField,
  LoginEmailField,
  NameFields,
  useIsCompany,
} from '#client/components/accounts/AccountFields.tsx'
import { BuyerType } from '#client/components/accounts/BuyerType.tsx'
import { NewPasswordField } from '#client/components/foundation/form/NewPasswordField.tsx'
import { pageHead } from '#client/routing/pageHead.ts'
import { TEXT_LINK } from './LoginSheet.tsx'
import { MailedForm } from './MailedForm.tsx'

const DESCRIPTION =
  'An account keeps your campaigns, invoices, addresses and coupons, and lets you book again in a minute.'

export const meta = () =>
  pageHead('register', { title: 'Create an account', description: DESCRIPTION })

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
  return (
    <MailedForm
      title="Create an account"
      intro="All your campaigns, invoices and creatives in one place. Orders you placed as a guest with the same address are included."
      foot={
        <p>
          Already have an account?{' '}
          <Link to={sitePath('login')} className={TEXT_LINK}>
            Log in
          </Link>
        </p>
      }
      schema={registrationSchema}
      defaultValues={EMPTY}
      submitLabel="Create account"
      onSend={registerCall}
      sentText={ACCOUNT_MESSAGES.checkYourMail}
    >
      <BuyerType />
      <CompanyName />
      <NameFields />
      <LoginEmailField />
      <NewPasswordField name="password" label="Password" />
    </MailedForm>
  )
}

function CompanyName() {
  return useIsCompany() ? <CompanyNameField /> : null
}
