import { formatTimeAgo } from '#domain/foundation/calendar/formatTimeAgo.ts'
import { Link } from 'react-router'
import { EmptyQueue } from '#client/components/foundation/queue/EmptyQueue.tsx'
import { GroupedRows } from '#client/components/foundation/queue/GroupedRows.tsx'
import { DueNote, QueueRow } from '#client/components/foundation/queue/QueueRow.tsx'
import { HALF_MINUTE_MS, useNow } from '#client/state/foundation/useNow.ts'
import { LEAD_KIND_NAMES, LEAD_OUTCOME_NAMES } from '#domain/sales/lead/lead.ts'
import { leadUrgency } from '#domain/sales/lead/leadDue.ts'
import {
  LEAD_LIST_NAMES,
  type LeadBoardView,
  type LeadRowView,
} from '#domain/sales/lead/leadView.ts'
import { formatCapped } from '#domain/foundation/admin/boardCursor.ts'
import { DESK_NAMES } from '#domain/contact/realtime/desk/desk.ts'
import { NextPage } from '#client/pages/foundation/admin/board/NextPage.tsx'
import type { Chosen } from '#client/pages/foundation/admin/board/useChosen.ts'
import { LIST_LABELS } from './LeadsBar.tsx'
import { ALL_LEADS, isNarrowed, leadsPath, type LeadsAddress } from './leadsAddress.ts'
import { formatLeadDue } from './leadWords.ts'

/** The list at the left, overdue leads first. */
export function LeadsList({
  board,
  address,
  chosen,
}: {
  board: LeadBoardView
  address: LeadsAddress
  chosen: Chosen
}) {
  const nowMs = useNow(HALF_MINUTE_MS)
  const { list, leadId } = address
  if (board.rows.length === 0) {
    return (
      <EmptyQueue
        what="lead"
        isNarrowed={isNarrowed(address)}
        isPaged={address.after !== ''}
        allPath={leadsPath({ ...ALL_LEADS, list })}
        reach={<OtherLists board={board} address={address} />}
      >
        {list === 'to_answer'
          ? 'Nobody is waiting for an answer. New requests appear here automatically.'
          : 'Leads appear here as they move on.'}
      </EmptyQueue>
    )
  }
  const urgency = ({ dueAt }: LeadRowView) => leadUrgency(dueAt, new Date(nowMs))
  const groups =
    list === 'closed'
      ? [{ name: null, rows: board.rows }]
      : [
          { name: 'Overdue', rows: board.rows.filter((row) => urgency(row) === 'overdue') },
          { name: 'Due next', rows: board.rows.filter((row) => urgency(row) === 'open') },
          { name: 'No next step', rows: board.rows.filter((row) => urgency(row) === 'none') },
        ]
  return (
    <>
      <GroupedRows groups={groups} isPaged={board.next !== null || address.after !== ''}>
        {(row) => (
          <QueueRow
            key={row.id}
            to={leadsPath({ ...address, leadId: row.id })}
            isOpen={row.id === leadId}
            className="flex-col text-sm"
            choice={{
              label: `Select ${row.name}`,
              isChosen: chosen.has(row.id),
              onChange: (isChosen) => chosen.set(row.id, isChosen),
            }}
          >
            <Row row={row} nowMs={nowMs} />
          </QueueRow>
        )}
      </GroupedRows>
      <div className="p-3 empty:hidden">
        <NextPage label="leads" next={board.next} open="lead" />
      </div>
    </>
  )
}

/** Links to the other lists with search results. */
function OtherLists({ board, address }: { board: LeadBoardView; address: LeadsAddress }) {
  const { foundIn } = board
  if (foundIn === null) return null
  const others = LEAD_LIST_NAMES.filter((list) => list !== address.list && foundIn[list] > 0)
  if (others.length === 0) return 'No other list has a match.'
  return others.map((list) => (
    <Link
      key={list}
      to={leadsPath({ ...address, list, after: '', leadId: null })}
      className="me-3 inline-block underline pointer-coarse:py-3"
    >
      {LIST_LABELS[list]}: {formatCapped(foundIn[list])}
    </Link>
  ))
}

function Row({ row, nowMs }: { row: LeadRowView; nowMs: number }) {
  const due = formatLeadDue(row.dueAt, nowMs)
  return (
    <>
      <span className="flex flex-wrap items-baseline justify-between gap-x-2">
        <span className="max-w-full truncate font-semibold">{row.name}</span>
        <DueNote>{due === '' ? formatTimeAgo(row.askedAt, nowMs) : due}</DueNote>
      </span>
      <span className="truncate">
        {LEAD_KIND_NAMES[row.kind]}
        {row.requestCount > 1 ? `, ${row.requestCount} requests` : ''}
        {row.company === '' ? '' : ', '}
        <bdi>{row.company}</bdi>
      </span>
      {row.isMarked ? <span className="truncate text-orange">Possible bot</span> : null}
      <span className="mt-1 truncate text-xs text-ink-2">
        {DESK_NAMES[row.desk]},{' '}
        {row.outcome ? LEAD_OUTCOME_NAMES[row.outcome] : (row.owner?.name ?? 'unassigned')}
      </span>
    </>
  )
}
