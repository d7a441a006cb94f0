import { useState } from 'react'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { PlanRow } from '#domain/planning/findings/wording/describePlan.ts'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import { BookedMap } from '#client/components/orders/order/BookedMap.tsx'
import { unbroken } from '#client/components/foundation/unbroken.ts'
import { BookedPreviews } from './BookedPreviews.tsx'

/** The booked plan: in words, on the map, and as previews. */
export function BookedPlan({
  lineId,
  plan,
  rows,
  isFirstOpen,
}: {
  lineId: string
  plan: CampaignPlan
  rows: readonly PlanRow[]
  isFirstOpen: boolean
}) {
  const [isOpen, setOpen] = useState(isFirstOpen)
  return (
    <div className="border-t border-line px-5 py-1 sm:px-6">
      <Disclosure
        title="Everything that was booked"
        isOpen={isOpen}
        onOpenChange={setOpen}
        className="border-b-0"
      >
        {isOpen ? (
          <div className="flex flex-col gap-6 pb-2">
            <dl className="grid gap-x-5 gap-y-1 sm:grid-cols-[11rem_minmax(0,1fr)]">
              {rows.map(({ label, value }) => (
                <div key={label} className="contents">
                  <dt className="text-sm text-ink-2 sm:pt-0.5">{label}</dt>
                  <dd className="mb-2 wrap-anywhere sm:mb-1">{unbroken(value)}</dd>
                </div>
              ))}
            </dl>
            <BookedMap plan={plan} />
            <BookedPreviews lineId={lineId} formatIds={plan.formatIds} />
          </div>
        ) : null}
      </Disclosure>
    </div>
  )
}
