import { useState } from 'react'
import { accountDeletionSchema } from '#domain/accounts/accountForms.ts'
import type { AccountProfile } from '#domain/accounts/account.types.ts'
import type { OwnerProof } from '#domain/accounts/ownerProof.ts'
import type { TeamMemberView } from '#domain/accounts/team/teamView.types.ts'
import { transferOwnershipCall } from '#client/api/accounts/teamCalls.ts'
import { PasswordField } from '#client/components/foundation/form/PasswordField.tsx'
import { SentForm } from '#client/components/foundation/form/SentForm.tsx'
import { ChangeForm } from '#client/pages/accounts/editUser/twoFactor/ChangeForm.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { showToast } from '#client/ui/toasts.ts'

/** Asks for the new owner and the old one's credentials. */
export function TransferDialog({
  members,
  account,
  onClose,
  onDone,
}: {
  members: readonly TeamMemberView[]
  account: AccountProfile
  onClose: () => void
  onDone: () => void
}) {
  const [chosen, setChosen] = useState(members[0]?.id ?? '')
  const form = {
    label: 'Transfer the ownership',
    submitLabel: 'Transfer the ownership',
    submitVariant: 'danger',
    secondary: (
      <Button variant="secondary" onPress={onClose} className="max-sm:w-full">
        Cancel
      </Button>
    ),
    onSend: async (proof: OwnerProof) => {
      await transferOwnershipCall({ ...proof, memberId: chosen })
      const name = members.find(({ id }) => id === chosen)?.name ?? 'The member'
      showToast({ tone: 'success', title: `${name} now owns the team.` })
      onClose()
      onDone()
    },
  } as const
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title="Transfer the ownership"
      size="sm"
    >
      <div className="flex flex-col gap-5">
        <p className="text-ink-2">
          The new owner manages the team from then on. You stay as a buyer.
        </p>
        <NativeSelect
          label="New owner"
          options={members.map(({ id, name, email }) => ({ id, label: `${name}, ${email}` }))}
          value={chosen}
          onChange={setChosen}
        />
        {account.isApp2FAEnabled ? (
          <ChangeForm {...form} />
        ) : (
          <SentForm {...form} schema={accountDeletionSchema} defaultValues={{ password: '' }}>
            <PasswordField name="password" label="Your password" autoComplete="current-password" />
          </SentForm>
        )}
      </div>
    </Dialog>
  )
}
