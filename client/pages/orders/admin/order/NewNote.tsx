import { useState } from 'react'
import { addOrderNoteCall } from '#client/api/orders/deskOrderCalls.ts'
import { useSavedNote } from '#client/state/foundation/useSavedNote.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { TextArea } from '#client/ui/TextArea.tsx'
import { useAttempt } from '#client/pages/foundation/admin/useAttempt.ts'

/** Adds a note that the buyer never sees. */
export function NewNote({ orderId, onChanged }: { orderId: string; onChanged: () => void }) {
  const [text, setText] = useSavedNote(`note ${orderId}`)
  const [isEmpty, setEmpty] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { problem, attempt } = useAttempt(onChanged)
  const save = async () => {
    setEmpty(text.trim() === '')
    if (text.trim() === '') return
    setBusy(true)
    if (await attempt(() => addOrderNoteCall(orderId, text.trim()))) setText('')
    setBusy(false)
  }
  return (
    <div className="mb-4 flex flex-col gap-2">
      <TextArea
        label="Internal note"
        isRequired
        rows={2}
        maxLength={2_000}
        value={text}
        onChange={setText}
        errorMessage={isEmpty && text.trim() === '' ? 'Please write a note.' : null}
      />
      {problem ? <Callout tone="error" title={problem} /> : null}
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        isPending={isBusy}
        onPress={() => void save()}
      >
        Add the note
      </Button>
    </div>
  )
}
