import { useState } from 'react'
import { useLocation } from 'react-router'
import { formatProblem } from '#client/api/foundation/formatProblem.ts'
import { useSavedNote } from '#client/state/foundation/useSavedNote.ts'
import { Button } from '#client/ui/Button.tsx'
import { ProblemBelow } from '#client/ui/ProblemBelow.tsx'
import { TextArea } from '#client/ui/TextArea.tsx'
import { TextButton } from '#client/ui/TextButton.tsx'
import { MAX_COMMENT_LENGTH } from '#domain/creatives/production/productionLimits.ts'

interface CommentFormProps {
  label: string
  sendLabel: string
  /** The place it refers to, in words; null without one. */
  mark?: string | null
  onUnmark?: () => void
  onSend: (text: string) => Promise<void>
}

/** The form for a new comment. */
export function CommentForm({ label, sendLabel, mark = null, onUnmark, onSend }: CommentFormProps) {
  const { pathname } = useLocation()
  const [text, setText] = useSavedNote(`comment ${pathname} ${label}`)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async () => {
    if (isPending) return
    if (text.trim() === '') return setProblem('Please write a comment.')
    setPending(true)
    setProblem(null)
    try {
      await onSend(text.trim())
      setText('')
    } catch (error) {
      setProblem(formatProblem(error))
    }
    setPending(false)
  }
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        label={label}
        rows={2}
        value={text}
        onChange={setText}
        maxLength={MAX_COMMENT_LENGTH}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="sm" isPending={isPending} onPress={() => void send()}>
          {sendLabel}
        </Button>
        {mark === null ? null : (
          <span className="text-sm text-ink-2">
            {mark} <TextButton onPress={() => onUnmark?.()}>Without it</TextButton>
          </span>
        )}
      </div>
      {problem ? <ProblemBelow title={problem} /> : null}
    </div>
  )
}
