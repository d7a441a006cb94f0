import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { dollars } from '#domain/foundation/money/amount.ts'
import { useRegionPrompt } from '../useRegionPrompt.ts'
import { useForecast, usePlan } from '#client/state/planning/plan.ts'
import type { PlanForecast } from '#client/state/planning/forecastState.ts'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'
import { classNames } from '#client/ui/classNames.ts'
import { PanelAction } from './PanelAction.tsx'
import { ForecastFigures, PeopleNote } from './ForecastFigures.tsx'
import { ForecastHint, HintBox } from './ForecastHint.tsx'
import { LimitingChoices } from './LimitingChoices.tsx'
import { PriceLines, YourPrice } from './PriceLines.tsx'
import { ReachCurve } from './ReachCurve.tsx'

/** The plan's reach and price, live. `onLeave` is called when an action opens a step. */
export function ForecastPanel({ onLeave }: { onLeave?: () => void }) {
  const { plan } = usePlan()
  const { status, planForecast, isStale, retry } = useForecast()
  const prompt = useRegionPrompt()
  const isEmpty = prompt !== null
  return (
    <div className="flex min-h-0 flex-col rounded-card border-line bg-card lg:border">
      <div className="flex min-h-0 flex-col gap-5 lg:overflow-y-auto lg:p-5 lg:pb-4 lg:short:gap-2.5 lg:short:py-3 xl:px-6">
        <h2 className="font-sans text-sm font-semibold tracking-normal">
          Forecast for {dollars(plan.budgetMinor)}
        </h2>
        {status === 'error' ? (
          <RetryCallout title="The forecast could not be loaded." onRetry={retry}>
            Your plan is saved. Check your connection, then try again.
          </RetryCallout>
        ) : null}
        {planForecast ? (
          <div
            className={classNames(
              'flex flex-col gap-5 transition-opacity duration-200 lg:short:gap-2.5',
              isStale && status === 'loading' && 'opacity-50',
            )}
          >
            <ForecastParts planForecast={planForecast} {...(onLeave ? { onLeave } : {})} />
          </div>
        ) : status === 'error' ? null : prompt ? (
          // The result is known before the facts, so the button below does not move.
          <HintBox message={prompt.message} step="region" {...(onLeave ? { onLeave } : {})} />
        ) : (
          <FiguresLoading mediaType={plan.mediaType} />
        )}
      </div>
      {/* Stays visible whatever is above it. */}
      <div className="flex flex-col gap-3 max-lg:pt-5 lg:border-t lg:border-line lg:px-5 lg:py-4 lg:short:gap-2 lg:short:py-2.5 xl:px-6">
        {planForecast ? (
          planForecast.forecast.impressions.mid > 0 && <YourPrice planForecast={planForecast} />
        ) : status === 'error' || isEmpty ? null : (
          <Room className="h-12.25 lg:short:h-7" />
        )}
        <PanelAction {...(onLeave ? { onLeave } : {})} />
      </div>
    </div>
  )
}

function ForecastParts({
  planForecast,
  onLeave,
}: {
  planForecast: PlanForecast
  onLeave?: () => void
}) {
  const leave = onLeave ? { onLeave } : {}
  if (planForecast.forecast.impressions.mid === 0)
    return <ForecastHint planForecast={planForecast} {...leave} />
  return (
    <>
      <ForecastFigures forecast={planForecast.forecast} plan={planForecast.plan} />
      <ReachCurve planForecast={planForecast} />
      <LimitingChoices planForecast={planForecast} />
      <PeopleNote forecast={planForecast.forecast} plan={planForecast.plan} />
      <PriceLines planForecast={planForecast} />
    </>
  )
}

/** Most plans of the other media have one more price line. */
const PRICE_ROOMS: Partial<Record<MediaType, string>> = { online_display: 'h-61 lg:short:h-56.5' }

/**
 * The height of the figures, the curve, the limits and the price lines, so that the button below
 * does not move.
 */
function FiguresLoading({ mediaType }: { mediaType: MediaType }) {
  return (
    <div aria-busy="true" className="flex flex-col gap-5 lg:short:gap-2.5">
      <span className="sr-only">The forecast is loading.</span>
      <Room className="h-57 lg:short:h-52" />
      <Room className="h-34 lg:short:h-26" />
      <Room className="h-18 lg:short:h-16" />
      <Room className={PRICE_ROOMS[mediaType] ?? 'h-68.5 lg:short:h-63.5'} />
    </div>
  )
}

function Room({ className }: { className: string }) {
  return <span className={classNames('shrink-0 rounded-control bg-sand', className)} />
}
