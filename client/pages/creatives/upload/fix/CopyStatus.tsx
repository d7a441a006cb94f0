import { checkCreative } from '#domain/creatives/creative/checks/checkCreative.ts'
import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'
import type { Finding } from '#domain/creatives/creative/finding.ts'
import { Callout } from '#client/ui/Callout.tsx'
import { ProgressBar } from '#client/ui/ProgressBar.tsx'
import { FitNote } from './picture/FitNote.tsx'
import type { FixDialogProps } from './FixDialog.tsx'
import type { FixResult } from './fixWork.types.ts'
import type { CopyState } from './useMadeCopy.ts'

/** Under the editor: what went wrong, or what the check says of the copy. */
export function CopyStatus({
  state,
  result,
  findings,
  original,
}: {
  state: CopyState
  /** The copy as it is wanted now; null while it is made. */
  result: FixResult | null
  /** Those of the copy, or of the one before. */
  findings: Finding[]
  original: Original
}) {
  if (state.status === 'failed') {
    return (
      <Callout tone="error" className="mt-5">
        {state.message}
      </Callout>
    )
  }
  return (
    <div className="mt-5">
      {result ? (
        <FitNote facts={result.facts} findings={findings} />
      ) : (
        // What will be said has its room from the beginning: it moves nothing when it comes.
        <div aria-hidden="true" className="invisible">
          <FitNote
            facts={original.facts}
            findings={findings.length > 0 ? findings : stayingAdvice(original)}
          />
        </div>
      )}
    </div>
  )
}

type Original = Pick<FixDialogProps, 'finding' | 'placement'> & { facts: CreativeFacts }

/** What is advised of a copy too, most likely: what is advised of the file, and is not fixed here. */
function stayingAdvice({ facts, finding, placement }: Original): Finding[] {
  return checkCreative(facts, placement).filter(
    ({ code, severity }) => severity === 'advice' && code !== finding.code,
  )
}

/** In the footer: how far it is, and how long it will take. */
export function CopyProgress({ state, label }: { state: CopyState; label: string }) {
  return (
    <div className="flex min-h-13 flex-col justify-center sm:min-h-8">
      {state.status === 'working' ? (
        <ProgressBar label={progressWords(state, label)} value={state.share} />
      ) : (
        label
      )}
    </div>
  )
}

function progressWords(state: Extract<CopyState, { status: 'working' }>, label: string): string {
  const { share, startedAt, now } = state
  if (share === null || share < 0.05) return label
  const leftMs = ((now - startedAt) / share) * (1 - share)
  return `${label.replace(/\.$/, '')}, ${Math.max(1, Math.ceil(leftMs / 1000))} s left`
}
