import { Card } from '#client/ui/Card.tsx'
import { DatePicker } from '#client/ui/DatePicker.tsx'
import { MoneyField } from '#client/ui/MoneyField.tsx'
import { useSellerZone, zoneNote } from '#client/pages/foundation/admin/useSellerZone.ts'
import type { CouponFields } from './couponDraft.ts'

/** Start, end, minimum order and total budget. */
export function CouponLimits({ draft, problems, change }: CouponFields) {
  return (
    <Card as="section" aria-labelledby="coupon-limits" className="flex flex-col gap-4">
      <h2 id="coupon-limits" className="text-subheading">
        Limits
      </h2>
      <p className="text-sm text-ink-2">{zoneNote(useSellerZone())}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <DatePicker
          label="From"
          isRequired={false}
          value={draft.startsOn}
          onChange={(startsOn) => change({ startsOn })}
          errorMessage={problems['startsAt']}
        />
        <DatePicker
          label="Until the end of"
          isRequired={false}
          value={draft.endsOn}
          onChange={(endsOn) => change({ endsOn })}
          errorMessage={problems['expiresAt']}
        />
        <MoneyField
          label="Minimum cart"
          description="Counts only what the coupon applies to, before discounts."
          isRequired={false}
          valueMinor={draft.minimumMinor}
          onChange={(minimumMinor) => change({ minimumMinor })}
          errorMessage={problems['rule.minimumMinor']}
        />
        <MoneyField
          label="Total budget"
          description="The most that all of them may discount together."
          isRequired={false}
          valueMinor={draft.budgetMinor}
          onChange={(budgetMinor) => change({ budgetMinor })}
          errorMessage={problems['budgetMinor']}
        />
      </div>
    </Card>
  )
}
