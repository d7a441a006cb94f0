import { useEffect, useRef, useState } from 'react'
import {
  MEDIA_TYPE_NAMES,
  MEDIA_TYPES,
  type MediaType,
} from '#domain/foundation/media/mediaTypes.ts'
import { MAX_SEARCH_LENGTH } from '#domain/foundation/search/searchLength.ts'
import type { OrderSort } from '#domain/orders/order/orderList.types.ts'
import { STATUS_LEGEND, type LegendStatus } from '#domain/orders/order/line/statusLegend.ts'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { SearchField } from '#client/ui/SearchField.tsx'
import { ORDER_COLUMNS, type OrderListView } from './orderListAddress.ts'

const SEARCH_AFTER_MS = 350
const ALL = 'all'

const options = <Id extends string>(names: Record<Id, string>, all: string) => [
  { id: ALL as Id | typeof ALL, label: all },
  ...(Object.keys(names) as Id[]).map((id) => ({ id, label: names[id] })),
]
const STATUS_OPTIONS = options<LegendStatus>(STATUS_LEGEND, 'All statuses')
const MEDIA_OPTIONS = options<MediaType>(
  Object.fromEntries(MEDIA_TYPES.map((id) => [id, MEDIA_TYPE_NAMES[id]])) as Record<
    MediaType,
    string
  >,
  'All media',
)

type Order = `${OrderSort}-${'asc' | 'desc'}`
const ORDER_OPTIONS = (Object.keys(ORDER_COLUMNS) as OrderSort[]).flatMap((sort) => [
  { id: `${sort}-desc` as Order, label: `${ORDER_COLUMNS[sort]}, descending` },
  { id: `${sort}-asc` as Order, label: `${ORDER_COLUMNS[sort]}, ascending` },
])

/** Search and filters of the orders list, and its sort order if there are no column headers. */
export function OrdersToolbar({
  view,
  onChange,
}: {
  view: OrderListView
  onChange: (change: Partial<OrderListView>) => void
}) {
  return (
    <search className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,1fr)_13rem_10rem_14rem] xl:grid-cols-[minmax(0,1fr)_15rem_12rem]">
      <OrderSearch q={view.q} onSearch={(q) => onChange({ q })} />
      <NativeSelect
        label="Status"
        options={STATUS_OPTIONS}
        value={view.status ?? ALL}
        onChange={(status) => onChange({ status: status === ALL ? null : status })}
      />
      <NativeSelect
        label="Media type"
        options={MEDIA_OPTIONS}
        value={view.mediaType ?? ALL}
        onChange={(mediaType) => onChange({ mediaType: mediaType === ALL ? null : mediaType })}
      />
      <NativeSelect
        label="Sort by"
        options={ORDER_OPTIONS}
        value={`${view.sort}-${view.direction}`}
        onChange={(order) => {
          const [sort, direction] = order.split('-') as [OrderSort, 'asc' | 'desc']
          onChange({ sort, direction })
        }}
        className="max-lg:col-span-2 xl:hidden"
      />
    </search>
  )
}

/** Searches shortly after the last key; at once on Enter. */
function OrderSearch({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [text, setText] = useState(q)
  const [known, setKnown] = useState(q)
  if (q !== known) {
    setKnown(q)
    if (q !== text.trim()) setText(q)
  }
  const search = useRef(onSearch)
  useEffect(() => {
    search.current = onSearch
  })
  useEffect(() => {
    if (text.trim() === q) return
    const soon = setTimeout(() => search.current(text.trim()), SEARCH_AFTER_MS)
    return () => clearTimeout(soon)
  }, [text, q])
  return (
    <SearchField
      className="max-lg:col-span-2"
      label="Search"
      placeholder="Order ID, advertiser or campaign"
      maxLength={MAX_SEARCH_LENGTH}
      value={text}
      onChange={setText}
      onSubmit={(value) => onSearch(value.trim())}
    />
  )
}
