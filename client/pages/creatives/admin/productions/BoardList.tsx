import { formatTimeAgo } from '#domain/foundation/calendar/formatTimeAgo.ts'
import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { EmptyQueue } from '#client/components/foundation/queue/EmptyQueue.tsx'
import { GroupedRows } from '#client/components/foundation/queue/GroupedRows.tsx'
import { DueNote, QueueRow } from '#client/components/foundation/queue/QueueRow.tsx'
import type { ChangeAddress } from '#client/state/foundation/useAddress.ts'
import { useNow } from '#client/state/foundation/useNow.ts'
import { Badge, type BadgeTone } from '#client/ui/Badge.tsx'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'
import { Paging } from '#client/ui/Paging.tsx'
import { MAX_COUNTED } from '#domain/foundation/admin/boardCursor.ts'
import type { LineState } from '#domain/orders/order/line/lineState.ts'
import { MAX_SEARCHED_DELIVERED } from '#domain/creatives/production/productionLimits.ts'
import type {
  ProductionBoardView,
  ProductionRowView,
} from '#domain/creatives/production/productionView.ts'
import { DESK_LINE_STATE_NAMES } from '#domain/orders/order/line/formatRecord.ts'
import { boardPath, isNarrowed, type BoardAddress } from './boardAddress.ts'
import { DUE_GROUPS, DUE_GROUP_LABELS, dueGroup, formatDue } from './formatDue.ts'

const PAGE_SIZE = 50
const DELIVERED_REACH = `Only the latest ${formatCount(MAX_SEARCHED_DELIVERED)} delivered ads are searched; older ads are on their order’s page.`

export const PRODUCTION_TONES: Partial<Record<LineState, BadgeTone>> = {
  briefed: 'info',
  changes_asked: 'warning',
  draft_ready: 'neutral',
  delivered: 'success',
}

/** The list at the left: the desk's tasks by due date, others by arrival. */
export function BoardList({
  board,
  address,
  change,
  openId,
}: {
  board: ProductionBoardView
  address: BoardAddress
  change: ChangeAddress<BoardAddress>
  openId: string | null
}) {
  const nowMs = useNow()
  if (board.rows.length === 0)
    return (
      <EmptyQueue
        what="ad"
        isNarrowed={isNarrowed(address)}
        isPaged={address.page > 1}
        allPath={boardPath({
          list: address.list,
          mediaType: null,
          maker: null,
          search: '',
          page: 1,
          lineId: null,
        })}
        reach={address.list === 'delivered' ? DELIVERED_REACH : ''}
      >
        {address.list === 'to_do'
          ? 'No ad is waiting to be made. New briefs appear here automatically.'
          : 'Ads appear here as they move on.'}
      </EmptyQueue>
    )
  const groups =
    address.list === 'to_do'
      ? DUE_GROUPS.map((group) => ({
          name: DUE_GROUP_LABELS[group],
          rows: board.rows.filter((row) => dueGroup(row, nowMs) === group),
        }))
      : [{ name: null, rows: board.rows }]
  return (
    <>
      <GroupedRows groups={groups} isPaged={board.total > PAGE_SIZE}>
        {(row) => (
          <Row
            key={row.lineId}
            row={row}
            address={address}
            isOpen={row.lineId === openId}
            nowMs={nowMs}
          />
        )}
      </GroupedRows>
      <div className="p-3 empty:hidden">
        <Paging
          label="ads"
          page={address.page}
          pageSize={PAGE_SIZE}
          total={Math.min(board.total, MAX_COUNTED)}
          isTotalExact={board.total <= MAX_COUNTED}
          onPage={(page) => change({ page, lineId: null })}
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
  row: ProductionRowView
  address: BoardAddress
  isOpen: boolean
  nowMs: number
}) {
  const due = formatDue(row, nowMs)
  return (
    <QueueRow
      to={boardPath({ ...address, lineId: row.lineId })}
      isOpen={isOpen}
      className="flex-col text-sm"
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-2">
        <span className="max-w-full truncate font-semibold">{row.advertiser}</span>
        <DueNote>{due === '' ? formatTimeAgo(row.since, nowMs) : due}</DueNote>
      </span>
      <span className="flex items-center gap-1.5">
        <MediaTypeMark mediaType={row.mediaType} />
        <span className="truncate">
          {row.name}
          {row.quantity > 1 ? `, ${row.quantity} pieces` : ''}
        </span>
      </span>
      <span className="mt-1 flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <span className="max-w-full truncate text-xs text-ink-2">
          {row.orderNumber}, {row.maker?.name ?? 'nobody yet'}
        </span>
        <Badge tone={PRODUCTION_TONES[row.state] ?? 'neutral'}>
          {DESK_LINE_STATE_NAMES[row.state]}
        </Badge>
      </span>
    </QueueRow>
  )
}
