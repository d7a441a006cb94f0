import { usePlan } from '#client/state/planning/plan.ts'
import { Button } from '#client/ui/Button.tsx'
import { Pill } from '#client/ui/Pill.tsx'
import {
  editRegion,
  removePlace,
  setZipCodes,
  toggleState,
} from '#domain/planning/campaign/edits/regionEdits.ts'
import { formatZips } from '#domain/planning/findings/wording/formatRegion.ts'
import { formatQuantity } from '#domain/foundation/wording/numberWords.ts'
import {
  DIVISION_WORDS,
  RANGE_UNITS,
  postcodeNames,
} from '#domain/foundation/geo/campaignCountries.ts'
import type { StateTotal } from '#domain/foundation/geo/place.ts'

const SHOWN_STATES = 12

interface ChosenRegionProps {
  states: readonly StateTotal[]
  /** Whether places are listed here, unless their own panel shows them. */
  withPlaces: boolean
}

/** All parts of the region, each with a remove button. */
export function ChosenRegion({ states, withPlaces }: ChosenRegionProps) {
  const { plan, edit } = usePlan()
  const { zipCodes, stateCodes, country } = plan.region
  const places = withPlaces ? plan.region.places : []
  if (places.length + zipCodes.length + stateCodes.length === 0) return null
  const unit = RANGE_UNITS[country]
  const [code, codes] = postcodeNames(country)
  const [division, divisions] = DIVISION_WORDS[country]
  const nameOf = (code: string) => states.find((state) => state.code === code)?.name ?? code
  const hidden = stateCodes.length - SHOWN_STATES
  return (
    <ul aria-label="Chosen region" className="flex flex-wrap gap-2">
      {places.map(({ placeId, label, radius }) => (
        <li key={placeId}>
          <Pill
            onRemove={() => edit((plan) => removePlace(plan, placeId))}
            removeLabel={`Remove ${label}`}
          >
            <bdi>{label}</bdi>, {radius} {unit}
          </Pill>
        </li>
      ))}
      {zipCodes.length > 0 ? (
        <li>
          <Pill
            onRemove={() => edit((plan) => setZipCodes(plan, []))}
            removeLabel={`Remove all ${codes}`}
          >
            {zipCodes.length === 1 ? `${code} ${zipCodes[0] ?? ''}` : formatZips(zipCodes, country)}
          </Pill>
        </li>
      ) : null}
      {stateCodes.slice(0, SHOWN_STATES).map((code) => (
        <li key={code}>
          <Pill
            onRemove={() => edit((plan) => toggleState(plan, code))}
            removeLabel={`Remove ${nameOf(code)}`}
          >
            {nameOf(code)}
          </Pill>
        </li>
      ))}
      {hidden > 0 ? (
        <li>
          <Pill>{formatQuantity(hidden, `more ${division}`, `more ${divisions}`)}</Pill>
        </li>
      ) : null}
      {places.length + stateCodes.length + (zipCodes.length > 0 ? 1 : 0) > 2 ? (
        <li>
          <Button
            variant="quiet"
            size="sm"
            onPress={() =>
              edit((plan) => editRegion(plan, { places: [], zipCodes: [], stateCodes: [] }))
            }
          >
            Remove all
          </Button>
        </li>
      ) : null}
    </ul>
  )
}
