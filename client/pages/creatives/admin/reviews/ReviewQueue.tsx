import { formatTimeAgo } from '#domain/foundation/calendar/formatTimeAgo.ts'
import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { Eye } from 'lucide-react'
import { EmptyQueue } from '#client/components/foundation/queue/EmptyQueue.tsx'
import { GroupedRows } from '#client/components/foundation/queue/GroupedRows.tsx'
import { DueNote, QueueRow } from '#client/components/foundation/queue/QueueRow.tsx'
import { formatDuration } from '#domain/foundation/calendar/formatDuration.ts'
import { MAX_COUNTED } from '#domain/foundation/admin/boardCursor.ts'
import { MAX_SEARCHED_DECISIONS } from '#domain/creatives/review/reviewLimits.ts'
import type { ReviewQueueView, ReviewRowView } from '#domain/creatives/review/reviewView.ts'
import { VERSION_STATE_NAMES } from '#domain/creatives/review/versionState.ts'
import type { ChangeAddress } from '#client/state/foundation/useAddress.ts'
import { useNow } from '#client/state/foundation/useNow.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'
import { Paging } from '#client/ui/Paging.tsx'
import { isNarrowed, reviewPath, type ReviewAddress } from './reviewAddress.ts'
import {
  DUE_GROUP_LABELS,
  DUE_GROUPS,
  dueGroup,
  formatDue,
  formatAdFormat,
  STATE_TONES,
} from './reviewWords.ts'
import { Thumb } from './Thumb.tsx'

const PAGE_SIZE = 50
const DECISIONS_REACH = `Only the latest ${formatCount(MAX_SEARCHED_DECISIONS)} decisions are searched; older ads are on their order’s page.`

/** The list at the left: waiting items by due time, others by arrival. */
export function ReviewQueue({
  queue,
  address,
  change,
  openId,
}: {
  queue: ReviewQueueView
  address: ReviewAddress
  change: ChangeAddress<ReviewAddress>
  openId: string | null
}) {
  const nowMs = useNow()
  if (queue.rows.length === 0)
    return (
      <EmptyQueue
        what="ad"
        isNarrowed={isNarrowed(address)}
        isPaged={address.page > 1}
        allPath={reviewPath({
          ...address,
          mediaType: null,
          search: '',
          withAdvice: false,
          page: 1,
          versionId: null,
        })}
        reach={address.list === 'decided' ? DECISIONS_REACH : ''}
      >
        {address.list === 'waiting'
          ? 'No ad is waiting for a verdict. New ones appear here automatically.'
          : 'Ads appear here once decided.'}
      </EmptyQueue>
    )
  const groups =
    address.list === 'waiting'
      ? DUE_GROUPS.map((group) => ({
          name: DUE_GROUP_LABELS[group],
          rows: queue.rows.filter((row) => dueGroup(row, nowMs) === group),
        }))
      : [{ name: null, rows: queue.rows }]
  return (
    <>
      <GroupedRows groups={groups} isPaged={queue.total > PAGE_SIZE}>
        {(row) => (
          <Row
            key={row.versionId}
            row={row}
            address={address}
            isOpen={row.versionId === openId}
            nowMs={nowMs}
          />
        )}
      </GroupedRows>
      <div className="p-3 empty:hidden">
        <Paging
          label="ads"
          page={address.page}
          pageSize={PAGE_SIZE}
          total={Math.min(queue.total, MAX_COUNTED)}
          isTotalExact={queue.total <= MAX_COUNTED}
          onPage={(page) => change({ page, versionId: null })}
        />
      </div>
    </>
  )
}

function Row({
  row,
  address,
  isOpen,
  nowMs,
}: {
  row: ReviewRowView
  address: ReviewAddress
  isOpen: boolean
  nowMs: number
}) {
  const isWaiting = row.state === 'in_review'
  const due = isWaiting ? formatDue(row, nowMs) : formatTimeAgo(row.decidedAt ?? '', nowMs)
  return (
    <QueueRow
      to={reviewPath({ ...address, versionId: row.versionId })}
      isOpen={isOpen}
      className="gap-3"
    >
      <Thumb kind={row.kind} previewUrl={row.previewUrl} className="h-12 w-16" />
      <span className="min-w-0 flex-1 text-sm">
        <span className="flex flex-wrap justify-between gap-x-2">
          <span className="max-w-full truncate font-semibold">{row.advertiser}</span>
          <DueNote>{due}</DueNote>
        </span>
        <span className="flex items-center gap-1.5">
          <MediaTypeMark mediaType={row.mediaType} />
          <span className="truncate">
            {row.title}, {formatAdFormat(row.formatId)}
          </span>
        </span>
        <span className="mt-0.5 flex items-center justify-between gap-2">
          <span className="truncate text-xs text-ink-2">
            {isWaiting
              ? `waits ${formatDuration(nowMs - Date.parse(row.submittedAt))}`
              : row.lineName}
          </span>
          <RowBadge row={row} />
        </span>
      </span>
    </QueueRow>
  )
}

/** The most important fact of a row. */
function RowBadge({ row }: { row: ReviewRowView }) {
  if (row.state !== 'in_review')
    return <Badge tone={STATE_TONES[row.state]}>{VERSION_STATE_NAMES[row.state]}</Badge>
  if (row.takenBy !== null)
    return (
      <Badge>
        <Eye aria-hidden="true" className="size-3.5" />
        {row.takenBy} looks
      </Badge>
    )
  if (row.isAnswered) return <Badge tone="warning">Answered</Badge>
  if (row.similarCount > 0) return <Badge tone="info">{row.similarCount + 1} alike</Badge>
  if (row.isModification) return <Badge>Replacement</Badge>
  return row.adviceCount > 0 ? <Badge>Advice</Badge> : null
}
