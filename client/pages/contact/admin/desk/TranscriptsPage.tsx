import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'
import { foundRange } from '#domain/foundation/search/foundRange.ts'
import { MAX_SEARCH_LENGTH } from '#domain/foundation/search/searchLength.ts'
import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { MessageSquareText, SearchX } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { pageHead } from '#client/routing/pageHead.ts'
import { DESK_NAMES, DESKS, type Desk } from '#domain/contact/realtime/desk/desk.ts'
import { TRANSCRIPT_LIFE_DAYS } from '#domain/contact/realtime/retention.ts'
import { sitePath } from '#content/sitePaths.ts'
import { searchTranscripts } from '#client/api/contact/deskCalls.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { SearchField } from '#client/ui/SearchField.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'
import { OlderRows } from '#client/pages/foundation/admin/board/OlderRows.tsx'
import { useOlderPages } from '#client/pages/foundation/admin/board/useOlderPages.ts'

const ALL = 'all'
const MIN_LENGTH = 2
const DESK_OPTIONS = [
  { id: ALL as Desk | typeof ALL, label: 'All desks' },
  ...DESKS.map((id) => ({ id, label: DESK_NAMES[id] })),
]

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('transcripts', { title: 'Transcripts' })

/** Full-text search in chat transcripts. */
export default function TranscriptsPage() {
  return (
    <div className="page-width pt-6 pb-24 lg:pt-8">
      <h1 className="text-title">Transcripts</h1>
      <p className="mt-2 max-w-prose text-ink-2">
        Messages of visitors and the desk, with the desk’s notes. Transcripts are kept for{' '}
        {TRANSCRIPT_LIFE_DAYS} days.
      </p>
      <div className="mt-6">
        <AdminGate skeleton={<Loading shape="h-18" />}>{() => <TranscriptSearch />}</AdminGate>
      </div>
    </div>
  )
}

function TranscriptSearch() {
  const [search, setSearch] = useSearchParams()
  const q = search.get('q')?.trim() ?? ''
  const desk = DESKS.find((each) => each === search.get('desk')) ?? null
  const [text, setText] = useState(q)
  // Counts searches, so that a repeated one reloads.
  const [asked, setAsked] = useState(0)
  const ask = (next: { q: string; desk: Desk | null }) => {
    setAsked((times) => times + 1)
    setSearch({ ...(next.q ? { q: next.q } : {}), ...(next.desk ? { desk: next.desk } : {}) })
  }
  return (
    <>
      <search className="grid grid-cols-1 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_15rem]">
        <SearchField
          label="Words"
          placeholder="Part of a message"
          value={text}
          onChange={setText}
          onSubmit={() => ask({ q: text.trim(), desk })}
          onClear={() => ask({ q: '', desk })}
          maxLength={MAX_SEARCH_LENGTH}
        />
        <NativeSelect
          label="Desk"
          options={DESK_OPTIONS}
          value={desk ?? ALL}
          onChange={(id) => ask({ q: text.trim(), desk: id === ALL ? null : id })}
        />
      </search>
      <div className="mt-6">
        {q.length < MIN_LENGTH ? (
          <EmptyState
            icon={<MessageSquareText aria-hidden="true" />}
            title="Search the chats"
            className="rounded-card border border-line bg-card"
          >
            Write at least two letters and press Enter.
          </EmptyState>
        ) : (
          <Found key={`${asked} ${q} ${desk}`} q={q} desk={desk} />
        )}
      </div>
    </>
  )
}

type Found = Awaited<ReturnType<typeof searchTranscripts>>['messages'][number]

function Found({ q, desk }: { q: string; desk: Desk | null }) {
  const pages = useOlderPages<Found>(
    JSON.stringify([q, desk]),
    async (before) => (await searchTranscripts({ q, desk, before })).messages,
    ({ createdAt }) => createdAt,
  )
  return (
    <OlderRows
      pages={pages}
      loadingLabel="Searching the transcripts"
      empty={
        <EmptyState
          icon={<SearchX aria-hidden="true" />}
          title="Nothing was found"
          className="rounded-card border border-line bg-card"
        >
          Messages can be found here about a minute after they were written.
        </EmptyState>
      }
    >
      {(rows) => (
        <ul className="flex flex-col overflow-hidden rounded-card border border-line bg-card">
          {rows.map((row) => (
            <li key={row.id} className="border-b border-line last:border-0">
              <Link
                to={sitePath('transcript', { sessionId: row.sessionId })}
                className="flex flex-col gap-1 px-5 py-3.5 -outline-offset-2 hover:bg-sand/60"
              >
                <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs text-ink-2">
                  <Badge tone={row.kind === 'note' ? 'warning' : 'neutral'}>
                    {KIND_NAMES[row.kind]}
                  </Badge>
                  {row.senderName ? <span>{row.senderName}</span> : null}
                  <span>{formatInstant(row.createdAt)}</span>
                  <span>{deskName(row.desk)}</span>
                </span>
                <span className="line-clamp-3 wrap-anywhere whitespace-pre-wrap">
                  <Marked text={row.text} q={q} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </OlderRows>
  )
}

const KIND_NAMES = { visitor: 'Visitor', desk: 'Desk', note: 'Note' } as const

const deskName = (desk: string) => DESKS.map((id) => (id === desk ? DESK_NAMES[id] : '')).join('')

/** An excerpt that begins shortly before the match, which is marked. */
function Marked({ text, q }: { text: string; q: string }) {
  const range = foundRange(text, q)
  if (!range) return text
  const from = range.from > 120 ? startBefore(text, range.from) : 0
  return (
    <>
      {from > 0 ? '…' : ''}
      {text.slice(from, range.from)}
      <mark className="bg-amber/50 text-ink">{text.slice(range.from, range.to)}</mark>
      {text.slice(range.to)}
    </>
  )
}

/** The start of the character that is about 60 code units before a position. */
const startBefore = (text: string, at: number) => firstCharacters(text, at - 60).length
