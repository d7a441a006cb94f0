import { formatUsd } from '#domain/foundation/money/amount.ts'
import type {
  ReportNews,
  ReportReach,
  ReportPace,
  ReportView,
} from '#domain/reporting/report/reportView.types.ts'
import { loadedPart } from '#client/components/foundation/loadedPart.tsx'
import { OpenChatButton } from '#client/components/contact/chat/OpenChatButton.tsx'
import { buttonStyles } from '#client/ui/buttonStyles.ts'
import { count, percent, countedUnit } from '../reportWords.ts'

/** Few reports need it. */
const MakeGoodChoice = loadedPart(
  async () => (await import('#client/components/orders/order/MakeGoodChoice.tsx')).MakeGoodChoice,
  null,
)

/** A screen cannot get more than its slots. */
const CATCHING_UP = {
  views: 'Screens play booked slots while they’re on. Missed slots aren’t made up.',
  impressions: 'Delivery catches up on its own where there’s traffic.',
}
const SLOWING_DOWN = {
  views: 'No action needed. Screens keep playing the booked slots.',
  impressions: 'No action needed. Delivery slows a little to last until the end.',
}

/** A smaller difference counts as on plan. */
const LEAST_DIFFERENCE = 0.01
/** A larger delay calls for action. */
const WORRYING = 0.03

/** The campaign's pace in a sentence, its projection and advice. Always for the whole campaign. */
export function PacePanel({
  report,
  news,
  limits,
  onStale,
}: {
  report: ReportView
  news: ReportNews | null
  limits: ReportReach['limits']
  onStale: () => void
}) {
  const { pace } = report
  const delivered = news?.deliveredImpressions ?? pace.deliveredImpressions
  const behind = pace.plannedByNow > 0 ? 1 - delivered / pace.plannedByNow : 0
  const moneyLeft = news?.remainingUsdMinor ?? pace.remainingUsdMinor
  const couponAtLow = Math.min(pace.couponAtLowUsdMinor, moneyLeft)
  const isWorrying = !pace.isOver && behind > WORRYING
  return (
    <div className="p-5 sm:p-6 max-lg:border-t max-lg:border-line">
      <h2 className="text-subheading">{paceTitle(pace, behind)}</h2>
      <p className="mt-1 text-sm text-ink-2">{paceWords(report, behind)}</p>
      <dl className="mt-3 divide-y divide-line text-sm">
        {pace.projection ? (
          <>
            <Row label="Most likely at the end" value={count(pace.projection.likely)} />
            {pace.projection.low === pace.projection.high ? null : (
              <Row
                label="Range"
                value={`${count(pace.projection.low)} to ${count(pace.projection.high)}`}
              />
            )}
          </>
        ) : null}
        <Row label="Money left" value={formatUsd(moneyLeft)} />
        {couponAtLow > 0 ? (
          <Row label="Back as a coupon at the low end" value={formatUsd(couponAtLow)} />
        ) : null}
        {pace.returnedUsdMinor > 0 ? (
          <Row label="Came back as a coupon" value={formatUsd(pace.returnedUsdMinor)} />
        ) : null}
      </dl>
      {report.makeGoods.map((offer) => (
        <div key={offer.lineId} className="mt-4">
          <MakeGoodChoice offer={offer} onChosen={onStale} />
        </div>
      ))}
      {isWorrying ? <WhatToDo report={report} limits={limits} /> : null}
    </div>
  )
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2">
      <dt className="text-ink-2">{label}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  )
}

function paceTitle(pace: ReportPace, behind: number): string {
  if (pace.isOver) {
    return pace.deliveredImpressions >= pace.bookedImpressions
      ? 'Delivered in full'
      : `Ended at ${percent(pace.deliveredImpressions / Math.max(1, pace.bookedImpressions))}`
  }
  if (Math.abs(behind) < LEAST_DIFFERENCE) return 'On plan'
  return behind > 0 ? `${percent(behind)} behind plan` : `${percent(-behind)} ahead of plan`
}

function paceWords({ pace, lines }: ReportView, behind: number): string {
  if (pace.isOver) {
    if (pace.deliveredImpressions >= pace.bookedImpressions)
      return 'Everything you booked was delivered.'
    return pace.remainingUsdMinor > 0
      ? 'The paid, undelivered part is still open.'
      : 'The paid, undelivered part came back as a coupon.'
  }
  if (pace.projection === null) return 'Too early to project.'
  if (behind > WORRYING)
    return `${CATCHING_UP[countedUnit(lines)]} If it ends short, you get the difference back as a coupon.`
  if (behind < -WORRYING) return SLOWING_DOWN[countedUnit(lines)]
  return 'No action needed. Delivery follows the plan hour by hour.'
}

function WhatToDo({
  report: { reader, pace },
  limits,
}: {
  report: ReportView
  limits: ReportReach['limits']
}) {
  if (reader === 'guest') return null
  const expected = pace.projection?.likely ?? pace.deliveredImpressions
  const missing = Math.max(0, pace.bookedImpressions - expected)
  return (
    <div className="mt-4">
      <h3 className="font-sans text-sm font-bold tracking-normal">To be safe</h3>
      {limits.length > 0 ? (
        <dl className="divide-y divide-line text-sm">
          {limits.map(({ label, gainedImpressions }) => (
            <div key={label} className="flex items-baseline justify-between gap-4 py-2">
              <dt>{label}</dt>
              <dd className="text-right font-semibold text-green">
                up to + {count(Math.min(missing, gainedImpressions))}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p className="mt-2 text-sm text-ink-2">
        {limits.length > 0
          ? 'These choices limit delivery most. Tell us which to loosen.'
          : 'We’ll look at it with you.'}
      </p>
      <OpenChatButton className={buttonStyles('secondary', 'sm', 'mt-3 print:hidden')} />
    </div>
  )
}
