import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { DESKS } from '#domain/contact/realtime/desk/desk.ts'
import { sitePath } from '#content/sitePaths.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { loadTranscript } from '#client/api/contact/deskCalls.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import type { Route } from './+types/TranscriptPage.ts'
import { AdminCrumb } from '#client/pages/foundation/admin/AdminCrumb.tsx'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'
import { deskPath } from './deskAddress.ts'
import { Bubble, NoteMark } from './Line.tsx'

const LOADING = (
  <Loading
    label="The transcript is loading"
    className="flex flex-col gap-3"
    shape={['h-14 w-2/3', 'ml-auto h-14 w-1/2', 'h-20 w-3/5']}
  />
)

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('transcript', { title: 'Transcript' })

/** The whole transcript of a conversation, with its notes. */
export default function TranscriptPage({ params }: Route.ComponentProps) {
  return (
    <div className="page-width pt-4 pb-24">
      <AdminCrumb to={sitePath('transcripts')}>Transcripts</AdminCrumb>
      <h1 className="mt-2 text-title">Visitor {params.sessionId.slice(-4)}</h1>
      <div className="mt-6 max-w-3xl">
        <AdminGate skeleton={LOADING}>
          {() => <Transcript key={params.sessionId} sessionId={params.sessionId} />}
        </AdminGate>
      </div>
    </div>
  )
}

function Transcript({ sessionId }: { sessionId: string }) {
  const loaded = useLoaded(sessionId, () => loadTranscript(sessionId))
  return (
    <PageState loaded={loaded} loading={LOADING}>
      {({ messages }) => <Messages sessionId={sessionId} messages={messages} />}
    </PageState>
  )
}

function Messages({
  sessionId,
  messages,
}: {
  sessionId: string
  messages: Awaited<ReturnType<typeof loadTranscript>>['messages']
}) {
  const last = messages.at(-1)
  if (!last)
    return (
      <EmptyState
        title="There is no transcript of this conversation"
        className="rounded-card border border-line bg-card"
      >
        It was deleted, or nothing has been said yet.
      </EmptyState>
    )
  const desk = DESKS.find((each) => each === last.desk) ?? DESKS[0]
  return (
    <>
      <LinkButton variant="secondary" to={deskPath({ desk, session: sessionId, view: null })}>
        Open at the desk
      </LinkButton>
      <ol className="mt-6 flex flex-col gap-3">
        {messages.map((message) => (
          <Bubble
            key={message.id}
            kind={message.kind}
            head={
              <>
                {message.kind === 'note' ? (
                  <>
                    <NoteMark /> ·{' '}
                  </>
                ) : null}
                {message.senderName || 'Visitor'} ·{' '}
                <time dateTime={message.createdAt}>{formatInstant(message.createdAt)}</time>
              </>
            }
            text={message.text}
          />
        ))}
      </ol>
    </>
  )
}
