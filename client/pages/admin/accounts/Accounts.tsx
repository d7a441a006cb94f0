import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { roleWords } from '#domain/account/roleNames.ts'
import { MAX_STAFF_ROWS, type StaffRow } from '#domain/admin/staffList.ts'
import { loadStaff } from '#client/api/staffCalls.ts'
import { QueueSearch } from '#client/components/queue/QueueSearch.tsx'
import { useLoaded } from '#client/state/useLoaded.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { Cell, ColumnHeader, Table } from '#client/ui/Table.tsx'
import { RolesDialog } from './RolesDialog.tsx'

/** Accounts with their roles; what is changed is asked in a window. */
export function Accounts() {
  const [address, setAddress] = useSearchParams()
  const search = address.get('q')?.trim() ?? ''
  const { value, error, reload } = useLoaded(search, () => loadStaff(search))
  const [changed, setChanged] = useState<StaffRow | null>(null)
  return (
    <>
      <search>
        <QueueSearch
          key={search}
          label="Email begins with"
          value={search}
          onAsk={(q) => setAddress(q === '' ? {} : { q })}
        />
      </search>
      <div className="mt-4 flex flex-col gap-4">
        {error ? <RetryCallout title={error.message} onRetry={reload} /> : null}
        {value ? (
          <Rows rows={value.rows} onChange={setChanged} />
        ) : error ? null : (
          <Skeleton className="h-96" />
        )}
        {value?.hasMore ? (
          <p className="text-sm text-ink-2">
            The first {MAX_STAFF_ROWS} are shown. Type more of the email to find the others.
          </p>
        ) : null}
      </div>
      {changed ? (
        <RolesDialog
          key={changed.id}
          account={changed}
          onClose={() => setChanged(null)}
          onDone={reload}
        />
      ) : null}
    </>
  )
}

function Rows({
  rows,
  onChange,
}: {
  rows: readonly StaffRow[]
  onChange: (row: StaffRow) => void
}) {
  if (rows.length === 0)
    return (
      <EmptyState title="No account was found" className="rounded-card border border-line bg-card">
        Search by the start of the email. Only accounts with a confirmed email are listed.
      </EmptyState>
    )
  return (
    <Table caption="Accounts">
      <thead>
        <tr>
          <ColumnHeader>Name</ColumnHeader>
          <ColumnHeader>Email</ColumnHeader>
          <ColumnHeader>Roles</ColumnHeader>
          <ColumnHeader>Second factor</ColumnHeader>
          <ColumnHeader>
            <span className="sr-only">Change</span>
          </ColumnHeader>
        </tr>
      </thead>
      <tbody className="text-sm">
        {rows.map((row) => (
          <tr key={row.id}>
            <Cell className="min-w-36 font-semibold wrap-anywhere">{row.name}</Cell>
            <Cell className="min-w-44 wrap-anywhere">{row.email}</Cell>
            <Cell>
              <Badge tone={row.roles.length === 0 ? 'neutral' : 'info'}>
                {roleWords(row.roles)}
              </Badge>
            </Cell>
            <Cell>{row.isApp2FAEnabled ? 'On' : 'Off'}</Cell>
            <Cell className="py-1.5 text-right">
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Roles of ${row.name}`}
                onPress={() => onChange(row)}
              >
                Roles
              </Button>
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
