import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ROLE_NAMES, formatRole } from '#domain/accounts/roleNames.ts'
import { MAX_STAFF_ROWS, type StaffRow } from '#domain/accounts/admin/staffList.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { loadStaff } from '#client/api/accounts/staffCalls.ts'
import { QueueSearch } from '#client/components/foundation/queue/QueueSearch.tsx'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { type Column, DataTable } from '#client/ui/DataTable.tsx'
import { useIsWide } from '#client/ui/useIsWide.ts'
import { RolesDialog } from './RolesDialog.tsx'

/** Accounts with their roles; a dialog edits them. */
export function Accounts() {
  const [address, setAddress] = useSearchParams()
  const search = address.get('q')?.trim() ?? ''
  const loaded = useLoaded(search, () => loadStaff(search))
  const { value, reload } = loaded
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
        <PageState loaded={loaded} loading={<Loading shape="h-96" />}>
          {({ rows }) => <Rows rows={rows} onChange={setChanged} />}
        </PageState>
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
    <DataTable
      caption="Accounts"
      columns={columnsOf(isWide, onChange)}
      rows={rows}
      keyOf={({ id }) => id}
    />
  )
}

function columnsOf(isWide: boolean, onChange: (row: StaffRow) => void): Column<StaffRow>[] {
  const roles: Column<StaffRow> = {
    id: 'roles',
    header: 'Roles',
    cell: (row) => <RoleBadges roles={row.roles} />,
  }
  return [
    {
      id: 'name',
      header: 'Name',
      className: 'min-w-32 wrap-anywhere',
      cell: (row) => (
        <>
          <span className="font-semibold">{row.name}</span>
          <span className="block text-ink-2 lg:hidden">
            <EmailParts email={row.email} />
          </span>
          <span className="block text-ink-2 lg:hidden">
            Second factor {row.isApp2FAEnabled ? 'on' : 'off'}
          </span>
          {isWide ? null : <RoleBadges roles={row.roles} />}
        </>
      ),
    },
    {
      id: 'email',
      header: 'Email',
      from: 'lg',
      className: 'min-w-60 wrap-anywhere',
      cell: ({ email }) => <EmailParts email={email} />,
    },
    ...(isWide ? [roles] : []),
    {
      id: 'secondFactor',
      header: 'Second factor',
      from: 'lg',
      cell: ({ isApp2FAEnabled }) => (isApp2FAEnabled ? 'On' : 'Off'),
    },
    {
      id: 'change',
      header: 'Change',
      isHeaderHidden: true,
      hasControl: true,
      className: 'text-right',
      cell: (row) => (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Roles of ${row.name}`}
          onPress={() => onChange(row)}
        >
          Roles
        </Button>
      ),
    },
  ]
}

/** An address that breaks at its @ sign rather than within a word. */
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
  if (roles.length === 0) return <Badge>{formatRole(roles)}</Badge>
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
