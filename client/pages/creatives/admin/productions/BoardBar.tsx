import { CountedLabel } from '#client/components/foundation/queue/CountedLabel.tsx'
import { QueueBar } from '#client/components/foundation/queue/QueueBar.tsx'
import { MediumFilter, PersonFilter } from '#client/components/foundation/queue/QueueFilters.tsx'
import { formatCapped } from '#domain/foundation/admin/boardCursor.ts'
import type { ChangeAddress } from '#client/state/foundation/useAddress.ts'
import type { ProductionBoardView } from '#domain/creatives/production/productionView.ts'
import type { BoardAddress } from './boardAddress.ts'

interface BoardBarProps {
  address: BoardAddress
  change: ChangeAddress<BoardAddress>
  board: ProductionBoardView | null
  accountId: string
}

/** The header of the board. Its whole state is in the URL. */
export function BoardBar({ address, change, board, accountId }: BoardBarProps) {
  const show = (changed: Partial<BoardAddress>) => change({ page: 1, lineId: null, ...changed })
  return (
    <QueueBar
      lists={[
        {
          value: 'to_do',
          label: (
            <CountedLabel
              name="To do"
              count={board ? formatCapped(board.counts.toDo) : undefined}
            />
          ),
        },
        { value: 'with_buyer', label: 'With the buyer' },
        { value: 'delivered', label: 'Delivered' },
      ]}
      list={address.list}
      onList={(list) => show({ list })}
      searched="Advertiser, package or order"
      search={address.search}
      onSearch={(search) => show({ search })}
      overdue={board?.counts.overdue ?? 0}
    >
      <MediumFilter value={address.mediaType} onChange={(mediaType) => show({ mediaType })} />
      <PersonFilter
        label="Made by"
        names={{ all: 'Made by anyone', nobody: 'Unassigned' }}
        people={board?.makers ?? []}
        accountId={accountId}
        value={address.maker}
        onChange={(maker) => show({ maker })}
      />
    </QueueBar>
  )
}
