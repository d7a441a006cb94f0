import { useEffect, useRef, useState } from 'react'
import { DESK_NAMES } from '#domain/contact/realtime/desk/desk.ts'
import {
  type ReadyAnswer,
  readyAnswerSchema,
} from '#domain/contact/realtime/desk/deskConversation.ts'
import { useSavedNote } from '#client/state/foundation/useSavedNote.ts'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { TextArea } from '#client/ui/TextArea.tsx'
import { TextField } from '#client/ui/TextField.tsx'
import { attempt, useDesk } from './useDesk.ts'

/** The desk's canned replies: add, edit, delete. */
export function ReadyAnswerDialog({
  isOpen,
  onOpenChange,
}: {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}) {
  const { room, state, address } = useDesk()
  const [edited, setEdited] = useState<ReadyAnswer | null>(null)
  const begin = () => setEdited({ id: crypto.randomUUID(), title: '', text: '' })
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        setEdited(null)
        onOpenChange(isNowOpen)
      }}
      title={`Ready answers, ${DESK_NAMES[address.desk]}`}
    >
      {edited ? (
        <ReadyAnswerForm
          key={edited.id}
          reply={edited}
          isNew={!state.readyAnswers.some(({ id }) => id === edited.id)}
          onDone={() => setEdited(null)}
        />
      ) : (
        <div className="flex flex-col gap-4">
          {state.readyAnswers.length === 0 ? (
            <p className="text-ink-2">None yet. Everybody at this desk can use what you write.</p>
          ) : null}
          <ul className="flex flex-col">
            {state.readyAnswers.map((reply) => (
              <li
                key={reply.id}
                className="flex items-start justify-between gap-3 border-b border-line py-2.5"
              >
                <div className="min-w-0">
                  <p className="font-semibold wrap-anywhere">{reply.title}</p>
                  <p className="line-clamp-2 text-sm wrap-anywhere text-ink-2">{reply.text}</p>
                </div>
                <div className="flex shrink-0 gap-1">
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={`Change “${reply.title}”`}
                    onPress={() => setEdited(reply)}
                  >
                    Change
                  </Button>
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={`Delete “${reply.title}”`}
                    onPress={() => void attempt(() => room.deleteReadyAnswer(reply.id))}
                  >
                    Delete
                  </Button>
                </div>
              </li>
            ))}
          </ul>
          <Button variant="secondary" onPress={begin} className="self-start">
            New ready answer
          </Button>
        </div>
      )}
    </Dialog>
  )
}

function ReadyAnswerForm({
  reply,
  isNew,
  onDone,
}: {
  reply: ReadyAnswer
  isNew: boolean
  onDone: () => void
}) {
  const { room } = useDesk()
  const [title, setTitle] = useState(reply.title)
  const [saved, setSaved] = useSavedNote(`ready answer ${isNew ? 'new' : reply.id}`)
  const [text, setShown] = useState(saved || reply.text)
  const setText = (next: string) => {
    setShown(next)
    setSaved(next)
  }
  const close = () => {
    setSaved('')
    onDone()
  }
  const [isTried, setIsTried] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const read = readyAnswerSchema.safeParse({ id: reply.id, title, text })
  const isWrong = (field: 'title' | 'text') =>
    isTried && read.error?.issues.some(({ path }) => path[0] === field)
  const save = async () => {
    setIsTried(true)
    if (!read.success) return
    if (await attempt(() => room.saveReadyAnswer(read.data))) close()
  }
  return (
    <div className="flex flex-col gap-4">
      <TextField
        ref={first}
        label="Name"
        description="How you find it in the list."
        value={title}
        onChange={setTitle}
        maxLength={80}
        errorMessage={isWrong('title') ? 'Name is required' : null}
      />
      <TextArea
        label="Answer"
        value={text}
        onChange={setText}
        maxLength={4_000}
        errorMessage={isWrong('text') ? 'Answer is required' : null}
      />
      <div className="flex justify-end gap-2">
        <Button variant="secondary" onPress={close}>
          Cancel
        </Button>
        <Button onPress={() => void save()}>Save</Button>
      </div>
    </div>
  )
}
