import { useState } from 'react'
import type { AccountProfile } from '#domain/accounts/account.types.ts'
import { emailChangeSchema } from '#domain/accounts/accountForms.ts'
import { ACCOUNT_MESSAGES } from '#domain/accounts/accountMessages.ts'
import { requestEmailChangeCall } from '#client/api/accounts/accountCalls.ts'
import { FormTextField } from '#client/components/foundation/form/FormTextField.tsx'
import { PasswordField } from '#client/components/foundation/form/PasswordField.tsx'
import { SentForm } from '#client/components/foundation/form/SentForm.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { AccountSection } from '#client/components/accounts/AccountSection.tsx'
import { useSecondFactor } from './twoFactor/useSecondFactor.tsx'

const EMPTY = { newEmail: '', password: '' }

/** The email, which changes only once the new address is confirmed. */
export function EmailSection({ account }: { account: AccountProfile }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { withCode, codeDialog } = useSecondFactor('Change the email')
  return (
    <AccountSection
      id="email"
      title="Email"
      intro="It changes when you open the link that we email to the new address. We tell the old one too."
    >
      <p className="mb-5 wrap-anywhere">
        <span className="text-ink-2">You log in with </span>
        <strong>{account.email}</strong>
      </p>
      {sentTo !== null && sentTo !== account.email ? (
        <Callout tone="success" isLive className="mb-5" title={sentTo}>
          {ACCOUNT_MESSAGES.emailChangeRequested}
        </Callout>
      ) : null}
      <SentForm
        label="Change the email"
        schema={emailChangeSchema}
        defaultValues={EMPTY}
        submitLabel="Change the email"
        submitVariant="secondary"
        onSend={async (change, form) => {
          await withCode(async (proof) => {
            await requestEmailChangeCall({ ...change, ...proof })
            form.reset(EMPTY)
            setSentTo(change.newEmail)
          })
        }}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <FormTextField
            name="newEmail"
            label="New email"
            type="email"
            inputMode="email"
            isRequired
            autoComplete="email"
            maxLength={254}
          />
          <PasswordField name="password" label="Your password" autoComplete="current-password" />
        </div>
      </SentForm>
      {codeDialog}
    </AccountSection>
  )
}
