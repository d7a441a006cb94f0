import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import type { ReadyAnswer } from '#domain/contact/realtime/desk/deskConversation.ts'
import { Button } from '#client/ui/Button.tsx'
import { Menu } from '#client/ui/Menu.tsx'
import { ReadyAnswerDialog } from './ReadyAnswerDialog.tsx'
import { useDesk } from './useDesk.ts'

const EDIT = 'edit'

/** Canned replies of this desk, each inserted into the input. */
export function ReadyAnswers({ onChoose }: { onChoose: (text: string) => void }) {
  const { state } = useDesk()
  const [isEditing, setIsEditing] = useState(false)
  const choose = (id: string) => {
    if (id === EDIT) return setIsEditing(true)
    const reply = state.readyAnswers.find((each: ReadyAnswer) => each.id === id)
    if (reply) onChoose(reply.text)
  }
  return (
    <>
      <Menu
        label="Ready answers"
        onAction={choose}
        actions={[
          ...state.readyAnswers.map(({ id, title }) => ({ id, label: title })),
          {
            id: EDIT,
            label: state.readyAnswers.length > 0 ? 'Edit these …' : 'Write the first one …',
          },
        ]}
        trigger={
          <Button variant="quiet" size="sm">
            <MessageSquareText aria-hidden="true" className="size-4" />
            Ready answers
          </Button>
        }
      />
      <ReadyAnswerDialog isOpen={isEditing} onOpenChange={setIsEditing} />
    </>
  )
}
