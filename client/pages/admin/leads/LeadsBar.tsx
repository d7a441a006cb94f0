import { useNavigate } from 'react-router'
import { QueueSearch } from '#client/components/queue/QueueSearch.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import type { LeadBoardView, LeadList } from '#domain/lead/leadView.ts'
import { DESK_NAMES, DESKS, type Desk } from '#domain/realtime/desk.ts'
import { leadsPath, type LeadsAddress } from './leadsAddress.ts'

const DESK_OPTIONS: { id: Desk | 'all'; label: string }[] = [
  { id: 'all', label: 'All desks' },
  ...DESKS.map((id) => ({ id, label: DESK_NAMES[id] })),
]

/** The head of the board: which list, by which filters. All of it is in the address. */
export function LeadsBar({
  address,
  board,
  accountId,
}: {
  address: LeadsAddress
  board: LeadBoardView | null
  accountId: string
}) {
  const navigate = useNavigate()
  const go = (change: Partial<LeadsAddress>) =>
    void navigate(leadsPath({ ...address, page: 1, leadId: null, ...change }))
  const people = [
    { id: 'all', label: 'Anybody’s' },
    { id: 'nobody', label: 'Nobody’s yet' },
    ...(board?.people ?? []).map(({ id, name }) => ({
      id,
      label: id === accountId ? `${name} (me)` : name,
    })),
  ]
  const overdue = board?.counts.overdue ?? 0
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2">
      <SegmentedControl<LeadList>
        label="List"
        isLabelHidden
        value={address.list}
        onChange={(list) => go({ list })}
        options={[
          { value: 'to_answer', label: `To answer${board ? ` ${board.counts.toAnswer}` : ''}` },
          { value: 'in_contact', label: 'In contact' },
          { value: 'closed', label: 'Closed' },
        ]}
        className="max-sm:w-full"
      />
      <NativeSelect
        label="Desk"
        look="plain"
        options={DESK_OPTIONS}
        value={address.desk ?? 'all'}
        onChange={(id) => go({ desk: id === 'all' ? null : id })}
      />
      <NativeSelect
        label="Followed up by"
        look="plain"
        options={people}
        value={address.owner ?? 'all'}
        onChange={(id) => go({ owner: id === 'all' ? null : id })}
      />
      <QueueSearch
        key={address.search}
        label="Name, company, phone, email"
        value={address.search}
        onAsk={(search) => go({ search })}
      />
      {overdue > 0 ? (
        <p className="ml-auto text-sm font-semibold text-red">{overdue} overdue</p>
      ) : null}
    </div>
  )
}
