import type { OrderAllowance } from '#domain/orders/approval/approvalView.types.ts'

/** Whether the checkout orders, asks for approval, or can do neither. */
export type OrderWay = 'order' | 'request' | 'none'

/** The checkout's action for a member, at a price in USD cents. */
export function orderWay(
  allowance: OrderAllowance | null,
  { totalUsdMinor, isRefused }: { totalUsdMinor: number | null; isRefused: boolean },
): OrderWay {
  if (allowance === null) return 'order'
  const { mayOrder, mayRequest, limit } = allowance
  const isBeyond =
    isRefused || (limit !== null && totalUsdMinor !== null && totalUsdMinor > limit.leftUsdMinor)
  if (mayOrder && !isBeyond) return 'order'
  return mayRequest ? 'request' : 'none'
}
