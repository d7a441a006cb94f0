import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import type { LeadView } from '#domain/sales/lead/leadView.ts'
import { VisitDetails } from '#client/pages/foundation/admin/VisitDetails.tsx'
import { ENTRY_WORDS } from './leadWords.ts'

/** The desk's actions, and the visitor's on the site if they may be logged. */
export function LeadHistory({ lead: { entries, visit } }: { lead: LeadView }) {
  return (
    <div>
      <Disclosure title="History" note={entries.length} defaultIsOpen>
        {entries.length === 0 ? (
          <p className="text-sm text-ink-2">Nothing yet.</p>
        ) : (
          <ul className="flex flex-col gap-2 text-sm">
            {entries.map(({ id, at, by, event, note }) => (
              <li key={id}>
                <span className="font-semibold">{ENTRY_WORDS[event]}</span>{' '}
                <span className="wrap-anywhere whitespace-pre-wrap">
                  {event === 'assign' && note === '' ? 'nobody' : note}
                </span>
                <span className="block text-xs text-ink-2">
                  {by === '' ? '' : `${by}, `}
                  {formatInstant(at)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Disclosure>
      <VisitDetails visit={visit} />
    </div>
  )
}
