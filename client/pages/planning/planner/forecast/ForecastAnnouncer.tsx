import { useEffect, useRef, useState } from 'react'
import { MEDIA_WORDS } from '#domain/planning/findings/wording/mediaWords.ts'
import { formatRounded } from '#domain/foundation/wording/numberWords.ts'
import { dollars } from '#domain/foundation/money/amount.ts'
import { useForecast } from '#client/state/planning/plan.ts'
import type { PlanForecast } from '#client/state/planning/forecastState.ts'
import { formatFrequencyValue } from './ForecastFigures.tsx'

const PAUSE_MS = 1200

/** Announces the effect of a change to screen readers, once the person pauses. */
export function ForecastAnnouncer() {
  const { planForecast, isStale } = useForecast()
  const [said, setSaid] = useState('')
  const first = useRef(true)
  const words = planForecast && !isStale ? announcementOf(planForecast) : null
  useEffect(() => {
    if (words === null) return
    if (first.current) {
      first.current = false
      return
    }
    const timer = setTimeout(() => setSaid(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  return <output className="sr-only">{said}</output>
}

function announcementOf({ plan, forecast, issues }: PlanForecast): string {
  const { impressions, reach, frequency, priceMinor } = forecast
  if (impressions.mid === 0) return issues[0]?.message ?? 'No reach yet.'
  const count = `${formatRounded(impressions.mid)} ${MEDIA_WORDS[plan.mediaType].impressions}`
  const people = `${formatRounded(reach)} people, ${formatFrequencyValue(frequency)} times each`
  return `Forecast: ${count}, ${people}, for ${dollars(priceMinor)}.`
}
