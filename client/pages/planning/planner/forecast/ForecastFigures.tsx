import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { planFlight } from '#domain/planning/campaign/planFlight.ts'
import { MEDIA_WORDS } from '#domain/planning/findings/wording/mediaWords.ts'
import { peopleSentence } from '#domain/planning/findings/wording/peopleUnits.ts'
import { rangeSentence } from '#domain/planning/findings/wording/rangeWords.ts'
import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import { formatDecimal } from '#domain/foundation/wording/decimalWords.ts'
import { formatRounded } from '#domain/foundation/wording/numberWords.ts'
import type { Forecast, ImpressionRange } from '#domain/planning/forecast/forecast.types.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { MEDIA_HUES } from '#client/components/foundation/mediaHues.ts'

interface ForecastFiguresProps {
  forecast: Forecast
  plan: CampaignPlan
}

/** Impressions with their range, people reached, frequency, and the CPM. */
export function ForecastFigures({ forecast, plan }: ForecastFiguresProps) {
  const { mediaType } = plan
  const { impressions, reach, frequency, cpmMinor } = forecast
  return (
    <div className="flex flex-col gap-4 lg:short:gap-2.5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="num text-[2.75rem] leading-none">{formatRounded(impressions.mid)}</span>
        <span className="text-ink-2">{MEDIA_WORDS[mediaType].impressions}</span>
      </p>
      <RangeBar
        range={impressions}
        color={MEDIA_HUES[mediaType].color}
        sentence={rangeSentence(forecast, { mediaType, days: planFlight(plan).days })}
      />
      <dl className="grid grid-cols-[1.1fr_1.15fr_0.8fr] divide-x divide-line border-y border-line py-3 lg:short:py-2">
        <Figure
          value={formatRounded(reach)}
          label={isOnScreens(mediaType) ? 'people passing by' : 'people reached'}
        />
        <Figure value={`${formatFrequencyValue(frequency)}×`} label="each, on average" />
        <Figure value={formatUsd(cpmMinor)} label="CPM" />
      </dl>
    </div>
  )
}

/**
 * The people that the figures count: people passing screens, people in households, monthly or
 * weekly listeners.
 */
export function PeopleNote({ forecast, plan }: ForecastFiguresProps) {
  const { mediaType, region } = plan
  const sentence = peopleSentence(forecast, { mediaType, country: region.country })
  return sentence === '' ? null : <p className="text-xs text-ink-2">{sentence}</p>
}

/** "2.3" */
export function formatFrequencyValue(frequency: number): string {
  return formatDecimal(frequency)
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div className="flex flex-col-reverse justify-end px-3 first:pl-0 last:pr-0">
      <dt className="text-xs leading-snug text-ink-2">{label}</dt>
      <dd className="num text-[1.1875rem]">{value}</dd>
    </div>
  )
}

/** The share of the bar beyond low and high. */
const MARGIN = 0.45

function RangeBar({
  range,
  color,
  sentence,
}: {
  range: ImpressionRange
  color: string
  sentence: string
}) {
  const span = Math.max(1, range.high - range.low)
  const start = Math.max(0, range.low - span * MARGIN)
  const width = range.high + span * MARGIN - start
  const percent = (value: number): string => `${((value - start) / width) * 100}%`
  return (
    <div className="flex flex-col gap-1.5">
      <div
        aria-hidden="true"
        className="relative h-2.5 rounded-[5px] bg-sand [print-color-adjust:exact]"
      >
        <div
          className="absolute inset-y-0 rounded-[5px] opacity-40"
          style={{
            left: percent(range.low),
            width: `${(span / width) * 100}%`,
            backgroundColor: color,
          }}
        />
        <div
          className="absolute -inset-y-1 w-[3px] -translate-x-1/2 rounded-full"
          style={{ left: percent(range.mid), backgroundColor: color }}
        />
      </div>
      <p className="flex justify-between text-xs text-ink-2">
        <span>{formatRounded(range.low)} low</span>
        <span>{formatRounded(range.high)} high</span>
      </p>
      <p className="text-xs text-ink-2">{sentence}</p>
    </div>
  )
}
