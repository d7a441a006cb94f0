import { useState } from 'react'
import { noteOrderCall } from '#client/api/orders/deskOrderCalls.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { TextArea } from '#client/ui/TextArea.tsx'
import { useAttempt } from '#client/pages/foundation/admin/useAttempt.ts'

/** Writes something down that the buyer never sees. */
export function NewNote({ orderId, onChanged }: { orderId: string; onChanged: () => void }) {
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { problem, attempt } = useAttempt(onChanged)
  const save = async () => {
    setBusy(true)
    if (await attempt(() => noteOrderCall(orderId, text.trim()))) setText('')
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
      />
      {problem ? <Callout tone="error" title={problem} /> : null}
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        isDisabled={text.trim() === ''}
        isPending={isBusy}
        onPress={() => void save()}
      >
        Add the note
      </Button>
    </div>
  )
}
