import type { DeskAuditView } from '#domain/admin/deskAudit.ts'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { auditWords } from './auditWords.ts'
import { momentWords } from './desk/deskWords.ts'

const EVENT_NAMES: Record<string, string> = {
  set_role: 'Role',
  set_rate: 'Rate',
  set_terms: 'Taken off',
  export_data: 'Data exported',
  ask_reset: 'Reset of the second factor requested',
  withdraw_reset: 'Reset of the second factor withdrawn',
  reset_second_factor: 'Second factor',
  note: 'Note',
  settle_invoice: 'Invoice marked as paid',
  write_off: 'Written off',
  cancel: 'Cancelled',
  stop: 'Stopped with a coupon',
  change_runtime: 'Dates changed',
  propose_amendment: 'Change proposed',
  withdraw_amendment: 'Change withdrawn',
  send_mail: 'Email sent again',
  pause_reminders: 'Reminders paused',
  resume_reminders: 'Reminders resumed',
  create: 'Created',
  change_terms: 'Terms',
  switch_off: 'Switched off',
  switch_on: 'Switched on',
  switch_off_code: 'Code switched off',
  switch_on_code: 'Code switched on',
  edit: 'Edited',
  import: 'Imported',
  load: 'Loaded by command',
  retire: 'Taken out of sale',
  plan_prices: 'Prices planned',
  take_prices: 'Prices in force',
  drop_prices: 'Planned prices withdrawn',
  publisher_offline: 'Publisher taken offline',
  publisher_online: 'Publisher taken online',
}

/** What was changed, by whom, why, before and after; null while it loads. */
export function AuditEntries({ entries }: { entries: readonly DeskAuditView[] | null }) {
  if (entries === null) return <Skeleton className="mt-2 h-10" />
  if (entries.length === 0) return <p className="mt-1 text-sm text-ink-2">None yet.</p>
  return (
    <ol className="mt-2 flex flex-col gap-3 text-sm">
      {entries.map((entry) => (
        <li key={entry.id} className="border-l-2 border-line-2 pl-3">
          <p className="wrap-anywhere">
            <span className="font-semibold">{EVENT_NAMES[entry.event] ?? entry.event}</span>
            {entry.before || entry.after ? `: ${auditWords(entry)}` : ''}
          </p>
          {entry.reason ? <p className="wrap-anywhere text-ink-2">{entry.reason}</p> : null}
          <p className="text-xs text-ink-2">
            {entry.by ?? 'Command line'}, <time dateTime={entry.at}>{momentWords(entry.at)}</time>
          </p>
        </li>
      ))}
    </ol>
  )
}
