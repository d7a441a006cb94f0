import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import type { HomePlace } from '#client/pages/planning/home/homePlace.ts'
import { forecastsAt, type ForecastOf } from '#client/pages/planning/home/miniForecast.ts'
import { planAddress } from '#content/planAddress.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Card } from '#client/ui/Card.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { MEDIA_TYPE_NAMES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { mixMedia } from '#client/pages/planning/regionOptions/mixMedia.ts'
import { readyPlans } from '#domain/planning/mediaMix/readyPlans.ts'
import { dollars, formatUsd } from '#domain/foundation/money/amount.ts'
import { MEDIA_WORDS } from '#domain/planning/findings/wording/mediaWords.ts'
import { formatQuantity, formatRounded } from '#domain/foundation/wording/numberWords.ts'

/** Each medium's noun for its inventory around a place. */
const FOR_SALE = {
  online_display: ['website', 'websites'],
  mobile_display: ['app or mobile site', 'apps and mobile sites'],
  online_video: ['video site', 'video sites'],
  online_audio: ['station', 'stations'],
  ctv: ['streaming service', 'streaming services'],
  dooh: ['screen', 'screens'],
} as const satisfies Record<MediaType, readonly [string, string]>

/** Every medium at a place with its figures, and three suggested plans. */
export function RegionOptions({ place }: { place: HomePlace }) {
  const loaded = useLoaded(place.id, async () => await forecastsAt(place))
  return (
    <PageState loaded={loaded} loading={<Loading label="The figures are loading" shape="h-96" />}>
      {(forecasts) => <Options place={place} forecasts={forecasts} />}
    </PageState>
  )
}

function Options({
  place,
  forecasts,
}: {
  place: HomePlace
  forecasts: Awaited<ReturnType<typeof forecastsAt>>
}) {
  const plans = readyPlans(mixMedia(forecasts))
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {[...forecasts].map(([mediaType, forecastOf]) => (
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
                  Reaches {formatRounded(reach)} people around {place.label}.
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
          <Figure label="For sale">{formatQuantity(productCount, one, several)}</Figure>
          <Figure label="From">{dollars(least)}</Figure>
          <Figure label={`A thousand ${MEDIA_WORDS[mediaType].impressions}`}>
            {formatUsd(cpmMinor)}
          </Figure>
        </dl>
      )}
    </Card>
  )
}

/** The reach of all inventory: no budget buys more. */
const countOfPeople = (reach: number) => `${formatRounded(reach)} people`

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-2">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
