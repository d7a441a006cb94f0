import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { DeskConversation } from '#domain/contact/realtime/desk/deskConversation.ts'
import {
  conversationsIn,
  DESK_VIEWS,
  type DeskView,
  filteredConversations,
  viewOf,
} from '#domain/contact/realtime/desk/deskList.ts'
import type { DeskState } from '#domain/contact/realtime/desk/deskState.ts'
import { HALF_MINUTE_MS, useNow } from '#client/state/foundation/useNow.ts'
import { useOrderInPress } from '#client/state/foundation/useOrderInPress.ts'
import type { DeskRoom } from '#client/realtime/DeskRoom.ts'
import { Button } from '#client/ui/Button.tsx'
import { classNames } from '#client/ui/classNames.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { VirtualLinkList } from '#client/ui/VirtualLinkList.tsx'
import { ConversationFilters } from './ConversationFilters.tsx'
import { ConversationRow } from './ConversationRow.tsx'
import { deskPath, type DeskAddress } from './deskAddress.ts'

const LOADING = (
  <Loading
    label="The conversations are loading"
    className="flex flex-col gap-2 p-4"
    shape={['h-16', 'h-16', 'h-16', 'h-16']}
  />
)

const VIEW_NAMES = { open: 'Open', visitors: 'Visitors', closed: 'Closed' } as const

const EMPTY = {
  open: ['No open conversations', 'New ones appear here automatically.'],
  visitors: ['Nobody is on the site', 'Visitors appear here as they arrive.'],
  closed: ['No closed conversations', 'Conversations appear here when you close them.'],
} as const satisfies Record<DeskView, readonly [string, string]>

const NOTHING_FOUND = ['No matches', 'Try other words, or show all conversations.'] as const

/** Height of a row in pixels before it is measured. */
const ROW_HEIGHT = 85

const sessionOf = ({ sessionId }: { sessionId: string }) => sessionId

/** A desk's visitors in three lists: open conversations, others on the site, closed conversations. */
export function ConversationList({
  room,
  state,
  address,
  accountId,
  returnsTo,
  onFollow,
}: {
  room: DeskRoom
  state: DeskState
  address: DeskAddress
  accountId: string
  /** The conversation that was left for the list; it takes the focus. */
  returnsTo: string | null
  onFollow: (sessionId: string) => void
}) {
  const nowMs = useNow(HALF_MINUTE_MS)
  const [search, setSearch] = useState('')
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const { session, owner = null } = address
  const current = session === null ? undefined : state.conversations.get(session)
  const view = address.view ?? (current ? viewOf(current) : 'open')
  // A new message moves its conversation to the top, but not while a row is being pressed.
  const listed = filteredConversations(conversationsIn(state, view), { owner, accountId, search })
  const { ordered, hold } = useOrderInPress(listed, sessionOf)
  const items = ordered.map((conversation) => ({
    id: conversation.sessionId,
    to: deskPath({ ...address, session: conversation.sessionId, view }),
    conversation,
  }))
  const isNarrowed = owner !== null || search.trim() !== ''
  const [emptyTitle, emptyText] = isNarrowed ? NOTHING_FOUND : EMPTY[view]
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ViewTabs state={state} address={address} view={view} />
      <ConversationFilters address={{ ...address, view }} search={search} onSearch={setSearch} />
      <div
        ref={setScroller}
        onPointerDownCapture={hold}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
      >
        {state.connection === 'connecting' ? LOADING : null}
        {state.connection !== 'connecting' && items.length === 0 ? (
          <EmptyState level="h3" icon={<Inbox aria-hidden="true" />} title={emptyTitle}>
            {emptyText}
          </EmptyState>
        ) : null}
        <VirtualLinkList
          label={VIEW_NAMES[view]}
          items={items}
          scroller={scroller}
          rowHeight={ROW_HEIGHT}
          currentId={session}
          focusId={returnsTo}
          onFollow={onFollow}
          renderItem={({ conversation }: { conversation: DeskConversation }) => (
            <ConversationRow
              conversation={conversation}
              isTyping={state.typing.get(conversation.sessionId)?.isVisitor ?? false}
              nowMs={nowMs}
              accountId={accountId}
            />
          )}
        />
        {view === 'closed' && items.length > 0 ? <OlderButton room={room} /> : null}
      </div>
    </div>
  )
}

function ViewTabs({
  state,
  address,
  view,
}: {
  state: DeskState
  address: DeskAddress
  view: DeskView
}) {
  const count = (each: DeskView) => {
    const listed = conversationsIn(state, each)
    return each === 'visitors' ? listed.filter(({ isOnline }) => isOnline).length : listed.length
  }
  return (
    <nav aria-label="Lists" className="border-b border-line px-4">
      <ul className="flex gap-5">
        {DESK_VIEWS.map((each) => (
          <li key={each}>
            <Link
              to={deskPath({ ...address, view: each })}
              replace
              preventScrollReset
              {...(each === view ? { 'aria-current': 'true' } : {})}
              className={classNames(
                '-mb-px flex min-h-11 items-center gap-1.5 border-b-2 text-sm font-semibold -outline-offset-2',
                each === view
                  ? 'border-ink text-ink'
                  : 'border-transparent text-ink-2 hover:text-ink',
              )}
            >
              {VIEW_NAMES[each]}
              {each === 'closed' || state.connection === 'connecting' ? null : (
                <span className="text-ink-2 tabular-nums">{count(each)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function OlderButton({ room }: { room: DeskRoom }) {
  const [isPending, setIsPending] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const load = async () => {
    setIsPending(true)
    try {
      setIsDone(!(await room.loadOlder('closed')))
    } catch {
      showToast({ tone: 'error', title: 'We can’t reach the desk right now. Please try again.' })
    }
    setIsPending(false)
  }
  return (
    <div className="flex justify-center p-4">
      {isDone ? (
        <p className="text-sm text-ink-2">
          That’s all. Older conversations are in the transcripts.
        </p>
      ) : (
        <Button variant="secondary" size="sm" isPending={isPending} onPress={() => void load()}>
          Show older
        </Button>
      )}
    </div>
  )
}
