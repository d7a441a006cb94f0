import { useNavigate } from 'react-router'
import { QueueSearch } from '#client/components/queue/QueueSearch.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import { MEDIA_TYPE_NAMES, MEDIA_TYPES, type MediaType } from '#domain/media/mediaTypes.ts'
import type { ProductionBoardView, ProductionList } from '#domain/production/productionView.ts'
import { boardPath, type BoardAddress } from './boardAddress.ts'

const MEDIA_OPTIONS: { id: MediaType | 'all'; label: string }[] = [
  { id: 'all', label: 'All media' },
  ...MEDIA_TYPES.map((id) => ({ id, label: MEDIA_TYPE_NAMES[id] })),
]

/** The head of the board: which list, by which filters. All of it is in the address. */
export function BoardBar({
  address,
  board,
  accountId,
}: {
  address: BoardAddress
  board: ProductionBoardView | null
  accountId: string
}) {
  const navigate = useNavigate()
  const go = (change: Partial<BoardAddress>) =>
    void navigate(boardPath({ ...address, page: 1, lineId: null, ...change }))
  const makers = [
    { id: 'all', label: 'Made by anyone' },
    { id: 'nobody', label: 'Made by nobody yet' },
    ...(board?.makers ?? []).map(({ id, name }) => ({
      id,
      label: id === accountId ? `${name} (me)` : name,
    })),
  ]
  const overdue = board?.counts.overdue ?? 0
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2">
      <SegmentedControl<ProductionList>
        label="List"
        isLabelHidden
        value={address.list}
        onChange={(list) => go({ list })}
        options={[
          { value: 'to_do', label: `To do${board ? ` ${board.counts.toDo}` : ''}` },
          { value: 'with_buyer', label: 'With the buyer' },
          { value: 'delivered', label: 'Delivered' },
        ]}
        className="max-sm:w-full"
      />
      <NativeSelect
        label="Medium"
        look="plain"
        options={MEDIA_OPTIONS}
        value={address.mediaType ?? 'all'}
        onChange={(id) => go({ mediaType: id === 'all' ? null : id })}
      />
      <NativeSelect
        label="Made by"
        look="plain"
        options={makers}
        value={address.maker ?? 'all'}
        onChange={(id) => go({ maker: id === 'all' ? null : id })}
      />
      <QueueSearch
        key={address.search}
        label="Advertiser, package or order"
        value={address.search}
        onAsk={(search) => go({ search })}
      />
      {overdue > 0 ? (
        <p className="ml-auto text-sm font-semibold text-red">{overdue} overdue</p>
      ) : null}
    </div>
  )
}
