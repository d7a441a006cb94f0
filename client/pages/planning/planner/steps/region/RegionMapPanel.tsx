import { useCallback, useMemo } from 'react'
import { RegionMap } from '#client/components/planning/map/RegionMap.tsx'
import type { MapScreen } from '#client/components/planning/map/ground/mapRegion.ts'
import { regionToDraw } from '#client/components/planning/map/regionToDraw.ts'
import { usePlan } from '#client/state/planning/plan.ts'
import { peopleOfRegion } from '#domain/planning/findings/peopleOfRegion.ts'
import { formatPeople } from '#domain/foundation/wording/numberWords.ts'
import { setRadius } from '#domain/planning/campaign/edits/regionEdits.ts'
import { formatRegion } from '#domain/planning/findings/wording/formatRegion.ts'
import {
  MAX_RADIUS,
  RANGE_UNITS,
  toKm,
  type CampaignCountry,
} from '#domain/foundation/geo/campaignCountries.ts'
import { PinSwitch } from './pins/PinSwitch.tsx'
import { usePins } from './pins/usePins.ts'
import type { RegionFacts } from './useRegionFacts.ts'

interface RegionMapPanelProps {
  facts: RegionFacts
  screens: readonly MapScreen[]
  highlightedScreenId?: string | null
  onHighlightScreen?: (id: string | null) => void
  onToggleScreen?: (id: string) => void
  /** Read-only. */
  isFixed?: boolean
}

const NO_CELLS: never[] = []

/** The plan's region on the map. */
export function RegionMapPanel({
  facts,
  screens,
  isFixed = false,
  ...screenHandlers
}: RegionMapPanelProps) {
  const { plan, edit } = usePlan()
  const { region } = plan
  const { reached, reference } = facts
  const unit = RANGE_UNITS[region.country]
  const drawn = useMemo(() => regionToDraw(region, reached), [region, reached])
  const kmToUnit = 1 / toKm(1, unit)
  const changeRadius = useCallback(
    (placeId: string, radiusKm: number) =>
      edit((plan) => setRadius(plan, placeId, radiusKm * kmToUnit)),
    [edit, kmToUnit],
  )
  const population = reached && reached.population > 0 ? people(reached.population) : null
  const words = reference ? formatRegion(region, reference.region) : ''
  const chosen = screens.filter(({ isSelected }) => isSelected).length
  const pins = usePins()
  const canPin = !isFixed && !region.wholeCountry
  return (
    <div className="flex flex-col gap-2">
      <RegionMap
        country={region.country}
        region={drawn}
        nearbyCells={reference?.region.cells ?? NO_CELLS}
        screens={screens}
        summary={summaryOf(words, population, {
          country: region.country,
          screens: screens.length,
          chosen,
        })}
        population={population}
        {...(isFixed ? {} : { onRadiusChange: changeRadius })}
        maxRadiusKm={toKm(MAX_RADIUS[unit], unit)}
        radiusStepKm={toKm(1, unit)}
        {...screenHandlers}
        {...(canPin && pins.isPlacing ? { onPress: (point) => void pins.add(point) } : {})}
      />
      {canPin ? <PinSwitch pins={pins} /> : null}
    </div>
  )
}

function people(count: number): string {
  return `${formatPeople(count)} people`
}

function summaryOf(
  words: string,
  population: string | null,
  { country, screens, chosen }: { country: CampaignCountry; screens: number; chosen: number },
) {
  const parts = [words === '' ? 'Map of the country; no region is chosen' : `Map: ${words}`]
  if (population) parts.push(peopleOfRegion(population, country))
  if (screens > 0) parts.push(`${screens} screens, ${chosen} of them chosen`)
  return `${parts.join('; ')}.`
}
