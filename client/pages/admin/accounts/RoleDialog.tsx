import { useState } from 'react'
import { ROLE_NAMES } from '#domain/account/roleNames.ts'
import { ACCOUNT_ROLES, type AccountRole, type StaffRow } from '#domain/admin/staffList.ts'
import { loadRoleHistory, setRoleCall } from '#client/api/staffCalls.ts'
import { useLoaded } from '#client/state/useLoaded.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { TextField } from '#client/ui/TextField.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { AuditEntries } from '../AuditEntries.tsx'
import { useAttempt } from '../useAttempt.ts'

const OPTIONS = ACCOUNT_ROLES.map((id) => ({ id, label: ROLE_NAMES[id] }))

/** Gives an account another role, with why; and what was changed before. */
export function RoleDialog({
  account,
  onClose,
  onDone,
}: {
  account: StaffRow
  onClose: () => void
  onDone: () => void
}) {
  const [role, setRole] = useState<AccountRole>(account.role)
  const [reason, setReason] = useState('')
  const [isSaving, setSaving] = useState(false)
  const { problem, attempt } = useAttempt(onDone)
  const history = useLoaded(account.id, () => loadRoleHistory(account.id))
  const save = async () => {
    setSaving(true)
    const change = { role, before: account.role, reason: reason.trim() }
    const isSaved = await attempt(() => setRoleCall(account.id, change))
    setSaving(false)
    if (!isSaved) return
    showToast({ tone: 'success', title: `${account.name}: ${ROLE_NAMES[role]}.` })
    onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen || isSaving ? undefined : onClose())}
      title={`Role of ${account.name}`}
      actions={
        <>
          <Button variant="secondary" onPress={onClose} isDisabled={isSaving}>
            Cancel
          </Button>
          <Button
            isPending={isSaving}
            isDisabled={role === account.role || reason.trim().length < 3}
            onPress={() => void save()}
          >
            Save the role
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="wrap-anywhere text-ink-2">{account.email}</p>
        <NativeSelect label="Role" options={OPTIONS} value={role} onChange={setRole} />
        <TextField label="Why" value={reason} onChange={setReason} maxLength={500} isRequired />
        {problem ? <Callout tone="error" title={problem} /> : null}
        <section>
          <h3 className="font-sans text-sm font-semibold tracking-normal">Earlier changes</h3>
          <AuditEntries entries={history.value?.entries ?? null} />
        </section>
      </div>
    </Dialog>
  )
}
