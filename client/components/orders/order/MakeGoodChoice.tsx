import { formatDate } from '#domain/foundation/calendar/formatDate.ts'
import { formatInstantDate } from '#domain/foundation/calendar/formatInstant.ts'
import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { useState } from 'react'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import type { MakeGoodChoice as Choice } from '#domain/orders/order/changes/makeGood.ts'
import type { MakeGoodOffer } from '#domain/orders/order/changes/makeGood.types.ts'
import { makeGoodCall } from '#client/api/reporting/reportCalls.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { ProblemBelow } from '#client/ui/ProblemBelow.tsx'
import { showToast } from '#client/ui/toasts.ts'

export interface MakeGoodChoiceProps {
  offer: MakeGoodOffer
  onChosen: () => void
}

/** The buyer's options for a campaign that fell short, one click each: a coupon, or more days. */
export function MakeGoodChoice({ offer, onChosen }: MakeGoodChoiceProps) {
  const { lineId, name, bookedImpressions, missingImpressions, couponUsdMinor } = offer
  const [pending, setPending] = useState<Choice | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const choose = async (choice: Choice) => {
    setPending(choice)
    setProblem(null)
    try {
      const made = await makeGoodCall(lineId, choice)
      showToast({
        tone: 'success',
        title:
          made.choice === 'extension'
            ? `The campaign runs on until ${formatDate(made.until)}.`
            : 'Your choice is made.',
        ...(made.choice === 'coupon' && made.coupon
          ? { description: `Your coupon is worth ${formatUsd(made.coupon.amountMinor)}.` }
          : {}),
      })
      onChosen()
    } catch (error) {
      const known = asProductError(error)
      setProblem(known.message)
      setPending(null)
      if (known.code === 'make_good_closed') onChosen()
    }
  }
  return (
    <Callout
      tone="warning"
      title="Your campaign delivered less than booked. What should happen to the rest?"
      className="print:hidden"
      actions={
        <>
          <Button
            size="sm"
            isDisabled={pending !== null}
            isPending={pending === 'extension'}
            onPress={() => void choose('extension')}
            aria-label={`Run on at no cost: ${name}`}
          >
            Run on at no cost
          </Button>
          {couponUsdMinor > 0 ? (
            <Button
              size="sm"
              variant="secondary"
              isDisabled={pending !== null}
              isPending={pending === 'coupon'}
              onPress={() => void choose('coupon')}
              aria-label={`Take a coupon worth ${formatUsd(couponUsdMinor)}: ${name}`}
            >
              Take a coupon worth {formatUsd(couponUsdMinor)}
            </Button>
          ) : null}
          {problem ? <ProblemBelow title={problem} className="w-full" /> : null}
        </>
      }
    >
      <p>
        {formatCount(missingImpressions)} of the {formatCount(bookedImpressions)} booked were not
        delivered.
        {couponUsdMinor > 0 ? ' Choose one:' : ''}
      </p>
      <Ways offer={offer} />
    </Callout>
  )
}

function Ways({
  offer: { couponUsdMinor, extension, answerBy },
}: Pick<MakeGoodChoiceProps, 'offer'>) {
  const by = formatInstantDate(answerBy)
  return (
    <>
      <ul className="my-1 flex list-disc flex-col gap-0.5 pl-5">
        <li>
          The campaign runs on at no cost from {formatDate(extension.from)}, until everything that
          was booked is delivered, {formatDate(extension.until)} at the latest. Creatives whose
          dates have passed run again. Anything still missing then comes back as a coupon.
        </li>
        {couponUsdMinor > 0 ? (
          <li>
            You get a coupon worth {formatUsd(couponUsdMinor)} now, for the part that was paid for
            and not delivered.
          </li>
        ) : null}
      </ul>
      <p>
        {couponUsdMinor > 0
          ? `Without an answer by ${by} you get the coupon.`
          : `Nothing was paid for the rest: without an answer by ${by} the campaign ends.`}
      </p>
    </>
  )
}
