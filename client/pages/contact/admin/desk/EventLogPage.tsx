import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { pageHead } from '#client/routing/pageHead.ts'
import { LOGGED_EVENT_LIFE_DAYS } from '#domain/contact/realtime/retention.ts'
import { SearchField } from '#client/ui/SearchField.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'
import { SessionEvents } from './eventLog/SessionEvents.tsx'
import { VisitList } from './eventLog/VisitList.tsx'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('eventLog', { title: 'Event log' })

/** Sessions with logged events (Contact 7), and the events of one. */
export default function EventLogPage() {
  return (
    <div className="page-width pt-6 pb-24 lg:pt-8">
      <h1 className="text-title">Event log</h1>
      <p className="mt-2 max-w-prose text-pretty text-ink-2">
        Visits, except in Europe or with tracking turned off. Open a session to see its events. They
        are kept for {LOGGED_EVENT_LIFE_DAYS} days.
      </p>
      <div className="mt-6">
        <AdminGate skeleton={<Loading shape="h-18" />}>{() => <EventLog />}</AdminGate>
      </div>
    </div>
  )
}

function EventLog() {
  const [search, setSearch] = useSearchParams()
  const eventType = search.get('type') ?? ''
  const sessionId = search.get('session') ?? ''
  // Counts searches, so that a repeated one reloads.
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
        {sessionId === '' ? (
          <VisitList
            key={JSON.stringify([asked, eventType])}
            eventType={eventType}
            onClear={() => ask({ type: '', session: '' })}
          />
        ) : (
          <SessionEvents
            key={JSON.stringify([asked, eventType, sessionId])}
            eventType={eventType}
            sessionId={sessionId}
            onClear={() => ask({ type: '', session: '' })}
          />
        )}
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
