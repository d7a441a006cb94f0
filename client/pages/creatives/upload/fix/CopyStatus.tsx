import { checkCreative } from '#domain/creatives/creative/checks/checkCreative.ts'
import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'
import type { Finding } from '#domain/creatives/creative/finding.ts'
import { Callout } from '#client/ui/Callout.tsx'
import { ProgressBar } from '#client/ui/ProgressBar.tsx'
import { FitNote } from './picture/FitNote.tsx'
import type { FixDialogProps } from './FixDialog.tsx'
import type { FixResult } from './fixWork.types.ts'
import type { CopyState } from './useMadeCopy.ts'

/** Below the editor: the error, or the check's findings about the copy. */
export function CopyStatus({
  state,
  result,
  findings,
  original,
}: {
  state: CopyState
  /** The current copy; null while it is being made. */
  result: FixResult | null
  /** Findings about the copy, or about the former one. */
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
        // Reserves space for the message, so that it moves nothing.
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

/** Advice that probably applies to the copy too: the file's advice that is not fixed here. */
function stayingAdvice({ facts, finding, placement }: Original): Finding[] {
  return checkCreative(facts, placement).filter(
    ({ code, severity }) => severity === 'advice' && code !== finding.code,
  )
}

/** In the footer: progress and remaining time. */
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
