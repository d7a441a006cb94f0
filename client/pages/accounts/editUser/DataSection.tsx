import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { AccountProfile } from '#domain/accounts/account.types.ts'
import { accountDeletionSchema } from '#domain/accounts/accountForms.ts'
import { DELETION_NOTICE } from '#domain/accounts/accountMessages.ts'
import type { OwnerProof } from '#domain/accounts/ownerProof.ts'
import { deleteMyAccountCall } from '#client/api/accounts/accountCalls.ts'
import { PasswordField } from '#client/components/foundation/form/PasswordField.tsx'
import { SentForm } from '#client/components/foundation/form/SentForm.tsx'
import { clearAccount, notifyOtherTabs } from '#client/state/foundation/identity/accountStore.ts'
import { Button } from '#client/ui/Button.tsx'
import { buttonStyles } from '#client/ui/buttonStyles.ts'
import { Dialog } from '#client/ui/Dialog.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { AccountSection } from '#client/components/accounts/AccountSection.tsx'
import { ChangeForm } from './twoFactor/ChangeForm.tsx'

/** Downloads the data, or deletes the account. */
export function DataSection({ account: { isApp2FAEnabled } }: { account: AccountProfile }) {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const form = {
    label: 'Delete my account',
    submitLabel: 'Delete for good',
    submitVariant: 'danger',
    secondary: (
      <Button variant="secondary" onPress={() => setAsking(false)} className="max-sm:w-full">
        Keep my account
      </Button>
    ),
    onSend: async (proof: OwnerProof) => {
      await deleteMyAccountCall(proof)
      notifyOtherTabs()
      await navigate('/')
      clearAccount()
      showToast({ tone: 'success', title: 'Your account was deleted.' })
    },
  } as const
  return (
    <AccountSection
      id="data"
      title="Your data, your choice"
      intro="Download everything we store about you, or delete your account."
    >
      <div className="flex flex-wrap gap-3">
        <a href="/api/account/export" download className={buttonStyles('secondary', 'md')}>
          Download my data
        </a>
        <Button variant="danger" onPress={() => setAsking(true)}>
          Delete my account
        </Button>
      </div>
      <Dialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Delete your account?"
        size="sm"
        role="alertdialog"
        isDismissable={false}
      >
        <p className="mb-5 text-ink-2">{DELETION_NOTICE}</p>
        {isApp2FAEnabled ? (
          <ChangeForm {...form} />
        ) : (
          <SentForm {...form} schema={accountDeletionSchema} defaultValues={{ password: '' }}>
            <PasswordField name="password" label="Your password" autoComplete="current-password" />
          </SentForm>
        )}
      </Dialog>
    </AccountSection>
  )
}
