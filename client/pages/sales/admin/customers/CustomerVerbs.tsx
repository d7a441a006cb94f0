import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import type { CustomerView } from '#domain/sales/admin/customers.ts'
import { eraseCustomerCall, exportCustomerCall } from '#client/api/sales/customerCalls.ts'
import { Button } from '#client/ui/Button.tsx'
import { TextField } from '#client/ui/TextField.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { Part } from '#client/pages/foundation/admin/Part.tsx'
import { ReasonDialog } from '#client/pages/foundation/admin/ReasonDialog.tsx'

/** An admin's actions on a customer's data, on the customer's behalf. */
export function CustomerVerbs({
  customer: { id, email, roles },
  onChanged,
}: {
  customer: CustomerView
  onChanged: () => void
}) {
  const [asked, setAsked] = useState<'export' | 'erase' | null>(null)
  const close = () => setAsked(null)
  return (
    <Part title="Data">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onPress={() => setAsked('export')}>
          Export the data
        </Button>
        {roles.length === 0 ? (
          <Button variant="danger" size="sm" onPress={() => setAsked('erase')}>
            Erase
          </Button>
        ) : null}
      </div>
      {roles.length === 0 ? null : (
        <p className="mt-3 text-sm text-ink-2">
          Remove this person’s roles first; then the account can be erased.
        </p>
      )}
      <ReasonDialog
        isOpen={asked === 'export'}
        onClose={close}
        title="Export all data of this customer?"
        confirmLabel="Export"
        onConfirm={async (reason) => await exportCustomerCall(id, reason).finally(onChanged)}
      >
        <p className="text-ink-2">
          The same file that the customer gets from “Download my data”. Don’t share it with anyone
          else.
        </p>
      </ReasonDialog>
      <EraseDialog isOpen={asked === 'erase'} onClose={close} id={id} email={email} />
    </Part>
  )
}

function EraseDialog({
  isOpen,
  onClose,
  id,
  email,
}: {
  isOpen: boolean
  onClose: () => void
  id: string
  email: string
}) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  return (
    <ReasonDialog
      isOpen={isOpen}
      onClose={() => {
        setTyped('')
        onClose()
      }}
      title="Erase this customer?"
      confirmLabel="Erase for good"
      tone="danger"
      onConfirm={async (reason) => {
        await eraseCustomerCall(id, { reason, email: typed.trim() })
        showToast({ tone: 'success', title: 'The account was erased.' })
        await navigate(sitePath('customers'))
      }}
    >
      <p className="text-ink-2">
        This deletes the account with its logins, addresses, advertisers, brand kit, chats, requests
        and offers. Orders and invoices stay, as the law requires, and no longer belong to an
        account; booked campaigns keep running. This cannot be undone, and the customer is told by
        email.
      </p>
      <TextField
        label={`Type ${email} to confirm`}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        isRequired
      />
    </ReasonDialog>
  )
}
