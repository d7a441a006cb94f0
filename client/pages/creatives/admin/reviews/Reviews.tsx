import { useCallback } from 'react'
import { loadReviews } from '#client/api/creatives/reviewCalls.ts'
import { countedWords } from '#domain/foundation/admin/boardCursor.ts'
import { classNames } from '#client/ui/classNames.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { useFirstOpened } from '#client/pages/foundation/admin/board/useFirstOpened.ts'
import { KeyLegend } from './KeyLegend.tsx'
import { OpenItem } from './OpenItem.tsx'
import { isNarrowed, reviewPath, readReviewAddress } from './reviewAddress.ts'
import { ReviewBar } from './ReviewBar.tsx'
import { ReviewQueue } from './ReviewQueue.tsx'
import { useAddress } from '#client/state/foundation/useAddress.ts'
import { usePolled } from '#client/state/foundation/usePolled.ts'
import { useUndo } from './useUndo.ts'

/** New ones and what other reviewers do are seen after so long. */
const QUEUE_EVERY_MS = 15_000

/** The review: the list, the ad that is open, its verdict. On a phone the list or the ad. */
export function Reviews() {
  const { address, change } = useAddress(readReviewAddress, reviewPath)
  const { versionId, ...listed } = address
  const queue = usePolled(JSON.stringify(listed), () => loadReviews(address), QUEUE_EVERY_MS)
  const { value, error, isLoading, reload } = queue
  const ids = value?.rows.map((row) => row.versionId) ?? []
  const [firstId = null] = ids
  const at = versionId === null ? -1 : ids.indexOf(versionId)

  const open = useCallback(
    (id: string | null, isReplaced = false) => change({ versionId: id }, { replace: isReplaced }),
    [change],
  )
  // What is open stays open, whatever comes before it in the list meanwhile.
  useFirstOpened({ openId: versionId, firstId, isLoading, open })

  const undo = useUndo((id) => {
    reload()
    open(id)
  })
  const step = (by: 1 | -1) => {
    const next = at === -1 ? firstId : ids[at + by]
    if (next) open(next)
  }
  const goOn = (decided: readonly string[]) => {
    const others = [...ids.slice(at + 1), ...ids.slice(0, Math.max(0, at))]
    reload()
    open(others.find((id) => !decided.includes(id)) ?? null)
  }
  return (
    <>
      <div className={versionId === null ? '' : 'max-lg:hidden'}>
        <ReviewBar address={address} change={change} queue={value} />
      </div>
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[18rem_minmax(0,1fr)] xl:grid-cols-[21rem_minmax(0,1fr)]">
        <section
          aria-label="Ads"
          className={classNames(
            'relative min-h-0 overflow-y-auto border-line bg-card lg:border-r',
            versionId !== null && 'max-lg:hidden',
          )}
        >
          <h2 className="sr-only">Ads</h2>
          {error ? <RetryCallout title={error.message} onRetry={reload} className="m-3" /> : null}
          {value ? (
            <ReviewQueue queue={value} address={address} change={change} openId={versionId} />
          ) : null}
          {!value && !error ? <LoadingRows /> : null}
        </section>
        {versionId === null ? (
          <div className="flex max-lg:hidden">
            {value && firstId === null && !isNarrowed(address) ? (
              <EmptyState title="All done" className="m-auto">
                New ads appear here.
              </EmptyState>
            ) : null}
          </div>
        ) : (
          <OpenItem
            key={versionId}
            versionId={versionId}
            address={address}
            place={at === -1 ? null : `${at + 1} of ${countedWords(value?.total ?? ids.length)}`}
            onStep={step}
            onDecided={(decided) => {
              undo.remember(decided)
              goOn(decided.ids)
            }}
            onChanged={reload}
            onUndo={undo.undo}
            onUndoLast={undo.undoLast}
          />
        )}
      </div>
      <KeyLegend />
    </>
  )
}

function LoadingRows() {
  return (
    <div className="flex flex-col gap-3 p-4">
      <output className="sr-only">The ads are loading</output>
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  )
}
