import type { BoardRow } from '#domain/orders/admin/orderBoard.ts'
import { WARNING_FLAGS } from '#domain/orders/order/line/warningFlags.ts'

/** What the desk is warned of on a line, the gravest first. */
export const boardFlags = ({ isDisputed, flags }: BoardRow): string[] => [
  ...(isDisputed ? ['Payment disputed'] : []),
  ...flags.map((flag) => WARNING_FLAGS[flag]),
]
