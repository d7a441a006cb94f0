import { useState } from 'react'
import { type CouponDays, couponDays, couponInstants } from '#domain/commerce/coupon/couponDays.ts'
import type { CouponSeries } from '#domain/commerce/coupon/couponSeries.ts'
import { couponTermsOf, couponTermsProblems } from '#domain/commerce/coupon/couponTerms.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { changeCouponTermsCall } from '#client/api/commerce/couponCalls.ts'
import { DatePicker } from '#client/ui/DatePicker.tsx'
import { MoneyField } from '#client/ui/MoneyField.tsx'
import { ReasonDialog } from '#client/pages/foundation/admin/ReasonDialog.tsx'
import { useSellerZone, zoneNote } from '#client/pages/foundation/admin/useSellerZone.ts'

/** Extends the time, cap or budget of coupons, with a reason; promised terms never shrink. */
export function TermsDialog({
  series,
  nowIso,
  onClose,
  onChanged,
}: {
  series: CouponSeries
  nowIso: string
  onClose: () => void
  onChanged: () => void
}) {
  const before = couponTermsOf(series)
  const [after, setAfter] = useState(before)
  const problems = couponTermsProblems(series, after, nowIso)
  const isPlanned = before.startsAt !== null && before.startsAt > nowIso
  const zone = useSellerZone()
  const days = couponDays(after, zone ?? 'UTC')
  const setDays = (some: Partial<CouponDays>) =>
    setAfter({ ...after, ...couponInstants({ ...days, ...some }, zone ?? 'UTC') })
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title="Change the terms"
      confirmLabel="Change"
      onConfirm={async (reason) => {
        if (Object.keys(problems).length > 0) throw new ProductError('invalid_input')
        await changeCouponTermsCall(series.id, { before, after, reason })
        onChanged()
      }}
    >
      <p className="text-ink-2">
        What buyers were promised can only grow. Orders that used a coupon keep their discount.
      </p>
      {isPlanned ? (
        <DatePicker
          label="From"
          isRequired={false}
          value={days.startsOn}
          onChange={(startsOn) => setDays({ startsOn })}
          errorMessage={problems.startsAt}
        />
      ) : null}
      <DatePicker
        label="Until the end of"
        isRequired={false}
        value={days.endsOn}
        onChange={(endsOn) => setDays({ endsOn })}
        description={zoneNote(zone)}
        errorMessage={problems.expiresAt}
      />
      {series.rule.percent === null ? null : (
        <MoneyField
          label="At most"
          valueMinor={after.amountMinor}
          onChange={(amountMinor) => setAfter({ ...after, amountMinor: amountMinor ?? 0 })}
          errorMessage={problems.amountMinor}
        />
      )}
      <MoneyField
        label="Total budget"
        description="Leave empty for no limit."
        isRequired={false}
        valueMinor={after.budgetMinor}
        onChange={(budgetMinor) => setAfter({ ...after, budgetMinor })}
        errorMessage={problems.budgetMinor}
      />
    </ReasonDialog>
  )
}
