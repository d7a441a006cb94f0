import { usePlan } from '#client/state/planning/plan.ts'
import { MAX_EXCLUDED, RANGE_UNITS } from '#domain/foundation/geo/campaignCountries.ts'
import {
  addExcluded,
  removeExcluded,
  setExcludedRadius,
} from '#domain/planning/campaign/edits/areaEdits.ts'
import { PlaceRow } from './PlaceRow.tsx'
import { PlaceSearch } from './PlaceSearch.tsx'

/** Circles in which the campaign never runs. */
export function ExcludedPanel() {
  const { plan, edit } = usePlan()
  const { excluded = [], country } = plan.region
  return (
    <div className="flex flex-col gap-4">
      {excluded.length < MAX_EXCLUDED ? (
        <PlaceSearch
          key={excluded.length}
          label={excluded.length === 0 ? 'Place to exclude' : 'Exclude another place'}
          onAdd={(place) => edit((plan) => addExcluded(plan, place))}
        />
      ) : (
        <p className="text-sm text-ink-2">You’ve reached the limit: {MAX_EXCLUDED} areas.</p>
      )}
      {excluded.length > 0 ? (
        <ul className="flex flex-col gap-3" aria-label="Excluded areas">
          {excluded.map((place) => (
            <li key={place.placeId}>
              <PlaceRow
                place={place}
                unit={RANGE_UNITS[country]}
                takesFocus={false}
                onRadius={(radius) =>
                  edit((plan) => setExcludedRadius(plan, place.placeId, radius))
                }
                onRemove={() => edit((plan) => removeExcluded(plan, place.placeId))}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
