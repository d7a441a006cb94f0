import { useState } from 'react'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { DraftSummary } from '#domain/planning/drafts/draft.ts'
import { DRAFT_SHARE_DAYS } from '#domain/planning/drafts/draftShare.ts'
import { sitePath } from '#content/sitePaths.ts'
import {
  listDraftSharesCall,
  makeDraftShareCall,
  revokeDraftShareCall,
} from '#client/api/planning/draftCalls.ts'
import { instantDayWords } from '#client/components/foundation/dayWords.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { CopyButton } from '#client/ui/CopyButton.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'

/** Links that show a draft to others, made, copied and revoked. */
export function ShareDraftDialog({ draft, onClose }: { draft: DraftSummary; onClose: () => void }) {
  const shares = useLoaded(draft.id, async () => await listDraftSharesCall(draft.id))
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const change = async (work: () => Promise<unknown>) => {
    setBusy(true)
    setProblem(null)
    try {
      await work()
      shares.reload()
    } catch (error) {
      setProblem((error instanceof ProductError ? error : new ProductError('unknown')).message)
    }
    setBusy(false)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={`Share “${draft.title}”`}
    >
      <p className="text-ink-2">
        Anyone with the link sees the plan with its forecast and price, and can comment. They can’t
        change it. A link works for {DRAFT_SHARE_DAYS} days.
      </p>
      <Button
        className="mt-4"
        isPending={isBusy}
        isDisabled={!shares.value}
        onPress={() => void change(async () => await makeDraftShareCall(draft.id))}
      >
        Make a link
      </Button>
      {problem ? <Callout className="mt-4" tone="error" title={problem} /> : null}
      {shares.error ? (
        <RetryCallout className="mt-4" title={shares.error.message} onRetry={shares.reload} />
      ) : null}
      {!shares.value && !shares.error ? <Skeleton className="mt-4 h-16" /> : null}
      <ul aria-label="Links" className="mt-4 flex flex-col gap-3">
        {shares.value?.map(({ key, expiresAt }) => {
          const address = `${location.origin}${sitePath('sharedDraft', { key })}`
          return (
            <li key={key} className="rounded-control border border-line p-3.5">
              <p className="text-sm font-semibold">Works until {instantDayWords(expiresAt)}</p>
              <p className="mt-1 font-mono text-xs wrap-anywhere text-ink-2">{address}</p>
              <div className="mt-2 flex flex-wrap gap-2">
                <CopyButton text={address} label="Copy link" />
                <Button
                  variant="danger"
                  size="sm"
                  isDisabled={isBusy}
                  onPress={() => void change(async () => await revokeDraftShareCall(draft.id, key))}
                >
                  Revoke link
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
