import { Link } from 'react-router'
import {
  AUDITED_KIND_NAMES,
  auditEventName,
  type AuditLogEntry,
} from '#domain/foundation/admin/auditLog.ts'
import { sitePath } from '#content/sitePaths.ts'
import { Cell, ColumnHeader, Table } from '#client/ui/Table.tsx'
import { auditWords } from '../auditWords.ts'
import { momentWords } from '../deskWords.ts'

const LINK = 'text-cobalt underline underline-offset-3'

/** Entries as rows; on a phone as a list. */
export function AuditTable({ rows }: { rows: readonly AuditLogEntry[] }) {
  return (
    <Table caption="Changes, newest first">
      <thead>
        <tr>
          <ColumnHeader className="max-lg:hidden">When</ColumnHeader>
          <ColumnHeader className="max-lg:hidden">Who</ColumnHeader>
          <ColumnHeader>What</ColumnHeader>
          <ColumnHeader className="max-lg:hidden">Subject</ColumnHeader>
          <ColumnHeader className="max-lg:hidden">Why</ColumnHeader>
        </tr>
      </thead>
      <tbody className="text-sm">
        {rows.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </tbody>
    </Table>
  )
}

function EntryRow({ entry }: { entry: AuditLogEntry }) {
  const { at, event, reason, before, after } = entry
  const who = <Person {...entry} />
  const time = <time dateTime={at}>{momentWords(at)}</time>
  return (
    <tr>
      <Cell className="whitespace-nowrap max-lg:hidden">{time}</Cell>
      <Cell className="max-lg:hidden">{who}</Cell>
      <Cell className="wrap-anywhere">
        <span className="font-semibold">{auditEventName(event)}</span>
        {before || after ? <span className="block text-ink-2">{auditWords(entry)}</span> : null}
        <span className="block lg:hidden">
          <Subject entry={entry} />
          {reason ? <span className="block">{reason}</span> : null}
          <span className="block text-ink-2">
            {who}, {time}
          </span>
        </span>
      </Cell>
      <Cell className="min-w-36 wrap-anywhere max-lg:hidden">
        <Subject entry={entry} />
      </Cell>
      <Cell className="min-w-44 wrap-anywhere max-lg:hidden">{reason}</Cell>
    </tr>
  )
}

/** Leads to all entries of the person. */
function Person({ accountId, by }: AuditLogEntry) {
  if (accountId === null) return 'Command line'
  return (
    <Link to={`${sitePath('auditLog')}?${new URLSearchParams({ by: accountId })}`} className={LINK}>
      {by ?? 'Deleted account'}
    </Link>
  )
}

/** The page of a subject; null where it has none. */
function pathOf({ kind, event, subjectId: id }: AuditLogEntry): string | null {
  // A route without an id in it is its own subject.
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
