import { FileSearch } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { pageHead } from '#client/routing/pageHead.ts'
import { LOGGED_EVENT_LIFE_DAYS } from '#domain/contact/realtime/retention.ts'
import { sitePath } from '#content/sitePaths.ts'
import { loadLoggedEvents } from '#client/api/contact/deskCalls.ts'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { SearchField } from '#client/ui/SearchField.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { Cell, ColumnHeader, Table } from '#client/ui/Table.tsx'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'
import { momentWords } from '#client/pages/foundation/admin/deskWords.ts'
import { OlderRows } from '#client/pages/foundation/admin/board/OlderRows.tsx'
import { useOlderPages } from '#client/pages/foundation/admin/board/useOlderPages.ts'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('eventLog', { title: 'Event log' })

/** What visitors did (Contact 7), newest first. */
export default function EventLogPage() {
  return (
    <div className="page-width pt-6 pb-24 lg:pt-8">
      <h1 className="text-title">Event log</h1>
      <p className="mt-2 max-w-prose text-pretty text-ink-2">
        Events of visitors, except in Europe or with tracking turned off. Events are kept for{' '}
        {LOGGED_EVENT_LIFE_DAYS} days.
      </p>
      <div className="mt-6">
        <AdminGate skeleton={<Skeleton className="h-18" />}>{() => <EventLog />}</AdminGate>
      </div>
    </div>
  )
}

function EventLog() {
  const [search, setSearch] = useSearchParams()
  const eventType = search.get('type') ?? ''
  const sessionId = search.get('session') ?? ''
  // Counted, so that asking for the same again looks again.
  const [asked, setAsked] = useState(0)
  const ask = (next: { type: string; session: string }) => {
    setAsked((times) => times + 1)
    setSearch({
      ...(next.type ? { type: next.type } : {}),
      ...(next.session ? { session: next.session } : {}),
    })
  }
  return (
    <>
      <search className="grid grid-cols-1 items-end gap-3 sm:grid-cols-2">
        <FilterField
          key={`type ${eventType}`}
          label="Event"
          placeholder="Full name, such as purchase"
          value={eventType}
          onAsk={(type) => ask({ type, session: sessionId })}
        />
        <FilterField
          key={`session ${sessionId}`}
          label="Session"
          placeholder="ses_…"
          value={sessionId}
          onAsk={(session) => ask({ type: eventType, session })}
        />
      </search>
      <div className="mt-6">
        <Events
          key={JSON.stringify([asked, eventType, sessionId])}
          eventType={eventType}
          sessionId={sessionId}
          onClear={() => ask({ type: '', session: '' })}
        />
      </div>
    </>
  )
}

function FilterField({
  label,
  placeholder,
  value,
  onAsk,
}: {
  label: string
  placeholder: string
  value: string
  onAsk: (value: string) => void
}) {
  const [text, setText] = useState(value)
  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      value={text}
      onChange={setText}
      onSubmit={() => onAsk(text.trim())}
      onClear={() => onAsk('')}
      maxLength={300}
    />
  )
}

type LoggedEvent = Awaited<ReturnType<typeof loadLoggedEvents>>['events'][number]

function Events({
  eventType,
  sessionId,
  onClear,
}: {
  eventType: string
  sessionId: string
  onClear: () => void
}) {
  const pages = useOlderPages<LoggedEvent>(
    JSON.stringify([eventType, sessionId]),
    async (before) => (await loadLoggedEvents({ eventType, sessionId, before })).events,
    ({ receivedAt }) => receivedAt,
  )
  const isNarrowed = eventType !== '' || sessionId !== ''
  return (
    <OlderRows
      pages={pages}
      loadingLabel="The events are loading"
      empty={
        <EmptyState
          icon={<FileSearch aria-hidden="true" />}
          title={isNarrowed ? 'No event matches' : 'No event yet'}
          className="rounded-card border border-line bg-card"
          action={
            isNarrowed ? (
              <Button variant="secondary" onPress={onClear}>
                Show all events
              </Button>
            ) : null
          }
        >
          Events arrive here in batches, about a minute after they happened.
        </EmptyState>
      }
    >
      {(rows) => (
        <Table caption="Events, newest first">
          <thead>
            <tr>
              <ColumnHeader className="max-lg:hidden">Received</ColumnHeader>
              <ColumnHeader>Event</ColumnHeader>
              <ColumnHeader className="max-lg:hidden">Page</ColumnHeader>
              <ColumnHeader>Session</ColumnHeader>
              <ColumnHeader className="max-lg:hidden">Time zone</ColumnHeader>
              <ColumnHeader className="max-lg:hidden">Details</ColumnHeader>
            </tr>
          </thead>
          <tbody className="text-sm">
            {rows.map((event) => (
              <EventRow key={event.id} event={event} />
            ))}
          </tbody>
        </Table>
      )}
    </OlderRows>
  )
}

function EventRow({ event }: { event: LoggedEvent }) {
  const narrowed = (search: Record<string, string>) =>
    `${sitePath('eventLog')}?${new URLSearchParams(search)}`
  const link = 'text-cobalt underline underline-offset-3'
  const details = event.details === null ? '' : JSON.stringify(event.details).slice(0, 300)
  return (
    <tr>
      <Cell className="whitespace-nowrap max-lg:hidden">{momentWords(event.receivedAt)}</Cell>
      <Cell className="min-w-36 wrap-anywhere">
        <Link to={narrowed({ type: event.eventType })} className={link}>
          {event.eventType}
        </Link>
        {event.eventId === null ? null : <span className="text-ink-2"> (id {event.eventId})</span>}
        <span className="block lg:hidden">
          {event.path}
          <span className="block text-ink-2">
            {momentWords(event.receivedAt)}, {event.timezone}
          </span>
          <span className="block font-mono text-xs">{details}</span>
        </span>
      </Cell>
      <Cell className="min-w-36 wrap-anywhere max-lg:hidden">{event.path}</Cell>
      <Cell>
        <Link to={narrowed({ session: event.sessionId })} className={link}>
          {event.sessionId.slice(-4)}
        </Link>
      </Cell>
      <Cell className="whitespace-nowrap max-lg:hidden">{event.timezone}</Cell>
      <Cell className="min-w-44 font-mono text-xs wrap-anywhere max-lg:hidden">{details}</Cell>
    </tr>
  )
}
