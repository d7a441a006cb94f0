import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { auditEventName } from '#domain/foundation/admin/auditLog.ts'
import type { DeskAuditView } from '#domain/foundation/admin/deskAudit.ts'
import { Loading } from '#client/ui/Loading.tsx'
import { formatAuditChange } from './formatAuditChange.ts'

/** Changes with their author, reason, and values before and after; null while they load. */
export function AuditEntries({ entries }: { entries: readonly DeskAuditView[] | null }) {
  if (entries === null) return <Loading shape="mt-2 h-10" />
  if (entries.length === 0) return <p className="mt-1 text-sm text-ink-2">None yet.</p>
  return (
    <ol className="mt-2 flex flex-col gap-3 text-sm">
      {entries.map((entry) => (
        <li key={entry.id} className="border-l-2 border-line-2 pl-3">
          <p className="wrap-anywhere">
            <span className="font-semibold">{auditEventName(entry.event)}</span>
            {entry.before || entry.after ? `: ${formatAuditChange(entry)}` : ''}
          </p>
          {entry.reason ? <p className="wrap-anywhere text-ink-2">{entry.reason}</p> : null}
          <p className="text-xs text-ink-2">
            {entry.by ?? 'Command line'}, <time dateTime={entry.at}>{formatInstant(entry.at)}</time>
          </p>
        </li>
      ))}
    </ol>
  )
}
