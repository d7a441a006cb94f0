import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import type { ProductError } from '#domain/foundation/errors/productError.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import type { OwnChangePreview } from '#domain/orders/order/amendment/ownChange.ts'
import { MEDIA_WORDS } from '#domain/planning/findings/wording/mediaWords.ts'
import { AmendmentTerms } from '#client/components/orders/order/AmendmentTerms.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Loading } from '#client/ui/Loading.tsx'

interface ChangeTermsProps {
  isChanged: boolean
  preview: OwnChangePreview | null
  problem: ProductError | null
  isCurrent: boolean
  mediaType: MediaType
}

/** Old and new side by side, with the delivery so far and the price difference. */
export function ChangeTerms({
  isChanged,
  preview,
  problem,
  isCurrent,
  mediaType,
}: ChangeTermsProps) {
  if (!isChanged)
    return <p className="text-ink-2">Change something, and we’ll show what it means and costs.</p>
  if (problem)
    return (
      <Callout tone="error" title={problem.message}>
        {otherMessages(problem)}
      </Callout>
    )
  if (!preview) return <Loading label="Working out the difference" shape="h-60" />
  return (
    <div aria-busy={!isCurrent} className={isCurrent ? '' : 'opacity-50'}>
      <AmendmentTerms terms={preview} />
      {preview.deliveredImpressions > 0 ? (
        <p className="mt-3">
          {formatCount(preview.deliveredImpressions)} of {formatCount(preview.bookedImpressions)}{' '}
          {MEDIA_WORDS[mediaType].impressions} are delivered so far. They stay, at the price they
          had.
        </p>
      ) : null}
      {preview.replacesProposal ? (
        <p className="mt-3">Your change takes the place of the one that we proposed to you.</p>
      ) : null}
    </div>
  )
}

/** The label of the confirmation button. */
export function confirmLabel({ extra, revised, couponUsdMinor }: OwnChangePreview): string {
  if (extra) {
    const { amounts, currency } = extra
    return `Order for ${formatMoney({ amountMinor: amounts.totalMinor, currency })} more`
  }
  if (revised) return 'Change it and replace the invoice'
  return couponUsdMinor > 0
    ? `Change it for a ${formatUsd(couponUsdMinor)} coupon`
    : 'Change the campaign'
}

function otherMessages({ message, fields }: ProductError): string | null {
  const others = (fields ?? []).map((field) => field.message).filter((text) => text !== message)
  return others.length > 0 ? [...new Set(others)].join(' ') : null
}
