import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { FileSearch } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { shortened } from '#domain/foundation/forms/firstCharacters.ts'
import { LOGGED_EVENT_LIFE_DAYS } from '#domain/contact/realtime/retention.ts'
import { sitePath } from '#content/sitePaths.ts'
import { loadLoggedEvents } from '#client/api/contact/deskCalls.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { type Column, DataTable } from '#client/ui/DataTable.tsx'
import { OlderRows } from '#client/pages/foundation/admin/board/OlderRows.tsx'
import { useOlderPages } from '#client/pages/foundation/admin/board/useOlderPages.ts'

type LoggedEvent = Awaited<ReturnType<typeof loadLoggedEvents>>['events'][number]

/** The events of a session, newest first. */
export function SessionEvents({
  eventType,
  sessionId,
  onClear,
}: {
  eventType: string
  sessionId: string
  onClear: () => void
}) {
  const [isPartial, setPartial] = useState(false)
  const pages = useOlderPages<LoggedEvent>(
    JSON.stringify([eventType, sessionId]),
    async (before) => {
      const answer = await loadLoggedEvents({ eventType, sessionId, before })
      setPartial(answer.isPartial)
      return answer.events
    },
    ({ receivedAt }) => receivedAt,
  )
  return (
    <div className="flex flex-col gap-4">
      {isPartial ? (
        <Callout
          tone="error"
          title="This session did not answer, so its newest events are missing."
          actions={
            <Button variant="secondary" size="sm" onPress={pages.reload}>
              Try again
            </Button>
          }
        />
      ) : null}
      <OlderRows
        pages={pages}
        loadingLabel="The events are loading"
        empty={
          <EmptyState
            icon={<FileSearch aria-hidden="true" />}
            title={eventType === '' ? 'No event in this session' : 'No event matches'}
            className="rounded-card border border-line bg-card"
            action={
              <Button variant="secondary" onPress={onClear}>
                Show all sessions
              </Button>
            }
          >
            Check the ID. Events older than {LOGGED_EVENT_LIFE_DAYS} days are deleted.
          </EmptyState>
        }
      >
        {(rows) => (
          <DataTable
            caption="Events, newest first"
            columns={COLUMNS}
            rows={rows}
            keyOf={({ id }) => id}
          />
        )}
      </OlderRows>
    </div>
  )
}

const narrowed = (search: Record<string, string>) =>
  `${sitePath('eventLog')}?${new URLSearchParams(search)}`

const LINK = 'text-cobalt underline underline-offset-3'

const detailsOf = ({ details }: LoggedEvent) =>
  details === null ? '' : shortened(JSON.stringify(details), 300)

const COLUMNS: readonly Column<LoggedEvent>[] = [
  {
    id: 'received',
    header: 'Received',
    from: 'lg',
    className: 'whitespace-nowrap',
    cell: ({ receivedAt }) => formatInstant(receivedAt),
  },
  {
    id: 'event',
    header: 'Event',
    className: 'min-w-36 wrap-anywhere',
    cell: (event) => (
      <>
        <Link to={narrowed({ type: event.eventType, session: event.sessionId })} className={LINK}>
          {event.eventType}
        </Link>
        {event.eventId === null ? null : <span className="text-ink-2"> (id {event.eventId})</span>}
        <span className="block lg:hidden">
          {event.path}
          <span className="block text-ink-2">
            {formatInstant(event.receivedAt)}, {event.timezone}
          </span>
          <span className="block font-mono text-xs">{detailsOf(event)}</span>
        </span>
      </>
    ),
  },
  {
    id: 'page',
    header: 'Page',
    from: 'lg',
    className: 'min-w-36 wrap-anywhere',
    cell: ({ path }) => path,
  },
  {
    id: 'timezone',
    header: 'Time zone',
    from: 'lg',
    className: 'whitespace-nowrap',
    cell: ({ timezone }) => timezone,
  },
  {
    id: 'details',
    header: 'Details',
    from: 'lg',
    className: 'min-w-44 font-mono text-xs wrap-anywhere',
    cell: detailsOf,
  },
]
