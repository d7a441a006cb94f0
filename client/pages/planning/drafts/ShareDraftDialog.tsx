import { formatInstantDate } from '#domain/foundation/calendar/formatInstant.ts'
import { useState } from 'react'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import type { DraftSummary } from '#domain/planning/drafts/draft.ts'
import { DRAFT_SHARE_DAYS } from '#domain/planning/drafts/draftShare.ts'
import { sitePath } from '#content/sitePaths.ts'
import {
  listDraftSharesCall,
  makeDraftShareCall,
  revokeDraftShareCall,
} from '#client/api/planning/draftCalls.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { CopyButton } from '#client/ui/CopyButton.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { Loading } from '#client/ui/Loading.tsx'

/** Links that show a draft to others: create, copy and revoke. */
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
      setProblem(asProductError(error).message)
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
      <PageState loaded={shares} loading={<Loading shape="mt-4 h-16" />}>
        {(links) => (
          <ul aria-label="Links" className="mt-4 flex flex-col gap-3">
            {links.map(({ key, expiresAt }) => {
              const address = `${location.origin}${sitePath('sharedDraft', { key })}`
              return (
                <li key={key} className="rounded-control border border-line p-3.5">
                  <p className="text-sm font-semibold">
                    Works until {formatInstantDate(expiresAt)}
                  </p>
                  <p className="mt-1 font-mono text-xs wrap-anywhere text-ink-2">{address}</p>
                  <div className="mt-2 flex flex-wrap gap-2">
                    <CopyButton text={address} label="Copy link" />
                    <Button
                      variant="danger"
                      size="sm"
                      isDisabled={isBusy}
                      onPress={() =>
                        void change(async () => await revokeDraftShareCall(draft.id, key))
                      }
                    >
                      Revoke link
                    </Button>
                  </div>
                </li>
              )
            })}
          </ul>
        )}
      </PageState>
    </Dialog>
  )
}
