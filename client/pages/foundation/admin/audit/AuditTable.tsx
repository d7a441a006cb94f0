import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { Link } from 'react-router'
import {
  AUDITED_KIND_NAMES,
  auditEventName,
  type AuditLogEntry,
} from '#domain/foundation/admin/auditLog.ts'
import { sitePath } from '#content/sitePaths.ts'
import { type Column, DataTable } from '#client/ui/DataTable.tsx'
import { formatAuditChange } from '../formatAuditChange.ts'

const LINK = 'text-cobalt underline underline-offset-3'

/** The log as a table; a narrow window shows it in one column. */
export function AuditTable({ rows }: { rows: readonly AuditLogEntry[] }) {
  return (
    <DataTable
      caption="Changes, newest first"
      columns={COLUMNS}
      rows={rows}
      keyOf={({ id }) => id}
    />
  )
}

const timeOf = ({ at }: AuditLogEntry) => <time dateTime={at}>{formatInstant(at)}</time>
const personOf = (entry: AuditLogEntry) => <Person {...entry} />
const subjectOf = (entry: AuditLogEntry) => <Subject entry={entry} />

const COLUMNS: readonly Column<AuditLogEntry>[] = [
  { id: 'when', header: 'When', from: 'lg', className: 'whitespace-nowrap', cell: timeOf },
  { id: 'who', header: 'Who', from: 'lg', cell: personOf },
  {
    id: 'what',
    header: 'What',
    className: 'wrap-anywhere',
    cell: (entry) => (
      <>
        <span className="font-semibold">{auditEventName(entry.event)}</span>
        {entry.before || entry.after ? (
          <span className="block text-ink-2">{formatAuditChange(entry)}</span>
        ) : null}
        <span className="block lg:hidden">
          {subjectOf(entry)}
          {entry.reason ? <span className="block">{entry.reason}</span> : null}
          <span className="block text-ink-2">
            {personOf(entry)}, {timeOf(entry)}
          </span>
        </span>
      </>
    ),
  },
  {
    id: 'subject',
    header: 'Subject',
    from: 'lg',
    className: 'min-w-36 wrap-anywhere',
    cell: subjectOf,
  },
  {
    id: 'why',
    header: 'Why',
    from: 'lg',
    className: 'min-w-44 wrap-anywhere',
    cell: ({ reason }) => reason,
  },
]

/** Links to all entries of the person. */
function Person({ accountId, by }: AuditLogEntry) {
  if (accountId === null) return 'Command line'
  return (
    <Link to={`${sitePath('auditLog')}?${new URLSearchParams({ by: accountId })}`} className={LINK}>
      {by ?? 'Deleted account'}
    </Link>
  )
}

/** The page of a subject; null if it has none. */
function pathOf({ kind, event, subjectId: id }: AuditLogEntry): string | null {
  // A route without an ID is its own subject.
  if (event.includes(' ') && !event.includes(':')) return null
  if (kind === 'order' && id.startsWith('ord_')) return sitePath('adminOrder', { id })
  if (kind === 'account') return sitePath('customer', { id })
  if (kind === 'product') return sitePath('product', { id })
  if (kind === 'coupons' && id.startsWith('csr_')) return sitePath('couponSeries', { id })
  return null
}

function Subject({ entry }: { entry: AuditLogEntry }) {
  const path = pathOf(entry)
  return (
    <>
      <span className="text-ink-2">{AUDITED_KIND_NAMES[entry.kind]} </span>
      {path === null ? (
        entry.subject
      ) : (
        <Link to={path} className={LINK}>
          {entry.subject}
        </Link>
      )}
    </>
  )
}
