import { ChevronUp } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { MEDIA_WORDS } from '#domain/planning/findings/wording/mediaWords.ts'
import { formatRounded } from '#domain/foundation/wording/numberWords.ts'
import { dollars } from '#domain/foundation/money/amount.ts'
import { BarButton } from '#client/components/planning/planner/BarButton.tsx'
import { useBottomBar } from '#client/ui/useBottomBar.ts'
import { useForecast, usePlan } from '#client/state/planning/plan.ts'
import { useRegionPrompt } from '../useRegionPrompt.ts'
import { formatFrequencyValue } from './ForecastFigures.tsx'

const ForecastSheet = lazy(async () => ({
  default: (await import('./ForecastSheet.tsx')).ForecastSheet,
}))

/**
 * On a phone: the main figures at the bottom of the screen; a press opens a sheet with the whole
 * forecast.
 */
export function ForecastBar() {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  useBottomBar(bar)
  const open = (): void => {
    setWasOpen(true)
    setIsOpen(true)
  }
  return (
    <div
      ref={bar}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line-2 bg-card pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <BarButton label="Open the forecast" isExpanded={isOpen} onPress={open}>
        <BarFigures />
        <ChevronUp aria-hidden="true" className="size-6 shrink-0" />
      </BarButton>
      {wasOpen ? (
        <Suspense>
          <ForecastSheet isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      ) : null}
    </div>
  )
}

function BarFigures() {
  const { plan } = usePlan()
  const { planForecast, status } = useForecast()
  const prompt = useRegionPrompt()
  const forecast = planForecast?.forecast
  if (!forecast || forecast.impressions.mid === 0) {
    return (
      <span className="flex min-w-0 flex-1 flex-col text-left">
        <span className="num text-xl">{dollars(plan.budgetMinor)}</span>
        {/* One line, as while loading: a growing bar would cover a button that is being pressed.
           It opens to show the rest. */}
        <span className="truncate text-xs leading-5.25 text-ink-2">
          {forecast
            ? (prompt?.message ?? planForecast.issues[0]?.message ?? 'Nothing to show yet')
            : status === 'error'
              ? 'The forecast could not be loaded.'
              : 'Loading the forecast'}
        </span>
      </span>
    )
  }
  const { impressions, reach, frequency, priceMinor, savingsMinor } = forecast
  return (
    <>
      <span className="flex min-w-0 flex-1 flex-col text-left">
        <span className="num truncate text-xl">
          {formatRounded(impressions.mid)} {MEDIA_WORDS[plan.mediaType].impressions}
        </span>
        <span className="text-sm text-ink-2">
          {formatRounded(reach)} people, {formatFrequencyValue(frequency)}× each
        </span>
      </span>
      <span className="flex shrink-0 flex-col text-right">
        <span className="num text-xl">{dollars(priceMinor)}</span>
        {savingsMinor > 0 ? (
          <span className="text-sm font-semibold text-green">saves {dollars(savingsMinor)}</span>
        ) : null}
      </span>
    </>
  )
}
