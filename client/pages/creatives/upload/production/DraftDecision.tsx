import { useState } from 'react'
import { acceptDraftCall, requestChangesCall } from '#client/api/creatives/productionCalls.ts'
import { formatProblem } from '#client/api/foundation/formatProblem.ts'
import { useRegionName } from '#client/components/orders/order/regionName.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { ProblemBelow } from '#client/ui/ProblemBelow.tsx'
import { Card } from '#client/ui/Card.tsx'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { TextArea } from '#client/ui/TextArea.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { MAX_COMMENT_LENGTH } from '#domain/creatives/production/productionLimits.ts'
import type { DraftView, ProductionView } from '#domain/creatives/production/productionView.ts'
import { formatRounds } from '#domain/creatives/production/rounds.ts'

interface DraftDecisionProps {
  production: ProductionView
  draft: DraftView
  onChanged: () => void
}

const UNSAID = 'Please tell us first what to change.'

/**
 * The buyer's answer to a draft: accept it, or use a round of changes. Both ask for confirmation.
 */
export function DraftDecision({ production, draft, onChanged }: DraftDecisionProps) {
  const { lineId, roundsLeft, comments, actor } = production
  const [open, setOpen] = useState<'accept' | 'changes' | null>(null)
  const [text, setText] = useState('')
  const regionName = useRegionName()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const said = comments.filter(
    ({ author, draftNumber }) => author === 'buyer' && draftNumber === draft.number,
  ).length
  const isSaid = said > 0 || text.trim() !== ''
  const answer = async (call: () => Promise<unknown>, words: string) => {
    setPending(true)
    setProblem(null)
    try {
      await call()
      setOpen(null)
      showToast({ title: words })
    } catch (error) {
      setOpen(null)
      setProblem(formatProblem(error))
    }
    setPending(false)
    onChanged()
  }
  if (actor !== 'buyer')
    return <Callout title="The buyer decides on this draft. The desk can comment on it." />
  const askFirst = () => {
    if (!isSaid) return setProblem(UNSAID)
    setProblem(null)
    setOpen('changes')
  }
  return (
    <Card as="section" aria-label={regionName('Your answer')} className="flex flex-col gap-4">
      <h2 className="text-heading">Your answer</h2>
      <p className="text-ink-2">
        {formatRounds(roundsLeft)}
        {said > 0 ? ` You have written ${said === 1 ? '1 comment' : `${said} comments`}.` : ''}
      </p>
      {roundsLeft > 0 ? (
        <TextArea
          label="What should we change?"
          description="In a few words, or in comments beside the files."
          rows={3}
          value={text}
          onChange={setText}
          maxLength={MAX_COMMENT_LENGTH}
        />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button onPress={() => setOpen('accept')} className="max-sm:w-full">
          Accept the draft
        </Button>
        {roundsLeft > 0 ? (
          <Button variant="secondary" onPress={askFirst} className="max-sm:w-full">
            Ask for changes
          </Button>
        ) : null}
      </div>
      {problem && !(problem === UNSAID && isSaid) ? <ProblemBelow title={problem} /> : null}
      <ConfirmDialog
        isOpen={open === 'accept'}
        onOpenChange={() => setOpen(null)}
        title={`Accept draft ${draft.number}?`}
        confirmLabel="Accept"
        isPending={isPending}
        onConfirm={() =>
          void answer(() => acceptDraftCall(lineId, draft.number), 'Accepted. The files are yours.')
        }
      >
        We deliver the files as they are and the ad creation is finished. You can’t ask for changes
        after that.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={open === 'changes'}
        onOpenChange={() => setOpen(null)}
        title="Use a round of changes?"
        confirmLabel="Ask for changes"
        isPending={isPending}
        onConfirm={() =>
          void answer(
            () => requestChangesCall(lineId, { text: text.trim(), draftNumber: draft.number }),
            'Thank you. We’re making the changes.',
          )
        }
      >
        {roundsLeft === 1
          ? 'This is the last round in your package. Make sure all your comments are here.'
          : `After this, ${roundsLeft - 1 === 1 ? 'one round is' : `${roundsLeft - 1} rounds are`} left.`}
      </ConfirmDialog>
    </Card>
  )
}
