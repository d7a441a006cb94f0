import { ArrowLeft, ArrowRightLeft, Info } from 'lucide-react'
import { useState, type Ref } from 'react'
import { Link } from 'react-router'
import { DESK_NAMES, DESKS, type Desk } from '#domain/contact/realtime/desk/desk.ts'
import type { DeskConversation } from '#domain/contact/realtime/desk/deskConversation.ts'
import { visitorName } from '#domain/contact/realtime/desk/deskList.ts'
import { Button } from '#client/ui/Button.tsx'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Menu } from '#client/ui/Menu.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { deskPath } from './deskAddress.ts'
import { PresenceDot } from './PresenceDot.tsx'
import { attempt, useDesk } from './useDesk.ts'
import { VisitorFacts } from './VisitorFacts.tsx'

/** The visitor, the answering admin, and the conversation's actions. */
export function ConversationHead({
  conversation,
  headingRef,
}: {
  conversation: DeskConversation
  headingRef: Ref<HTMLHeadingElement>
}) {
  const { room, address } = useDesk()
  const [hasFacts, setHasFacts] = useState(false)
  const { sessionId, state, isOnline, page } = conversation
  return (
    <header className="border-b border-line px-4 py-2.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
        <Link
          to={deskPath({ ...address, session: null })}
          aria-label="Back to the list"
          className="-ml-2 flex size-11 items-center justify-center rounded-control hover:bg-sand lg:hidden"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
        </Link>
        <div className="min-w-0 flex-1 max-sm:basis-[calc(100%-7rem)]">
          <h2
            ref={headingRef}
            tabIndex={-1}
            className="flex items-center gap-2 text-subheading outline-none"
          >
            <PresenceDot isOnline={isOnline} />
            <span className="min-w-0 truncate">{visitorName(conversation)}</span>
          </h2>
          <p className="truncate text-sm text-ink-2">
            {isOnline ? `On ${page || 'the site'}` : 'Not on the site now'}
          </p>
        </div>
        <IconButton
          label="About the visitor"
          onPress={() => setHasFacts(true)}
          className="xl:hidden"
        >
          <Info aria-hidden="true" />
        </IconButton>
        <div className="flex gap-2 max-sm:order-last max-sm:ml-auto">
          {state === 'visitor' ? null : <HandOver conversation={conversation} />}
          {state === 'open' ? (
            <Button
              variant="secondary"
              size="sm"
              onPress={() => void attempt(() => room.close(sessionId))}
            >
              Close
            </Button>
          ) : null}
          {state === 'closed' ? (
            <Button
              variant="secondary"
              size="sm"
              onPress={() => void attempt(() => room.reopen(sessionId))}
            >
              Reopen
            </Button>
          ) : null}
        </div>
        <WhoAnswers conversation={conversation} />
      </div>
      <Dialog
        isOpen={hasFacts}
        onOpenChange={setHasFacts}
        title={visitorName(conversation)}
        size="sm"
      >
        <VisitorFacts conversation={conversation} />
      </Dialog>
    </header>
  )
}

/** Prevents two admins from answering at once unknowingly. */
function WhoAnswers({ conversation }: { conversation: DeskConversation }) {
  const { room, state, accountId } = useDesk()
  const [asks, setAsks] = useState(false)
  const { sessionId, assigneeId, assigneeName } = conversation
  if (conversation.state === 'visitor' && assigneeId === null) return null
  const watching = state.colleagues
    .filter((each) => each.watching === sessionId)
    .filter((each) => each.accountId !== accountId && each.accountId !== assigneeId)
  const take = () => void attempt(() => room.take(sessionId))
  return (
    // On a phone its two lines match the height of its button, so that nothing below moves when an
    // admin claims it.
    <div className="flex items-center gap-x-3 gap-y-1 text-sm max-sm:min-h-11 max-sm:flex-1 max-sm:basis-[calc(100%-9rem)] sm:w-full sm:flex-wrap">
      <output className="text-ink-2">
        {assigneeId === null ? 'Nobody is answering yet.' : null}
        {assigneeId === accountId ? 'You are answering.' : null}
        {assigneeId !== null && assigneeId !== accountId ? (
          <strong className="font-semibold text-ink">{assigneeName} is answering.</strong>
        ) : null}
        {watching.length > 0
          ? ` ${watching.map(({ name }) => name).join(', ')} ${watching.length === 1 ? 'has' : 'have'} it open too.`
          : ''}
      </output>
      {assigneeId === accountId ? (
        <Button
          variant="quiet"
          size="sm"
          onPress={() => void attempt(() => room.release(sessionId))}
          className="-my-1.5 shrink-0"
        >
          Let go
        </Button>
      ) : (
        <Button
          variant="quiet"
          size="sm"
          onPress={() => (assigneeId === null ? take() : setAsks(true))}
          className="-my-1.5 shrink-0"
        >
          {assigneeId === null ? 'Take it' : 'Take over'}
        </Button>
      )}
      <ConfirmDialog
        isOpen={asks}
        onOpenChange={setAsks}
        title={`Take over from ${assigneeName}?`}
        confirmLabel="Take over"
        onConfirm={() => {
          setAsks(false)
          take()
        }}
      >
        {assigneeName} sees at once that you are answering.
      </ConfirmDialog>
    </div>
  )
}

/** Transfers the conversation to a colleague at this desk, or to another desk. */
function HandOver({ conversation: { sessionId, assigneeId } }: { conversation: DeskConversation }) {
  const { room, state, address, accountId } = useDesk()
  const colleagues = state.colleagues.filter(
    (each) => each.accountId !== accountId && each.accountId !== assigneeId,
  )
  const desks = DESKS.filter((desk) => desk !== address.desk)
  const actions = [
    ...colleagues.map((each) => ({ id: each.accountId, label: `To ${each.name}` })),
    ...desks.map((desk) => ({ id: desk, label: `To the desk ${DESK_NAMES[desk]}` })),
  ]
  const handTo = async (id: string) => {
    const desk = desks.find((each): each is Desk => each === id)
    const name = desk ? DESK_NAMES[desk] : colleagues.find((each) => each.accountId === id)?.name
    const isDone = await attempt(() =>
      desk ? room.handToDesk(sessionId, desk) : room.handToColleague(sessionId, id),
    )
    if (isDone) showToast({ tone: 'success', title: `Handed over to ${name}.` })
  }
  return (
    <Menu
      label="Hand over"
      actions={actions}
      onAction={(id) => void handTo(id)}
      trigger={
        <Button variant="secondary" size="sm" aria-label="Hand over">
          <ArrowRightLeft aria-hidden="true" className="size-4" />
          <span className="max-sm:sr-only">Hand over</span>
        </Button>
      }
    />
  )
}
