import { useState } from 'react'
import { newClientSchema, type ManagedClient } from '#domain/accounts/team/teamClient.ts'
import { changeClientCall } from '#client/api/accounts/clientCalls.ts'
import { AccountSection } from '#client/components/accounts/AccountSection.tsx'
import { SentForm } from '#client/components/foundation/form/SentForm.tsx'
import { useTeamAction } from '#client/pages/accounts/team/useTeamAction.ts'
import { storeClient } from '#client/state/accounts/currentClient.ts'
import { Button } from '#client/ui/Button.tsx'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { ClientFields } from './AddClient.tsx'
import { ClientPeople } from './ClientPeople.tsx'

interface ClientSectionProps {
  client: ManagedClient
  agencyName: string
  canManage: boolean
  onDone: () => void
}

/** One client: work for it, its data and its people. */
export function ClientSection({ client, agencyName, canManage, onDone }: ClientSectionProps) {
  const { id, name, reportName, isArchived } = client
  const carrier = reportName === 'agency' ? agencyName : name
  return (
    <AccountSection
      id={id}
      title={name}
      intro={
        isArchived ? 'Archived. Its orders stay with the agency.' : `Reports carry ${carrier}.`
      }
    >
      <div className="flex flex-col gap-5">
        <ClientActions client={client} canManage={canManage} onDone={onDone} />
        {canManage && !isArchived ? (
          <>
            <ClientPeople client={client} onDone={onDone} />
            <Disclosure title="Change name and reports" className="border-t border-line pt-4">
              <ChangeClient
                key={`${name} ${reportName}`}
                client={client}
                agencyName={agencyName}
                onDone={onDone}
              />
            </Disclosure>
          </>
        ) : null}
      </div>
    </AccountSection>
  )
}

function ChangeClient({
  client: { id, name, reportName },
  agencyName,
  onDone,
}: Omit<ClientSectionProps, 'canManage'>) {
  return (
    <SentForm
      label={`Change ${name}`}
      schema={newClientSchema}
      defaultValues={{ name, reportName }}
      submitLabel="Save"
      submitVariant="secondary"
      onSend={async (change) => {
        await changeClientCall(id, {
          ...(change.name === name ? {} : { name: change.name }),
          ...(change.reportName === reportName ? {} : { reportName: change.reportName }),
        })
        showToast({ tone: 'success', title: `${change.name} was saved.` })
        onDone()
      }}
    >
      <ClientFields agencyName={agencyName} />
    </SentForm>
  )
}

function ClientActions({ client, canManage, onDone }: Omit<ClientSectionProps, 'agencyName'>) {
  const { id, name, isArchived } = client
  const [isAsking, setAsking] = useState(false)
  const { pending, act } = useTeamAction(onDone)
  const work = () => {
    storeClient(client)
    globalThis.location.reload()
  }
  const archive = async () => {
    const call = () => changeClientCall(id, { isArchived: true })
    if (await act('archive', call, `${name} was archived.`)) setAsking(false)
  }
  if (isArchived)
    return canManage ? (
      <Button
        variant="secondary"
        className="self-start"
        aria-label={`Restore ${name}`}
        isPending={pending !== null}
        onPress={() =>
          void act(
            'restore',
            () => changeClientCall(id, { isArchived: false }),
            `${name} was restored. Invite its people again.`,
          )
        }
      >
        Restore
      </Button>
    ) : null
  return (
    <div className="flex flex-wrap gap-3">
      <Button onPress={work} className="max-w-full">
        <span className="min-w-0 wrap-anywhere">
          Work for <bdi>{name}</bdi>
        </span>
      </Button>
      {canManage ? (
        <Button variant="secondary" aria-label={`Archive ${name}`} onPress={() => setAsking(true)}>
          Archive
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={`Archive ${name}?`}
        confirmLabel="Archive"
        tone="danger"
        isPending={pending !== null}
        onConfirm={() => void archive()}
      >
        <p>
          Its people lose their access at once. Its orders, reports and invoices stay with the
          agency, and you can restore it.
        </p>
      </ConfirmDialog>
    </div>
  )
}
