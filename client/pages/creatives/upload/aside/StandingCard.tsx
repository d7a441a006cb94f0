import type { ReactNode } from 'react'
import { useRegionName } from '#client/components/orders/order/regionName.ts'
import { HALF_MINUTE_MS, useNow } from '#client/state/foundation/useNow.ts'
import { Card } from '#client/ui/Card.tsx'
import { classNames } from '#client/ui/classNames.ts'
import type { UploadLineView } from '#domain/creatives/review/creativeView.ts'
import { formatDuration } from '#domain/foundation/calendar/formatDuration.ts'
import { countReviewSteps, type ReviewCounts } from '#domain/creatives/review/standing.ts'

interface StandingCardProps {
  line: UploadLineView
  averageReviewMs: number | null
}

/** The four stages of a campaign's creatives, with their counts and the review time. */
export function StandingCard({ line, averageReviewMs }: StandingCardProps) {
  const standing = countReviewSteps(line.creatives)
  const { needsYou, inReview, approved } = standing
  const isRunning = line.state.startsWith('running')
  const regionName = useRegionName()
  return (
    <Card as="section" aria-label={regionName('Status')}>
      <h2 className="text-subheading">Status</h2>
      <ol className="mt-3 flex flex-col gap-3">
        <Step
          name="Uploaded and checked"
          count={line.creatives.length}
          note={needsYou > 0 ? `${needsYou} ${needsYou === 1 ? 'needs' : 'need'} you` : ''}
        />
        <Step name="In review" count={inReview} isNow={inReview > 0}>
          <Wait standing={standing} averageReviewMs={averageReviewMs} />
        </Step>
        <Step name="Approved" count={approved} />
        <Step
          name="Running"
          count={isRunning ? approved : 0}
          note={isRunning ? '' : 'On the first day, or at once'}
        />
      </ol>
    </Card>
  )
}

function Step({
  name,
  count,
  note = '',
  isNow = false,
  children,
}: {
  name: string
  count: number
  note?: string
  isNow?: boolean
  children?: ReactNode
}) {
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)_auto] gap-x-3">
      <span
        aria-hidden="true"
        className={classNames(
          'mt-1.5 size-3 rounded-full border-2',
          isNow ? 'border-cobalt' : count > 0 ? 'border-ink bg-ink' : 'border-line-2',
        )}
      />
      <div>
        <p className="font-semibold">{name}</p>
        {note ? <p className="text-sm text-ink-2">{note}</p> : null}
        {children}
      </div>
      <p className="font-display text-lg font-bold tabular-nums">{count}</p>
    </li>
  )
}

/** The longest current wait, and the 30-day average if there are enough verdicts. */
function Wait({
  standing: { longestWaitSince },
  averageReviewMs,
}: {
  standing: ReviewCounts
  averageReviewMs: number | null
}) {
  const nowMs = useNow(HALF_MINUTE_MS)
  const waited = longestWaitSince ? nowMs - Date.parse(longestWaitSince) : null
  return (
    <p className="text-sm text-ink-2">
      {waited === null ? null : (
        <span className="block">Longest wait {formatDuration(waited)}</span>
      )}
      {averageReviewMs === null ? null : (
        <span className="block">
          {formatDuration(averageReviewMs)} on average, over the last 30 days
        </span>
      )}
    </p>
  )
}
