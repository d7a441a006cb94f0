import { passwordChangeSchema } from '#domain/accounts/accountForms.ts'
import { ACCOUNT_MESSAGES } from '#domain/accounts/accountMessages.ts'
import { changePasswordCall } from '#client/api/accounts/accountCalls.ts'
import { NewPasswordField } from '#client/components/foundation/form/NewPasswordField.tsx'
import { PasswordField } from '#client/components/foundation/form/PasswordField.tsx'
import { SentForm } from '#client/components/foundation/form/SentForm.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { AccountSection } from '#client/components/accounts/AccountSection.tsx'
import { useSecondFactor } from './twoFactor/useSecondFactor.tsx'

const EMPTY = { currentPassword: '', newPassword: '' }

/** A new password, confirmed by the current one. */
export function PasswordSection({ onChanged }: { onChanged: () => void }) {
  const { withCode, codeDialog } = useSecondFactor('Change the password')
  return (
    <AccountSection
      id="password"
      title="Password"
      intro="A new password ends all your other sessions."
    >
      <SentForm
        label="Change the password"
        schema={passwordChangeSchema}
        defaultValues={EMPTY}
        submitLabel="Change the password"
        submitVariant="secondary"
        onSend={async (change, form) => {
          await withCode(async (proof) => {
            await changePasswordCall({ ...change, ...proof })
            form.reset(EMPTY)
            showToast({ tone: 'success', title: ACCOUNT_MESSAGES.passwordChanged })
            onChanged()
          })
        }}
      >
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <PasswordField
            name="currentPassword"
            label="Current password"
            autoComplete="current-password"
          />
          <NewPasswordField name="newPassword" label="New password" />
        </div>
      </SentForm>
      {codeDialog}
    </AccountSection>
  )
}
