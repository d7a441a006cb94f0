import { CountedLabel } from '#client/components/foundation/queue/CountedLabel.tsx'
import { QueueBar } from '#client/components/foundation/queue/QueueBar.tsx'
import { DeskFilter, PersonFilter } from '#client/components/foundation/queue/QueueFilters.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import type { ChangeAddress } from '#client/state/foundation/useAddress.ts'
import { formatCapped } from '#domain/foundation/admin/boardCursor.ts'
import {
  LEAD_LIST_NAMES,
  type LeadBoardView,
  type LeadList,
  type LeadMark,
} from '#domain/sales/lead/leadView.ts'
import type { LeadsAddress } from './leadsAddress.ts'

interface LeadsBarProps {
  address: LeadsAddress
  change: ChangeAddress<LeadsAddress>
  board: LeadBoardView | null
  accountId: string
}

export const LIST_LABELS: Record<LeadList, string> = {
  to_answer: 'To answer',
  in_contact: 'In contact',
  closed: 'Closed',
}

const SENDERS: { id: LeadMark | 'all'; label: string }[] = [
  { id: 'all', label: 'All senders' },
  { id: 'unmarked', label: 'People' },
  { id: 'marked', label: 'Possible bots' },
]

/** Matches of the search in a list; without a search, the leads that wait for an answer. */
function countOf(board: LeadBoardView | null, list: LeadList): string | undefined {
  if (board?.foundIn) return formatCapped(board.foundIn[list])
  return board && list === 'to_answer' ? formatCapped(board.counts.toAnswer) : undefined
}

/** The header of the board. Its whole state is in the URL. */
export function LeadsBar({ address, change, board, accountId }: LeadsBarProps) {
  const show = (changed: Partial<LeadsAddress>) => change({ after: '', leadId: null, ...changed })
  return (
    <QueueBar
      lists={LEAD_LIST_NAMES.map((value) => ({
        value,
        label: <CountedLabel name={LIST_LABELS[value]} count={countOf(board, value)} />,
      }))}
      list={address.list}
      onList={(list) => show({ list })}
      searched="Name, company, phone, email"
      search={address.search}
      onSearch={(search) => show({ search })}
      overdue={board?.counts.overdue ?? 0}
    >
      <DeskFilter value={address.desk} onChange={(desk) => show({ desk })} />
      <NativeSelect
        label="Sender"
        look="plain"
        options={SENDERS}
        value={address.mark ?? 'all'}
        onChange={(mark) => show({ mark: mark === 'all' ? null : mark })}
      />
      <PersonFilter
        label="Assigned to"
        names={{ all: 'All', nobody: 'Unassigned' }}
        people={board?.people ?? []}
        accountId={accountId}
        value={address.owner}
        onChange={(owner) => show({ owner })}
      />
    </QueueBar>
  )
}
