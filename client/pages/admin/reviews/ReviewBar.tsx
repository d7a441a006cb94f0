import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { QueueBar } from '#client/components/queue/QueueBar.tsx'
import { MediumFilter } from '#client/components/queue/QueueFilters.tsx'
import type { ChangeAddress } from '#client/state/useAddress.ts'
import { classNames } from '#client/ui/classNames.ts'
import { TogglePill } from '#client/ui/Pill.tsx'
import { countedWords } from '#domain/admin/boardCursor.ts'
import type { ReviewQueueView } from '#domain/review/reviewView.ts'
import type { ReviewAddress } from './reviewAddress.ts'
import { durationWords } from './reviewWords.ts'

interface ReviewBarProps {
  address: ReviewAddress
  change: ChangeAddress<ReviewAddress>
  queue: ReviewQueueView | null
}

/** The head of the review, and how long customers wait. All of it is in the address. */
export function ReviewBar({ address, change, queue }: ReviewBarProps) {
  const show = (changed: Partial<ReviewAddress>) => change({ page: 1, versionId: null, ...changed })
  return (
    <QueueBar
      lists={[
        { value: 'waiting', label: <Counted name="Waiting" count={queue?.counts.waiting} /> },
        { value: 'asked', label: <Counted name="Asked back" count={queue?.counts.asked} /> },
        { value: 'decided', label: 'Decided' },
      ]}
      list={address.list}
      onList={(list) => show({ list })}
      searched="Advertiser, campaign or ad"
      search={address.search}
      onSearch={(search) => show({ search })}
      end={<Wait averageMs={queue?.averageReviewMs ?? null} />}
    >
      <MediumFilter value={address.mediaType} onChange={(mediaType) => show({ mediaType })} />
      <TogglePill isSelected={address.withAdvice} onChange={(withAdvice) => show({ withAdvice })}>
        With advice
      </TogglePill>
    </QueueBar>
  )
}

function Wait({ averageMs }: { averageMs: number | null }) {
  return (
    <p className="ml-auto flex items-center gap-4 text-sm text-ink-2">
      {averageMs ? (
        <span>
          Average wait <span className="font-semibold text-ink">{durationWords(averageMs)}</span>
        </span>
      ) : null}
      <Link
        to={sitePath('creativePolicy')}
        className="inline-flex min-h-10 items-center font-semibold text-cobalt underline underline-offset-3"
      >
        Policy
      </Link>
    </p>
  )
}

/** A list with how much waits in it: the room of two digits is there before they are, and where nothing waits. */
function Counted({ name, count = 0 }: { name: string; count: number | undefined }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {name}
      <span
        className={classNames(
          'min-w-7 rounded-full bg-amber px-1.5 text-center text-xs/5 text-ink tabular-nums',
          count === 0 && 'invisible',
        )}
      >
        {count === 0 ? '' : countedWords(count)}
      </span>
    </span>
  )
}
