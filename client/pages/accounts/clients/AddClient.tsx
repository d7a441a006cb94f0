import { useController } from 'react-hook-form'
import {
  newClientSchema,
  REPORT_NAMES,
  type NewClient,
  type ReportName,
} from '#domain/accounts/team/teamClient.ts'
import { addClientCall } from '#client/api/accounts/clientCalls.ts'
import { FormTextField } from '#client/components/foundation/form/FormTextField.tsx'
import { SentForm } from '#client/components/foundation/form/SentForm.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { showToast } from '#client/ui/toasts.ts'

const EMPTY: NewClient = { name: '', reportName: 'agency' }

/** The form for another client. */
export function AddClient({ agencyName, onDone }: { agencyName: string; onDone: () => void }) {
  return (
    <SentForm
      label="Add a client"
      schema={newClientSchema}
      defaultValues={EMPTY}
      submitLabel="Add the client"
      onSend={async (client, form) => {
        await addClientCall(client)
        form.reset(EMPTY)
        showToast({ tone: 'success', title: `${client.name} was added.` })
        onDone()
      }}
    >
      <ClientFields agencyName={agencyName} />
    </SentForm>
  )
}

/** Name and reports of a client, inside a form. */
export function ClientFields({ agencyName }: { agencyName: string }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormTextField name="name" label="Client name" isRequired maxLength={80} autoComplete="off" />
      <ReportNameField agencyName={agencyName} />
    </div>
  )
}

const LABELS: Record<ReportName, string> = {
  agency: 'The agency’s name',
  client: 'The client’s name',
}

function ReportNameField({ agencyName }: { agencyName: string }) {
  const { field } = useController<{ reportName: ReportName }>({ name: 'reportName' })
  return (
    <NativeSelect
      label="Reports carry"
      options={REPORT_NAMES.map((id) => ({ id, label: LABELS[id] }))}
      value={field.value}
      onChange={field.onChange}
      description={field.value === 'agency' ? agencyName : undefined}
    />
  )
}
