import { MessagesSquare } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type DeskState, unreadAtDesks } from '#domain/contact/realtime/desk/deskState.ts'
import { visitorName } from '#domain/contact/realtime/desk/deskList.ts'
import { pageTitle } from '#content/site.ts'
import { playChatSound } from '#client/components/contact/chat/chatSound.ts'
import { hasChatSound } from '#client/state/contact/chatPreferences.ts'
import { moveNote } from '#client/state/foundation/storage/savedNote.ts'
import { classNames } from '#client/ui/classNames.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { ConversationList } from './ConversationList.tsx'
import { ConversationView } from './ConversationView.tsx'
import { chatNote, deskPath, rememberDesk, useDeskAddress } from './deskAddress.ts'
import { DeskBar } from './DeskBar.tsx'
import { StrandedLines } from './StrandedLines.tsx'
import { DeskContext } from './useDesk.ts'
import { useDeskRoom } from './useDeskRoom.ts'
import { VisitorFacts } from './VisitorFacts.tsx'

/** A desk: the list, the open conversation and its visitor's details. A phone shows one of them. */
export function Desk({ accountId }: { accountId: string }) {
  const address = useDeskAddress()
  const { desk, session } = address
  const { room, state } = useDeskRoom(desk, accountId)
  const [followed, setFollowed] = useState<string | null>(null)
  const navigate = useNavigate()
  const conversation = session === null ? undefined : state.conversations.get(session)

  // A login moves the visitor's conversation to another session: the page follows, with the unsent text.
  const next = session === null ? undefined : state.renamed.get(session)
  useEffect(() => {
    if (session === null || next === undefined) return
    moveNote(accountId, { from: chatNote(session), to: chatNote(next) })
    void navigate(deskPath({ ...address, session: next }), { replace: true })
  }, [accountId, address, navigate, next, session])
  useEffect(() => rememberDesk(desk), [desk])
  useEffect(() => void room.watch(session), [room, session])
  const returnsTo = useReturnsTo(session)

  const context = useMemo(
    () => ({ room, state, address, accountId }),
    [room, state, address, accountId],
  )
  return (
    <DeskContext value={context}>
      <DeskTitle state={state} />
      <div className={classNames('border-b border-line', session !== null && 'max-lg:hidden')}>
        <DeskBar
          desk={desk}
          state={state}
          accountId={accountId}
          onChange={(next) => void navigate(deskPath({ ...address, desk: next, session: null }))}
        />
      </div>
      <StrandedLines />
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[22rem_minmax(0,1fr)] xl:grid-cols-[23rem_minmax(0,1fr)_19rem]">
        <section
          aria-label="Visitors and conversations"
          data-desk-list
          className={classNames(
            'flex min-h-0 flex-col border-line bg-card lg:border-r',
            session !== null && 'max-lg:hidden',
          )}
        >
          <ConversationList
            room={room}
            state={state}
            address={address}
            accountId={accountId}
            returnsTo={returnsTo}
            onFollow={setFollowed}
          />
        </section>
        <div
          className={classNames(
            'flex min-h-0 min-w-0 flex-col',
            session === null && 'max-lg:hidden',
          )}
        >
          {conversation ? (
            <ConversationView
              key={conversation.sessionId}
              conversation={conversation}
              takesFocus={followed === conversation.sessionId}
            />
          ) : (
            <NoConversation state={state} session={session} />
          )}
        </div>
        <aside
          aria-label="About the visitor"
          className="min-h-0 overflow-y-auto border-l border-line p-5 max-xl:hidden"
        >
          {conversation ? <VisitorFacts conversation={conversation} /> : null}
        </aside>
      </div>
      <News state={state} />
    </DeskContext>
  )
}

/** The browser tab shows unread messages, including other desks'. */
function DeskTitle({ state }: { state: DeskState }) {
  const unread = unreadAtDesks(state)
  return <title>{pageTitle(`${unread > 0 ? `(${unread}) ` : ''}Chat desk`)}</title>
}

function NoConversation({ state, session }: { state: DeskState; session: string | null }) {
  if (session !== null && state.connection === 'connecting') return null
  const isGone = session !== null
  return (
    <EmptyState
      level="h2"
      icon={<MessagesSquare aria-hidden="true" />}
      title={isGone ? 'This conversation is not at this desk' : 'No conversation is open'}
      className="m-auto"
    >
      {isGone
        ? 'It was handed to another desk or deleted. Its transcript can still be searched.'
        : 'Choose one from the list. The arrow keys move through it, Enter opens.'}
    </EmptyState>
  )
}

/** Announces visitors' messages to screen readers on every view; with sound on, everybody hears them. */
function News({ state: { news, conversations } }: { state: DeskState }) {
  const conversation = news ? conversations.get(news.sessionId) : undefined
  const heard = useRef(news)
  useEffect(() => {
    if (news !== heard.current && hasChatSound()) playChatSound()
    heard.current = news
  }, [news])
  return (
    <p aria-live="polite" className="sr-only">
      {news && conversation ? (
        <span key={news.line.id}>{`${visitorName(conversation)}: ${news.line.text}`}</span>
      ) : null}
    </p>
  )
}

/** The conversation that was left for the list; null while one is open. */
function useReturnsTo(session: string | null): string | null {
  const [last, setLast] = useState(session)
  if (session !== null && session !== last) setLast(session)
  return session === null ? last : null
}
