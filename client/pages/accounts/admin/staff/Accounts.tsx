import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ROLE_NAMES, roleWords } from '#domain/accounts/roleNames.ts'
import { MAX_STAFF_ROWS, type StaffRow } from '#domain/accounts/admin/staffList.ts'
import { loadStaff } from '#client/api/accounts/staffCalls.ts'
import { QueueSearch } from '#client/components/foundation/queue/QueueSearch.tsx'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { Cell, ColumnHeader, Table } from '#client/ui/Table.tsx'
import { useIsWide } from '#client/ui/useIsWide.ts'
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
            The first {MAX_STAFF_ROWS} are shown. Type {search === '' ? 'the start' : 'more'} of an
            email to find the others.
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
  const isWide = useIsWide()
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
          <ColumnHeader className="max-lg:hidden">Email</ColumnHeader>
          {isWide ? <ColumnHeader>Roles</ColumnHeader> : null}
          <ColumnHeader className="max-lg:hidden">Second factor</ColumnHeader>
          <ColumnHeader>
            <span className="sr-only">Change</span>
          </ColumnHeader>
        </tr>
      </thead>
      <tbody className="text-sm">
        {rows.map((row) => (
          <tr key={row.id}>
            <Cell className="min-w-32 wrap-anywhere">
              <span className="font-semibold">{row.name}</span>
              <span className="block text-ink-2 lg:hidden">
                <EmailParts email={row.email} />
              </span>
              <span className="block text-ink-2 lg:hidden">
                Second factor {row.isApp2FAEnabled ? 'on' : 'off'}
              </span>
              {isWide ? null : <RoleBadges roles={row.roles} />}
            </Cell>
            <Cell className="min-w-60 wrap-anywhere max-lg:hidden">
              <EmailParts email={row.email} />
            </Cell>
            {isWide ? (
              <Cell>
                <RoleBadges roles={row.roles} />
              </Cell>
            ) : null}
            <Cell className="max-lg:hidden">{row.isApp2FAEnabled ? 'On' : 'Off'}</Cell>
            <Cell hasControl className="text-right">
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

/** An address that goes on in the next line at its sign rather than within a word. */
function EmailParts({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}

/** Each of its roles; on a narrow screen below its name. */
function RoleBadges({ roles }: Pick<StaffRow, 'roles'>) {
  if (roles.length === 0) return <Badge>{roleWords(roles)}</Badge>
  return (
    <span className="flex flex-wrap gap-1 max-lg:mt-1">
      {roles.map((role) => (
        <Badge key={role} tone="info">
          {ROLE_NAMES[role]}
        </Badge>
      ))}
    </span>
  )
}
