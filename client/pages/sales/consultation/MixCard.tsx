import { OfferButton } from '#client/components/sales/OfferButton.tsx'
import type { HomePlace } from '#client/pages/planning/home/homePlace.ts'
import type { ForecastOf } from '#client/pages/planning/home/miniForecast.ts'
import { planAddress } from '#content/planAddress.ts'
import { Card } from '#client/ui/Card.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'
import { Slider } from '#client/ui/Slider.tsx'
import { TextButton } from '#client/ui/TextButton.tsx'
import { MEDIA_TYPE_NAMES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'
import type { MixPart } from '#domain/planning/mediaMix/mediaMix.ts'
import { dollars, formatUsd } from '#domain/foundation/money/amount.ts'
import { MEDIA_WORDS } from '#domain/planning/outlook/wording/mediaWords.ts'
import { roundedWords } from '#domain/foundation/wording/numberWords.ts'
import { mixItems } from './mixItems.ts'

const STEP_MINOR = 50_00

interface MixCardProps {
  place: HomePlace
  budgetMinor: number
  mix: readonly MixPart[]
  outlooks: ReadonlyMap<MediaType, ForecastOf>
  onChange: (mix: readonly MixPart[]) => void
  /** Goes back to the computed mix; null where it is shown. */
  onReset: (() => void) | null
}

/** The mix: what each medium gets and whom it reaches. Each part can be changed, and goes on in the planner. */
export function MixCard({ place, budgetMinor, mix, outlooks, onChange, onReset }: MixCardProps) {
  const total = mix.reduce((sum, part) => sum + part.budgetMinor, 0)
  return (
    <Card as="section" aria-label="Your first media mix" className="flex flex-col gap-5">
      <h2 className="text-heading">Your first media mix</h2>
      {mix.length === 0 ? (
        <p className="text-ink-2">
          Nothing is for sale around {place.label} with this budget. Try a larger place, or ask us.
        </p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {mix.map((part) => (
            <Part
              key={part.mediaType}
              part={part}
              most={budgetMinor}
              placeId={place.id}
              forecastOf={outlooks.get(part.mediaType)}
              onChange={(minor) =>
                onChange(
                  mix.map((each) =>
                    each.mediaType === part.mediaType ? { ...each, budgetMinor: minor } : each,
                  ),
                )
              }
            />
          ))}
        </ul>
      )}
      <p
        aria-live="polite"
        className="flex flex-wrap items-baseline gap-x-3 border-t border-ink pt-4"
      >
        <span className="num text-heading">{dollars(total)}</span>
        <span className="text-sm text-ink-2">
          {total === budgetMinor
            ? 'Your whole budget.'
            : total < budgetMinor
              ? `${dollars(budgetMinor - total)} less than your budget.`
              : `${dollars(total - budgetMinor)} more than your budget.`}
        </span>
        {onReset ? <TextButton onPress={onReset}>Reset to our mix</TextButton> : null}
      </p>
      {mix.length > 0 ? <OfferButton itemsOf={() => mixItems(mix, place)} /> : null}
      <p className="text-sm text-ink-2">
        Four-week estimates. People reached by two media are counted twice.
      </p>
    </Card>
  )
}

function Part({
  part: { mediaType, budgetMinor },
  most,
  placeId,
  forecastOf,
  onChange,
}: {
  part: MixPart
  /** The whole budget. */
  most: number
  placeId: string
  forecastOf: ForecastOf | undefined
  onChange: (budgetMinor: number) => void
}) {
  const outlook = forecastOf?.(budgetMinor)
  if (!outlook) return null
  const { reach, cpmMinor, minBudgetMinor } = outlook
  return (
    <li className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex items-center justify-between gap-3">
        <h3 className="flex items-center gap-2 font-sans text-base tracking-normal">
          <MediaTypeMark mediaType={mediaType} /> {MEDIA_TYPE_NAMES[mediaType]}
        </h3>
        <LinkButton
          variant="secondary"
          size="sm"
          to={planAddress(mediaType, placeId, budgetMinor)}
          aria-label={`Plan it: ${MEDIA_TYPE_NAMES[mediaType]}`}
        >
          Plan it
        </LinkButton>
      </div>
      <Slider
        label={`Budget for ${MEDIA_TYPE_NAMES[mediaType]}`}
        minValue={minBudgetMinor}
        maxValue={Math.max(most, budgetMinor, minBudgetMinor + STEP_MINOR)}
        step={STEP_MINOR}
        value={budgetMinor}
        onChange={onChange}
        formatValue={dollars}
      />
      <p className="text-sm text-ink-2">
        Reaches {roundedWords(reach)} people, at {formatUsd(cpmMinor)} per thousand{' '}
        {MEDIA_WORDS[mediaType].impressions}.
      </p>
    </li>
  )
}
