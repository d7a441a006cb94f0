import { MEDIA_WORDS } from '#domain/planning/findings/wording/mediaWords.ts'
import { ratecardSentence } from '#domain/planning/findings/wording/ratecardWords.ts'
import type { PlanForecast } from '#client/state/planning/forecastState.ts'
import { nextVolumeSaving } from '#domain/planning/pricing/priceSchedule.ts'
import { dollars, formatUsd } from '#domain/foundation/money/amount.ts'

/**
 * The components of the price: the lines add up to the CPM, and the CPM times the impressions is
 * the price.
 */
export function PriceLines({ planForecast }: { planForecast: PlanForecast }) {
  const { forecast, plan, reference } = planForecast
  const { mediaType } = plan
  const { priceLines, cpmMinor, priceMinor, ratecardPriceMinor, savingsMinor } = forecast
  const saving = nextVolumeSaving(priceMinor, forecast.maxBudgetMinor)
  return (
    <div className="flex flex-col gap-3 text-[0.9375rem] lg:short:gap-1.5">
      <h3 className="font-sans text-[0.9375rem] font-semibold tracking-normal">
        Price of 1,000 {MEDIA_WORDS[mediaType].impressions}
      </h3>
      <dl className="flex flex-col gap-1.5 lg:short:gap-1">
        {priceLines.map((line, at) => (
          <Line
            key={line.code}
            label={line.label}
            value={at === 0 ? formatUsd(line.cpmMinor) : signed(line.cpmMinor)}
          />
        ))}
        {priceLines.length > 1 ? <Line label="CPM" value={formatUsd(cpmMinor)} isSum /> : null}
        {savingsMinor > 0 ? (
          <div className="flex justify-between gap-4 text-ink-2">
            <dt>
              Ratecard price
              <span className="block text-xs">{ratecardSentence(plan, reference)}</span>
            </dt>
            <dd className="tabular-nums">
              <s>{dollars(ratecardPriceMinor)}</s>
            </dd>
          </div>
        ) : null}
      </dl>
      {saving ? (
        <p className="text-xs text-ink-2 print:hidden">
          The volume saving grows to {saving.percent}% at {dollars(saving.fromMinor)}.
        </p>
      ) : null}
    </div>
  )
}

/** The plan's price and discount; on a laptop both are on one line. */
export function YourPrice({ planForecast }: { planForecast: PlanForecast }) {
  const { priceMinor, savingsMinor } = planForecast.forecast
  const { budgetMinor } = planForecast.plan
  return (
    <div className="max-lg:border-t max-lg:border-line max-lg:pt-3">
      <p className="flex flex-wrap items-baseline gap-x-2 text-lg font-bold">
        <span>Your price</span>
        <span className="ml-auto tabular-nums lg:short:order-last">{dollars(priceMinor)}</span>
        {savingsMinor > 0 ? (
          <span className="basis-full text-sm font-semibold text-green lg:short:basis-auto">
            You save {dollars(savingsMinor)}
          </span>
        ) : null}
      </p>
      {priceMinor < budgetMinor ? (
        <p className="mt-1 text-sm text-ink-2">
          That’s all these choices offer. The rest of your {dollars(budgetMinor)} would stay
          unspent.
        </p>
      ) : null}
    </div>
  )
}

function Line({ label, value, isSum = false }: { label: string; value: string; isSum?: boolean }) {
  return (
    <div
      className={
        isSum
          ? 'flex justify-between gap-4 border-t border-line pt-1.5 font-semibold'
          : 'flex justify-between gap-4'
      }
    >
      <dt>{label}</dt>
      <dd className="shrink-0 tabular-nums">{value}</dd>
    </div>
  )
}

function signed(amountMinor: number): string {
  return amountMinor < 0 ? `− ${formatUsd(-amountMinor)}` : `+ ${formatUsd(amountMinor)}`
}
