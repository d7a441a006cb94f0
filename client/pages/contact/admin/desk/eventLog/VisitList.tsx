import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { FileSearch } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { loadVisits } from '#client/api/contact/deskCalls.ts'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { type Column, DataTable } from '#client/ui/DataTable.tsx'
import { OlderRows } from '#client/pages/foundation/admin/board/OlderRows.tsx'
import { useOlderPages } from '#client/pages/foundation/admin/board/useOlderPages.ts'

type Visit = Awaited<ReturnType<typeof loadVisits>>['visits'][number]

/** Sessions with logged events, newest first; with a filter, those with that event. */
export function VisitList({ eventType, onClear }: { eventType: string; onClear: () => void }) {
  // Where the search continues after it stopped before the last session.
  const [from, setFrom] = useState<string | null>(null)
  const [searchedTo, setSearchedTo] = useState<string | null>(null)
  const pages = useOlderPages<Visit>(
    JSON.stringify([eventType, from]),
    async (before) => {
      const answer = await loadVisits({ eventType, before: before ?? from })
      setSearchedTo(answer.searchedTo)
      return answer.visits
    },
    ({ lastAt }) => lastAt,
  )
  const further = searchedTo ? (
    <Button variant="secondary" onPress={() => setFrom(searchedTo)} className="self-center">
      Search before {formatInstant(searchedTo)}
    </Button>
  ) : null
  return (
    <div className="flex flex-col gap-4">
      <OlderRows
        pages={pages}
        loadingLabel="The sessions are loading"
        empty={
          <EmptyState
            icon={<FileSearch aria-hidden="true" />}
            title={eventType === '' ? 'No session yet' : 'No session matches'}
            className="rounded-card border border-line bg-card"
            action={
              eventType === '' ? null : (
                <Button variant="secondary" onPress={onClear}>
                  Show all sessions
                </Button>
              )
            }
          >
            A session shows here about a minute after its first event, and is brought up to date
            every five minutes.
          </EmptyState>
        }
      >
        {(rows) => (
          <DataTable
            caption="Sessions, last event first"
            columns={visitColumns(eventType)}
            rows={rows}
            keyOf={({ sessionId }) => sessionId}
          />
        )}
      </OlderRows>
      {further}
    </div>
  )
}

const visitColumns = (eventType: string): readonly Column<Visit>[] => [
  {
    id: 'session',
    header: 'Session',
    className: 'whitespace-nowrap',
    cell: ({ sessionId, accountId }) => (
      <>
        <Link
          to={sessionPath(sessionId, eventType)}
          aria-label={`Open session ${sessionId}`}
          className="text-cobalt underline underline-offset-3"
        >
          {sessionId.slice(-4)}
        </Link>
        {accountId === null ? null : <span className="block text-ink-2">Logged in</span>}
      </>
    ),
  },
  {
    id: 'last',
    header: 'Last event',
    from: 'lg',
    className: 'whitespace-nowrap',
    cell: ({ lastAt }) => formatInstant(lastAt),
  },
  {
    id: 'first',
    header: 'First event',
    from: 'lg',
    className: 'whitespace-nowrap',
    cell: ({ arrivedAt }) => formatInstant(arrivedAt),
  },
  { id: 'country', header: 'Country', from: 'lg', cell: ({ country }) => country },
  {
    id: 'page',
    header: 'Last page',
    from: 'lg',
    className: 'min-w-36 wrap-anywhere',
    cell: ({ lastPage }) => lastPage,
  },
  {
    id: 'events',
    header: 'Events',
    className: 'min-w-44 wrap-anywhere',
    cell: (visit) => <VisitEvents visit={visit} />,
  },
]

const sessionPath = (sessionId: string, eventType: string) =>
  `${sitePath('eventLog')}?${new URLSearchParams({
    ...(eventType ? { type: eventType } : {}),
    session: sessionId,
  })}`

function VisitEvents({ visit }: { visit: Visit }) {
  const { country, lastAt, lastPage, eventCount } = visit
  const types = Object.entries(visit.eventTypes)
    .map(([type, count]) => (count === 1 ? type : `${type} ${count}×`))
    .join(', ')
  return (
    <>
      {eventCount === 1 ? '1 event' : `${eventCount} events`}
      <span className="block text-ink-2 lg:hidden">
        {formatInstant(lastAt)}
        {country ? `, ${country}` : ''}
        <span className="block">{lastPage}</span>
      </span>
      <span className="block font-mono text-xs">{types}</span>
    </>
  )
}
