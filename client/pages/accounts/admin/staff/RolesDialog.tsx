import { useRef, useState } from 'react'
import { STAFF_ROLES } from '#domain/accounts/capability.ts'
import { ROLE_NAMES, formatRole } from '#domain/accounts/roleNames.ts'
import type { StaffRow } from '#domain/accounts/admin/staffList.ts'
import { loadRoleHistory, setRolesCall } from '#client/api/accounts/staffCalls.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { CheckboxGroup } from '#client/ui/CheckboxGroup.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { useScrolls } from '#client/ui/useScrolls.ts'
import { AuditEntries } from '#client/pages/foundation/admin/AuditEntries.tsx'
import { useAttempt } from '#client/pages/foundation/admin/useAttempt.ts'
import { useReason } from '#client/pages/foundation/admin/useReason.tsx'

/** Changes an account's roles with a reason, and lists earlier changes. */
export function RolesDialog({
  account,
  onClose,
  onDone,
}: {
  account: StaffRow
  onClose: () => void
  onDone: () => void
}) {
  const [chosen, setChosen] = useState<string[]>(account.roles)
  const roles = STAFF_ROLES.filter((role) => chosen.includes(role))
  const reason = useReason(`roles ${account.id}`)
  const [isUnchanged, setUnchanged] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const { problem, attempt } = useAttempt(onDone)
  const history = useLoaded(account.id, () => loadRoleHistory(account.id))
  const close = () => {
    reason.clear()
    onClose()
  }
  const save = async () => {
    const isSame = formatRole(roles) === formatRole(account.roles)
    setUnchanged(isSame)
    const why = reason.demand()
    if (isSame || why === null) return
    setSaving(true)
    const change = { roles, before: account.roles, reason: why }
    const isSaved = await attempt(() => setRolesCall(account.id, change))
    setSaving(false)
    if (!isSaved) return
    showToast({ tone: 'success', title: `${account.name}: ${formatRole(roles)}.` })
    close()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen || isSaving ? undefined : close())}
      title={`Roles of ${account.name}`}
      actions={
        <>
          <Button variant="secondary" onPress={close} isDisabled={isSaving}>
            Cancel
          </Button>
          <Button isPending={isSaving} onPress={() => void save()}>
            Save the roles
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="wrap-anywhere text-ink-2">{account.email}</p>
        <CheckboxGroup
          label="Roles"
          description="Without a role, it is a customer’s account."
          value={chosen}
          onChange={setChosen}
        >
          {STAFF_ROLES.map((role) => (
            <Checkbox key={role} value={role}>
              {ROLE_NAMES[role]}
            </Checkbox>
          ))}
        </CheckboxGroup>
        {reason.field}
        {isUnchanged && formatRole(roles) === formatRole(account.roles) ? (
          <Callout tone="error" title="Add or remove a role first." />
        ) : null}
        {problem ? <Callout tone="error" title={problem} /> : null}
        <section>
          <h3 className="font-sans text-sm font-semibold tracking-normal">Earlier changes</h3>
          <History entries={history.value?.entries ?? null} />
        </section>
      </div>
    </Dialog>
  )
}

const scrollsDown = ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight > clientHeight

/** Reserves the height, so that the buttons below it do not move. */
function History({ entries }: Parameters<typeof AuditEntries>[0]) {
  const box = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(box, scrollsDown)
  return (
    <div
      ref={box}
      {...(scrolls ? { role: 'group', 'aria-label': 'Earlier changes', tabIndex: 0 } : {})}
      className="h-24 overflow-y-auto -outline-offset-2"
    >
      <div>
        <AuditEntries entries={entries} />
      </div>
    </div>
  )
}
