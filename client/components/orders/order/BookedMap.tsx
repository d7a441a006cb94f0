import { useMemo } from 'react'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { peopleOfRegion } from '#domain/planning/findings/peopleOfRegion.ts'
import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import { formatQuantity, formatPeople } from '#domain/foundation/wording/numberWords.ts'
import { regionScreens } from '#domain/planning/assessment/planProducts.ts'
import { isChosen } from '#domain/planning/campaign/isChosen.ts'
import { formatRegion } from '#domain/planning/findings/wording/formatRegion.ts'
import { VENUE_TYPE_LABELS } from '#domain/catalogue/topic.ts'
import type { PlanReference } from '#domain/planning/assessment/planReference.ts'
import { MAX_RADIUS, RANGE_UNITS, toKm } from '#domain/foundation/geo/country.ts'
import { reachedRegion } from '#domain/planning/assessment/reachedCells.ts'
import type { MapScreen } from '#client/components/planning/map/ground/mapRegion.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { regionToDraw } from '#client/components/planning/map/regionToDraw.ts'
import { RegionMap } from '#client/components/planning/map/RegionMap.tsx'
import { useReferenceOf } from '#client/state/planning/planReference.ts'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'
import { Loading } from '#client/ui/Loading.tsx'

/** The booked region on the map, for billboards with the booked screens. */
export function BookedMap({ plan }: { plan: CampaignPlan }) {
  const { reference, error, retry } = useReferenceOf(plan)
  return (
    <PageState
      loaded={{ value: reference, error, reload: retry }}
      loading={<Loading shape="aspect-[15/8] rounded-card max-sm:aspect-[4/3]" />}
      failed={
        <RetryCallout title="The map could not be loaded" onRetry={retry}>
          {error?.message}
        </RetryCallout>
      }
    >
      {(known) => <KnownMap plan={plan} reference={known} />}
    </PageState>
  )
}

function KnownMap({ plan, reference }: { plan: CampaignPlan; reference: PlanReference }) {
  const { region } = plan
  const unit = RANGE_UNITS[region.country]
  const reached = useMemo(() => reachedRegion(region, reference.region), [region, reference])
  const drawn = useMemo(() => regionToDraw(region, reached), [region, reached])
  const screens = useMemo(() => bookedScreens(plan, reference), [plan, reference])
  const population = reached.population > 0 ? people(reached.population) : null
  const parts = [
    `Map: ${formatRegion(region, reference.region)}`,
    ...(population ? [peopleOfRegion(population, region.country)] : []),
    ...(screens.length > 0
      ? [formatQuantity(screens.length, 'booked screen', 'booked screens')]
      : []),
  ]
  return (
    <RegionMap
      country={region.country}
      region={drawn}
      nearbyCells={reference.region.cells}
      screens={screens}
      summary={`${parts.join('; ')}.`}
      population={population}
      maxRadiusKm={toKm(MAX_RADIUS[unit], unit)}
      radiusStepKm={toKm(1, unit)}
    />
  )
}

const people = (count: number) => `${formatPeople(count)} people`

function bookedScreens(plan: CampaignPlan, reference: PlanReference): MapScreen[] {
  if (!isOnScreens(plan.mediaType)) return []
  return regionScreens(plan, reference)
    .filter((screen) => isChosen(plan, screen))
    .map(({ id, name, screen: { venueType, orientation, latitude, longitude } }) => ({
      id,
      name,
      detail: `${VENUE_TYPE_LABELS[venueType]}, ${orientation}`,
      latitude,
      longitude,
      isSelected: true,
    }))
}
