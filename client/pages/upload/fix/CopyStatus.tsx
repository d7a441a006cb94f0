import type { Finding } from '#domain/creative/finding.ts'
import { Callout } from '#client/ui/Callout.tsx'
import { ProgressBar } from '#client/ui/ProgressBar.tsx'
import { FitNote } from './FitNote.tsx'
import type { FixResult } from './fixWork.types.ts'
import type { CopyState } from './useMadeCopy.ts'

/** Under the editor: what went wrong, or what the check says of the copy. */
export function CopyStatus({
  state,
  result,
  findings,
}: {
  state: CopyState
  /** The copy as it is wanted now; null while it is made. */
  result: FixResult | null
  findings: Finding[]
}) {
  return (
    <div className="mt-5 min-h-14">
      {state.status === 'failed' ? <Callout tone="error">{state.message}</Callout> : null}
      {result && state.status !== 'failed' ? (
        <FitNote facts={result.facts} findings={findings} />
      ) : null}
    </div>
  )
}

/** In the footer: how far it is, and how long it will take. */
export function CopyProgress({ state, label }: { state: CopyState; label: string }) {
  if (state.status !== 'working') return <>{label}</>
  return <ProgressBar label={progressWords(state, label)} value={state.share} />
}

function progressWords(state: Extract<CopyState, { status: 'working' }>, label: string): string {
  const { share, startedAt, now } = state
  if (share === null || share < 0.05) return label
  const leftMs = ((now - startedAt) / share) * (1 - share)
  return `${label.replace(/\.$/, '')}, ${Math.max(1, Math.ceil(leftMs / 1000))} s left`
}
