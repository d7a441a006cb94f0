import { formatMoney } from '#domain/foundation/money/amount.ts'
import type { OrderAllowance } from '#domain/orders/approval/approvalView.types.ts'
import { Callout } from '#client/ui/Callout.tsx'

/** A team member's allowance, before they fill in the form. */
export function AllowanceNotice({ allowance }: { allowance: OrderAllowance }) {
  const { mayOrder, mayRequest, limit } = allowance
  if (mayOrder && limit === null) return null
  if (!mayOrder)
    return mayRequest ? (
      <Callout title="Your team approves this order">
        Fill in the form and ask for approval. The owner and the buyers get your plan and its price.
        Nothing is ordered until one of them approves.
      </Callout>
    ) : (
      <Callout tone="warning" title="Your role can’t order">
        Your cart stays as it is. Please ask the owner of your team for another role.
      </Callout>
    )
  if (limit === null) return null
  const { limitMinor, spentMinor, currency } = limit
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency })
  return (
    <Callout
      title={
        <>
          You can order <span>{money(Math.max(0, limitMinor - spentMinor))}</span> more this month
        </>
      }
    >
      Your monthly limit is <span>{money(limitMinor)}</span> with tax. Larger orders need the
      approval of another member.
    </Callout>
  )
}
