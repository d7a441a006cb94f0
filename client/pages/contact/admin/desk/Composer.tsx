import { SendHorizontal } from 'lucide-react'
import { useState, type RefObject } from 'react'
import {
  type DeskConversation,
  answerAddressOf,
  isTakenByOther,
} from '#domain/contact/realtime/desk/deskConversation.ts'
import { MAX_CHAT_TEXT_LENGTH } from '#domain/contact/realtime/realtimeLimits.ts'
import { classNames } from '#client/ui/classNames.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { MessageField } from '#client/ui/MessageField.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import { useSavedNote } from '#client/state/foundation/useSavedNote.ts'
import { chatNote } from './deskAddress.ts'
import { ReadyAnswers } from './ReadyAnswers.tsx'
import { useDesk } from './useDesk.ts'
import { useTyping } from './useTyping.ts'

const MODES = [
  { value: 'answer', label: 'Answer' },
  { value: 'note', label: 'Note' },
] as const
type Mode = (typeof MODES)[number]['value']

const PLACEHOLDERS = {
  answer: 'Write an answer',
  note: 'A note that only the desk sees',
} as const satisfies Record<Mode, string>

/** The input for the desk's answers and for notes hidden from the visitor. */
export function Composer({
  conversation,
  field,
}: {
  conversation: DeskConversation
  field: RefObject<HTMLTextAreaElement | null>
}) {
  const { room, accountId } = useDesk()
  const { sessionId, assigneeName, isOnline } = conversation
  const email = answerAddressOf(conversation)
  const [mode, setMode] = useState<Mode>('answer')
  const [text, setText] = useSavedNote(chatNote(sessionId))
  const [asks, setAsks] = useState(false)
  const typing = useTyping(room, sessionId)
  const isOthers = isTakenByOther(conversation, accountId)

  const change = (next: string) => {
    setText(next)
    if (mode === 'answer') typing.typed(next)
  }
  const send = (force: boolean) => {
    if (text.trim() === '') return
    if (mode === 'note') room.note(sessionId, text)
    else if (isOthers && !force) return setAsks(true)
    else room.answer(sessionId, text, { force })
    typing.stopped()
    setText('')
    field.current?.focus()
  }
  return (
    <div
      className={classNames(
        'flex flex-col gap-2 border-t border-line px-4 pt-2.5 pb-3',
        mode === 'note' ? 'bg-amber-soft' : 'bg-paper',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <SegmentedControl
          label="What you write"
          isLabelHidden
          value={mode}
          onChange={setMode}
          options={MODES}
        />
        <ReadyAnswers
          onChoose={(reply) => {
            change(text.trim() === '' ? reply : `${text.trimEnd()} ${reply}`)
            field.current?.focus()
          }}
        />
        {mode === 'answer' && !isOnline ? (
          <p className="text-xs text-ink-2">
            {email
              ? `Away: your answer waits in the chat and goes to ${email}.`
              : 'Away: your answer waits in the chat.'}
          </p>
        ) : null}
      </div>
      <div className="flex items-end gap-2">
        <MessageField
          ref={field}
          label={mode === 'answer' ? 'Answer' : 'Note'}
          placeholder={PLACEHOLDERS[mode]}
          value={text}
          onChange={change}
          onSend={() => send(false)}
          onBlur={typing.stopped}
          onEscape={() =>
            document.querySelector<HTMLElement>('[data-desk-list] [aria-current="page"]')?.focus()
          }
          maxLength={MAX_CHAT_TEXT_LENGTH}
          className="flex-1"
        />
        <IconButton
          label={mode === 'answer' ? 'Send' : 'Save the note'}
          onPress={() => send(false)}
          isDisabled={text.trim() === ''}
          className="size-12 bg-cobalt text-white hovered:bg-cobalt-dark disabled:bg-sand max-sm:size-12"
        >
          <SendHorizontal aria-hidden="true" />
        </IconButton>
      </div>
      <ConfirmDialog
        isOpen={asks}
        onOpenChange={setAsks}
        title={`${assigneeName} has this conversation`}
        confirmLabel="Take over and send"
        onConfirm={() => {
          setAsks(false)
          send(true)
        }}
      >
        Your answer goes out under your name, and {assigneeName} sees that you are answering now.
      </ConfirmDialog>
    </div>
  )
}
