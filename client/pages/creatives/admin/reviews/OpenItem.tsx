import { useState } from 'react'
import { DENIAL_CLASSES } from '#domain/creatives/review/denialClass.ts'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import type { ReviewItemView } from '#domain/creatives/review/reviewView.ts'
import { loadReview, sendVerdict } from '#client/api/creatives/reviewCalls.ts'
import { Button } from '#client/ui/Button.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { DecisionPanel } from './DecisionPanel.tsx'
import type { ReviewAddress } from './reviewAddress.ts'
import { ReviewHistory } from './ReviewHistory.tsx'
import { runningVersionOf, type ItemView, ReviewItem } from './ReviewItem.tsx'
import { SimilarOnes } from './SimilarOnes.tsx'
import { usePolled } from '#client/state/foundation/usePolled.ts'
import {
  type ReviewKeys,
  useReviewKeys,
} from '#client/pages/foundation/admin/board/useReviewKeys.ts'
import type { Decided } from './useUndo.ts'
import { useVerdict } from './useVerdict.ts'
import { OpenProblem } from '#client/pages/foundation/admin/OpenProblem.tsx'

/** Well below the five minutes for which a reviewer's claim lasts (ms). */
const ITEM_EVERY_MS = 60_000

interface OpenItemProps {
  versionId: string
  address: ReviewAddress
  place: string | null
  onStep: (by: 1 | -1) => void
  onDecided: (decided: Decided) => void
  /** Called when something in the list has changed. */
  onChanged: () => void
  onUndo: (versionIds: readonly string[]) => void
  onUndoLast: () => void
}

/** The open ad with its verdict. */
export function OpenItem(props: OpenItemProps) {
  const { versionId, onStep, onUndoLast } = props
  const { value, error, reload } = usePolled(versionId, () => loadReview(versionId), ITEM_EVERY_MS)
  useReviewKeys(value ? {} : stepKeys(onStep, onUndoLast))
  if (value) return <Loaded {...props} item={value} reload={reload} />
  if (error)
    return (
      <OpenProblem error={error} onRetry={reload} className="m-auto">
        <Button onPress={() => onStep(1)}>Next ad</Button>
      </OpenProblem>
    )
  return (
    <Loading
      label="The ad is loading"
      className="flex flex-col gap-4 p-5"
      shape={['h-10 max-w-md', 'h-96']}
    />
  )
}

const stepKeys = (onStep: (by: 1 | -1) => void, onUndoLast: () => void): ReviewKeys => ({
  n: () => onStep(1),
  j: () => onStep(1),
  ArrowDown: () => onStep(1),
  p: () => onStep(-1),
  k: () => onStep(-1),
  ArrowUp: () => onStep(-1),
  u: onUndoLast,
})

function Loaded({
  item,
  reload,
  address,
  place,
  onStep,
  onDecided,
  onChanged,
  onUndo,
  onUndoLast,
}: OpenItemProps & { item: ReviewItemView; reload: () => void }) {
  const draft = useVerdict(item)
  const [view, setView] = useState<ItemView>('place')
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const { row } = item

  const decide = async () => {
    const request = draft.request()
    if (request === null || isPending) return
    setPending(true)
    setError(null)
    try {
      const { decided, skipped } = await sendVerdict(request)
      if (skipped.length > 0) showSkipped(skipped.length)
      draft.clearText()
      if (decided.length > 0) onDecided({ verdict: request.verdict, ids: decided })
      else {
        reload()
        onChanged()
      }
    } catch (failure) {
      setError(asProductError(failure).message)
    }
    setPending(false)
  }
  const undo = () => (row.undoUntil === null ? onUndoLast() : onUndo([row.versionId]))
  const isDecidable = row.state === 'in_review' && !draft.isTaken
  const toggle = (other: ItemView) => () => setView(view === other ? 'place' : other)
  useReviewKeys({
    ...stepKeys(onStep, undo),
    l: () => document.querySelector<HTMLAnchorElement>('[data-landing-page]')?.click(),
    ' ': toggle('full'),
    ...(runningVersionOf(item) ? { v: toggle('beside') } : {}),
    ...(isDecidable
      ? {
          a: () => draft.setVerdict('approve'),
          d: () => draft.setVerdict('deny'),
          c: () => draft.setVerdict('ask_change'),
          s: () => draft.setWithAlike(!draft.withAlike),
          'ctrl+Enter': () => void decide(),
          ...Object.fromEntries(
            DENIAL_CLASSES.slice(0, 9).map((denialClass, at) => [
              String(at + 1),
              draft.verdict === 'deny' ? () => draft.chooseClass(denialClass) : undefined,
            ]),
          ),
        }
      : {}),
  })
  return (
    <div className="min-h-0 overflow-y-auto xl:grid xl:grid-cols-[minmax(0,1fr)_21rem] xl:overflow-hidden">
      <output className="sr-only">
        {row.title} of {row.advertiser}
        {place ? `, ${place}` : ''}
      </output>
      <div className="min-h-0 xl:overflow-y-auto">
        <ReviewItem
          item={item}
          address={address}
          place={place}
          view={view}
          onView={setView}
          onStep={onStep}
        />
      </div>
      <div className="min-h-0 border-line bg-card max-xl:border-t xl:overflow-y-auto xl:border-l">
        <DecisionPanel
          item={item}
          draft={draft}
          isPending={isPending}
          error={error}
          onDecide={() => void decide()}
          onUndo={undo}
        />
        <SimilarOnes similar={item.similar} address={address} />
        <ReviewHistory item={item} />
      </div>
    </div>
  )
}

function showSkipped(count: number) {
  showToast({
    tone: 'error',
    title: count === 1 ? 'One ad was not decided' : `${count} ads were not decided`,
    description: 'Another reviewer decided it or is looking at it, or the customer has changed it.',
  })
}
