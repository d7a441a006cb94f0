import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { MEDIA_TYPE_NAMES, MEDIA_TYPES, type MediaType } from '#domain/media/mediaTypes.ts'
import type { ReviewList, ReviewQueueView } from '#domain/review/reviewView.ts'
import { sitePath } from '#content/sitePaths.ts'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { TogglePill } from '#client/ui/Pill.tsx'
import { SearchField } from '#client/ui/SearchField.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import { reviewPath, type ReviewAddress } from './reviewAddress.ts'
import { durationWords } from './reviewWords.ts'

const MEDIA_OPTIONS: { id: MediaType | 'all'; label: string }[] = [
  { id: 'all', label: 'All media' },
  ...MEDIA_TYPES.map((id) => ({ id, label: MEDIA_TYPE_NAMES[id] })),
]

/** The head of the review: which list, by which filters, and how long customers wait. All of it is in the address. */
export function ReviewBar({
  address,
  queue,
}: {
  address: ReviewAddress
  queue: ReviewQueueView | null
}) {
  const navigate = useNavigate()
  const go = (change: Partial<ReviewAddress>) =>
    void navigate(reviewPath({ ...address, page: 1, versionId: null, ...change }))
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2">
      <SegmentedControl<ReviewList>
        label="List"
        isLabelHidden
        value={address.list}
        onChange={(list) => go({ list })}
        options={[
          { value: 'waiting', label: <Counted name="Waiting" count={queue?.counts.waiting} /> },
          { value: 'asked', label: <Counted name="Asked back" count={queue?.counts.asked} /> },
          { value: 'decided', label: 'Decided' },
        ]}
        className="max-sm:w-full"
      />
      <NativeSelect
        label="Medium"
        look="plain"
        options={MEDIA_OPTIONS}
        value={address.mediaType ?? 'all'}
        onChange={(id) => go({ mediaType: id === 'all' ? null : id })}
      />
      <TogglePill isSelected={address.withAdvice} onChange={(withAdvice) => go({ withAdvice })}>
        With advice
      </TogglePill>
      <Search key={address.search} value={address.search} onAsk={(search) => go({ search })} />
      <p className="ml-auto flex items-center gap-4 text-sm text-ink-2">
        {queue?.averageReviewMs ? (
          <span>
            Average wait{' '}
            <span className="font-semibold text-ink">{durationWords(queue.averageReviewMs)}</span>
          </span>
        ) : null}
        <Link
          to={sitePath('creativePolicy')}
          className="inline-flex min-h-10 items-center font-semibold text-cobalt underline underline-offset-3"
        >
          Policy
        </Link>
      </p>
    </div>
  )
}

function Counted({ name, count }: { name: string; count: number | undefined }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {name}
      {count ? (
        <span className="min-w-5 rounded-full bg-amber px-1.5 text-center text-xs/5 text-ink tabular-nums">
          {count}
        </span>
      ) : null}
    </span>
  )
}

function Search({ value, onAsk }: { value: string; onAsk: (value: string) => void }) {
  const [text, setText] = useState(value)
  return (
    <SearchField
      label="Advertiser, campaign or ad"
      isLabelHidden
      placeholder="Advertiser, campaign or ad"
      value={text}
      onChange={setText}
      onSubmit={() => onAsk(text.trim())}
      onClear={() => onAsk('')}
      maxLength={100}
      className="w-64 max-sm:w-full"
    />
  )
}
