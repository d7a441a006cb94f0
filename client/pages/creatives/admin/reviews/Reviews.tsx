import { useCallback } from 'react'
import { loadReviews } from '#client/api/creatives/reviewCalls.ts'
import { formatCapped } from '#domain/foundation/admin/boardCursor.ts'
import { Board } from '#client/pages/foundation/admin/board/Board.tsx'
import { useFirstOpened } from '#client/pages/foundation/admin/board/useFirstOpened.ts'
import { KeyLegend } from './KeyLegend.tsx'
import { OpenItem } from './OpenItem.tsx'
import { isNarrowed, reviewPath, readReviewAddress } from './reviewAddress.ts'
import { ReviewBar } from './ReviewBar.tsx'
import { ReviewQueue } from './ReviewQueue.tsx'
import { useAddress } from '#client/state/foundation/useAddress.ts'
import { usePolled } from '#client/state/foundation/usePolled.ts'
import { useUndo } from './useUndo.ts'

/** Refresh interval for new items and other reviewers' changes (ms). */
const QUEUE_EVERY_MS = 15_000

/** The review: the list, the open ad and its verdict. A phone shows the list or the ad. */
export function Reviews() {
  const { address, change } = useAddress(readReviewAddress, reviewPath)
  const { versionId, ...listed } = address
  const queue = usePolled(JSON.stringify(listed), () => loadReviews(address), QUEUE_EVERY_MS)
  const { value, isLoading, reload } = queue
  const ids = value?.rows.map((row) => row.versionId) ?? []
  const [firstId = null] = ids
  const at = versionId === null ? -1 : ids.indexOf(versionId)

  const open = useCallback(
    (id: string | null, isReplaced = false) => change({ versionId: id }, { replace: isReplaced }),
    [change],
  )
  // The open item stays open, even if others are listed before it meanwhile.
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
      <Board
        label="Ads"
        noun="ads"
        loaded={queue}
        page={address.page}
        emptyText={
          value && firstId === null && !isNarrowed(address)
            ? 'All done. New ads appear here.'
            : null
        }
        open={
          versionId === null ? null : (
            <OpenItem
              key={versionId}
              versionId={versionId}
              address={address}
              place={at === -1 ? null : `${at + 1} of ${formatCapped(value?.total ?? ids.length)}`}
              onStep={step}
              onDecided={(decided) => {
                undo.remember(decided)
                goOn(decided.ids)
              }}
              onChanged={reload}
              onUndo={undo.undo}
              onUndoLast={undo.undoLast}
            />
          )
        }
      >
        {(view) => (
          <ReviewQueue queue={view} address={address} change={change} openId={versionId} />
        )}
      </Board>
      <KeyLegend />
    </>
  )
}
