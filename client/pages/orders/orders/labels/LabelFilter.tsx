import { labelKey, readLabelKey, type OrderLabel } from '#domain/orders/labels/orderLabel.ts'
import type { OrderListPage } from '#domain/orders/order/orderList.types.ts'
import { loadLabels } from '#client/api/orders/myOrderCalls.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'

const ALL = ''

const nameOf = ({ kind, name }: Pick<OrderLabel, 'kind' | 'name'>) =>
  `${kind === 'folder' ? 'Folder' : 'Tag'}: ${name}`

/** The labels of the displayed rows; a change means that the filter's options may have changed. */
const shownLabels = (page: OrderListPage | null) =>
  JSON.stringify(page?.rows.map(({ tags, folder }) => [tags, folder]) ?? [])

/** Narrows the list to a folder or a tag; nothing without any. */
export function LabelFilter({
  label,
  listed,
  onChange,
}: {
  label: string | null
  listed: OrderListPage | null
  onChange: (label: string | null) => void
}) {
  const labels = useLoaded(`labels ${shownLabels(listed)}`, loadLabels).value ?? []
  const chosen = label === null ? null : readLabelKey(label)
  const known = labels.map((each) => ({ id: labelKey(each), label: nameOf(each) }))
  const isUnknown = chosen !== null && !known.some(({ id }) => id === label)
  if (known.length === 0 && !chosen) return null
  return (
    <NativeSelect
      label="Folder or tag"
      className="mt-3 sm:max-w-60"
      options={[
        { id: ALL, label: 'All orders' },
        ...known,
        ...(isUnknown ? [{ id: labelKey(chosen), label: nameOf(chosen) }] : []),
      ]}
      value={label ?? ALL}
      onChange={(id) => onChange(id === ALL ? null : id)}
    />
  )
}
