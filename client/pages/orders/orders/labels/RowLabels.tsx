import { Folder } from 'lucide-react'
import type { OrderListRow } from '#domain/orders/order/orderList.types.ts'
import { Badge } from '#client/ui/Badge.tsx'

/** The folder and tags of an order. */
export function RowLabels({ row }: { row: OrderListRow }) {
  const { folder } = row
  const tags = row.tags ?? []
  if (!folder && tags.length === 0) return null
  return (
    <span className="mt-1 flex max-w-52 flex-wrap gap-1">
      {folder ? (
        <Badge>
          <Folder aria-hidden="true" className="size-3.5" />
          <span className="sr-only">Folder </span>
          <bdi className="wrap-anywhere">{folder}</bdi>
        </Badge>
      ) : null}
      {tags.map((tag) => (
        <Badge key={tag} tone="info">
          <span className="sr-only">Tag </span>
          <bdi className="wrap-anywhere">{tag}</bdi>
        </Badge>
      ))}
    </span>
  )
}
