import type { BoardRow } from '#domain/orders/admin/orderBoard.ts'
import { WARNING_FLAGS } from '#domain/orders/order/line/warningFlags.ts'

/** The warnings of a line for admins, the most serious first. */
export const boardFlags = ({ isDisputed, flags, missingFormats }: BoardRow): string[] => [
  ...(isDisputed ? ['Payment disputed'] : []),
  ...flags.map((flag) => WARNING_FLAGS[flag]),
  ...missingFormats.map((name) => `Missing: ${name}`),
]
