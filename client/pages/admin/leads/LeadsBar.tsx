import { CountedLabel } from '#client/components/queue/CountedLabel.tsx'
import { QueueBar } from '#client/components/queue/QueueBar.tsx'
import { DeskFilter, PersonFilter } from '#client/components/queue/QueueFilters.tsx'
import type { ChangeAddress } from '#client/state/useAddress.ts'
import { countedWords } from '#domain/admin/boardCursor.ts'
import type { LeadBoardView } from '#domain/lead/leadView.ts'
import type { LeadsAddress } from './leadsAddress.ts'

interface LeadsBarProps {
  address: LeadsAddress
  change: ChangeAddress<LeadsAddress>
  board: LeadBoardView | null
  accountId: string
}

/** The head of the board. All of it is in the address. */
export function LeadsBar({ address, change, board, accountId }: LeadsBarProps) {
  const show = (changed: Partial<LeadsAddress>) => change({ after: '', leadId: null, ...changed })
  return (
    <QueueBar
      lists={[
        {
          value: 'to_answer',
          label: (
            <CountedLabel
              name="To answer"
              count={board ? countedWords(board.counts.toAnswer) : undefined}
            />
          ),
        },
        { value: 'in_contact', label: 'In contact' },
        { value: 'closed', label: 'Closed' },
      ]}
      list={address.list}
      onList={(list) => show({ list })}
      searched="Name, company, phone, email"
      search={address.search}
      onSearch={(search) => show({ search })}
      overdue={board?.counts.overdue ?? 0}
    >
      <DeskFilter value={address.desk} onChange={(desk) => show({ desk })} />
      <PersonFilter
        label="Followed up by"
        names={{ all: 'Anybody’s', nobody: 'Nobody’s yet' }}
        people={board?.people ?? []}
        accountId={accountId}
        value={address.owner}
        onChange={(owner) => show({ owner })}
      />
    </QueueBar>
  )
}
