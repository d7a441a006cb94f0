import { useState } from 'react'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import type { DraftSummary } from '#domain/planning/drafts/draft.ts'
import { listVersionsCall, restoreVersionCall } from '#client/api/planning/draftCalls.ts'
import { instantWords } from '#client/components/foundation/dayWords.ts'
import { takeRestored } from '#client/state/planning/drafts/draftSource.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { showToast } from '#client/ui/toasts.ts'

/** Earlier versions of a draft, to restore. */
export function VersionsDialog({
  draft,
  onClose,
  onChange,
}: {
  draft: DraftSummary
  onClose: () => void
  onChange: () => void
}) {
  const versions = useLoaded(draft.id, async () => await listVersionsCall(draft.id))
  const [isBusy, setBusy] = useState(false)
  const restore = async (versionId: string) => {
    setBusy(true)
    try {
      takeRestored(await restoreVersionCall(draft.id, versionId))
      showToast({ tone: 'success', title: 'The version is restored.' })
      onChange()
      onClose()
    } catch (error) {
      const known = error instanceof ProductError ? error : new ProductError('unknown')
      showToast({ tone: 'error', title: known.message })
      setBusy(false)
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={`Earlier versions of “${draft.title}”`}
    >
      <p className="text-ink-2">
        When two devices change the same step, the newest change wins and we keep the other version
        for 30 days.
      </p>
      {versions.error ? (
        <RetryCallout className="mt-4" title={versions.error.message} onRetry={versions.reload} />
      ) : null}
      {!versions.value && !versions.error ? <Skeleton className="mt-4 h-16" /> : null}
      {versions.value?.length === 0 ? <p className="mt-4">No earlier versions.</p> : null}
      <ul aria-label="Earlier versions" className="mt-4 flex flex-col gap-3">
        {versions.value?.map(({ id, keptAt, title, budgetMinor }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line p-3.5"
          >
            <p className="min-w-0 text-sm wrap-anywhere">
              <span className="font-semibold">{title}</span>, {formatUsd(budgetMinor)} budget
              <span className="block text-ink-2">Replaced {instantWords(keptAt)}</span>
            </p>
            <Button
              variant="secondary"
              size="sm"
              isDisabled={isBusy}
              onPress={() => void restore(id)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
