import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { useState } from 'react'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import type { DraftSummary } from '#domain/planning/drafts/draft.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { listVersionsCall, restoreVersionCall } from '#client/api/planning/draftCalls.ts'
import { applyRestored } from '#client/state/planning/drafts/draftSource.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { Loading } from '#client/ui/Loading.tsx'
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
      applyRestored(await restoreVersionCall(draft.id, versionId))
      showToast({ tone: 'success', title: 'The version is restored.' })
      onChange()
      onClose()
    } catch (error) {
      const known = asProductError(error)
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
      <PageState
        loaded={versions}
        loading={<Loading shape="mt-4 h-16" />}
        isEmpty={({ length }) => length === 0}
        empty={<p className="mt-4">No earlier versions.</p>}
      >
        {(kept) => (
          <ul aria-label="Earlier versions" className="mt-4 flex flex-col gap-3">
            {kept.map(({ id, keptAt, title, budgetMinor }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line p-3.5"
              >
                <p className="min-w-0 text-sm wrap-anywhere">
                  <span className="font-semibold">{title}</span>, {formatUsd(budgetMinor)} budget
                  <span className="block text-ink-2">Replaced {formatInstant(keptAt)}</span>
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
        )}
      </PageState>
    </Dialog>
  )
}
