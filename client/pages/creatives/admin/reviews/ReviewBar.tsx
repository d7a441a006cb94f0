import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { CountedLabel } from '#client/components/foundation/queue/CountedLabel.tsx'
import { QueueBar } from '#client/components/foundation/queue/QueueBar.tsx'
import { MediumFilter } from '#client/components/foundation/queue/QueueFilters.tsx'
import type { ChangeAddress } from '#client/state/foundation/useAddress.ts'
import { TogglePill } from '#client/ui/Pill.tsx'
import { formatDuration } from '#domain/foundation/calendar/formatDuration.ts'
import { formatCapped } from '#domain/foundation/admin/boardCursor.ts'
import type { ReviewQueueView } from '#domain/creatives/review/reviewView.ts'
import type { ReviewAddress } from './reviewAddress.ts'

interface ReviewBarProps {
  address: ReviewAddress
  change: ChangeAddress<ReviewAddress>
  queue: ReviewQueueView | null
}

/** The header of the review, with the customers' waiting time. Its whole state is in the address. */
export function ReviewBar({ address, change, queue }: ReviewBarProps) {
  const show = (changed: Partial<ReviewAddress>) => change({ page: 1, versionId: null, ...changed })
  return (
    <QueueBar
      lists={[
        {
          value: 'waiting',
          label: (
            <CountedLabel
              name="Waiting"
              count={queue ? formatCapped(queue.counts.waiting) : undefined}
            />
          ),
        },
        {
          value: 'asked',
          label: (
            <CountedLabel
              name="Asked back"
              count={queue ? formatCapped(queue.counts.asked) : undefined}
            />
          ),
        },
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
          Average wait <span className="font-semibold text-ink">{formatDuration(averageMs)}</span>
        </span>
      ) : null}
      <Link
        to={sitePath('creativePolicy')}
        className="inline-flex min-h-11 items-center font-semibold text-cobalt underline underline-offset-3"
      >
        Policy
      </Link>
    </p>
  )
}
