import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { HomePlace } from '#client/pages/planning/home/homePlace.ts'
import { outlooksAt, type ForecastOf } from '#client/pages/planning/home/miniForecast.ts'
import { planAddress } from '#content/planAddress.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Card } from '#client/ui/Card.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { MEDIA_TYPE_NAMES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { mixMedia } from '#client/pages/planning/regionOptions/mixMedia.ts'
import { readyPlans } from '#domain/planning/mediaMix/readyPlans.ts'
import { dollars, formatUsd } from '#domain/foundation/money/amount.ts'
import { MEDIA_WORDS } from '#domain/planning/outlook/wording/mediaWords.ts'
import { countWords, roundedWords } from '#domain/foundation/wording/numberWords.ts'

/** What of each medium is for sale around a place, by name. */
const FOR_SALE = {
  online_display: ['website', 'websites'],
  mobile_display: ['app or mobile site', 'apps and mobile sites'],
  online_video: ['video site', 'video sites'],
  online_audio: ['station', 'stations'],
  ctv: ['streaming service', 'streaming services'],
  dooh: ['screen', 'screens'],
} as const satisfies Record<MediaType, readonly [string, string]>

/** Every medium at a place with its figures, and three plans that are ready. */
export function RegionOptions({ place }: { place: HomePlace }) {
  const loaded = useLoaded(place.id, async () => await outlooksAt(place))
  if (loaded.error) return <RetryCallout title={loaded.error.message} onRetry={loaded.reload} />
  if (!loaded.value)
    return (
      <>
        <output className="sr-only">The figures are loading</output>
        <Skeleton className="h-96" />
      </>
    )
  const plans = readyPlans(mixMedia(loaded.value))
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {[...loaded.value].map(([mediaType, forecastOf]) => (
          <Option
            key={mediaType}
            mediaType={mediaType}
            forecastOf={forecastOf}
            placeId={place.id}
          />
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-2">
        Reach is an estimate for four weeks, by the forecast of the planner. “At most” assumes you
        buy every impression for sale there.
      </p>
      {plans.length === 0 ? null : (
        <section className="mt-10">
          <h2 className="text-section">Ready plans</h2>
          <ul className="mt-5 grid gap-4 lg:grid-cols-3">
            {plans.map(({ title, mediaType, budgetMinor, reach }) => (
              <Card as="li" key={title} className="flex flex-col gap-2">
                <h3 className="text-subheading">{title}</h3>
                <p className="flex items-center gap-2">
                  <MediaTypeMark mediaType={mediaType} /> {MEDIA_TYPE_NAMES[mediaType]}
                </p>
                <p className="num text-heading">{dollars(budgetMinor)}</p>
                <p className="flex-1 text-sm text-ink-2">
                  Reaches {roundedWords(reach)} people around {place.label}.
                </p>
                <LinkButton to={planAddress(mediaType, place.id, budgetMinor)}>
                  Take this plan
                </LinkButton>
              </Card>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Option({
  mediaType,
  forecastOf,
  placeId,
}: {
  mediaType: MediaType
  forecastOf: ForecastOf
  placeId: string
}) {
  const { minBudgetMinor: least, maxBudgetMinor: most } = forecastOf(0)
  const { productCount, reach, cpmMinor } = forecastOf(least)
  const [one, several] = FOR_SALE[mediaType]
  return (
    <Card as="li" className="relative flex flex-col gap-3">
      <h2 className="flex items-center gap-2 text-subheading">
        <MediaTypeMark mediaType={mediaType} />
        <Link
          to={planAddress(mediaType, placeId, least)}
          className="after:absolute after:inset-0 after:rounded-card"
        >
          {MEDIA_TYPE_NAMES[mediaType]}
        </Link>
      </h2>
      {reach === 0 ? (
        <p className="text-sm text-ink-2">Nothing is for sale here in this medium.</p>
      ) : (
        <dl className="grid grid-cols-[2fr_3fr] gap-x-4 gap-y-2 text-sm">
          <Figure label="Reach, at most">{countOfPeople(forecastOf(most).reach)}</Figure>
          <Figure label="For sale">{countWords(productCount, one, several)}</Figure>
          <Figure label="From">{dollars(least)}</Figure>
          <Figure label={`A thousand ${MEDIA_WORDS[mediaType].impressions}`}>
            {formatUsd(cpmMinor)}
          </Figure>
        </dl>
      )}
    </Card>
  )
}

/** What all that is for sale reaches: no budget buys more. */
const countOfPeople = (reach: number) => `${roundedWords(reach)} people`

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-2">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
