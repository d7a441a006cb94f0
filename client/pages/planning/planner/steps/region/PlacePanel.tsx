import { useState } from 'react'
import { loadedPart } from '#client/components/foundation/loadedPart.tsx'
import { usePlan, usePlanner } from '#client/state/planning/plan.ts'
import { Loading } from '#client/ui/Loading.tsx'
import { FEW_PLACES, MAX_PLACES, RANGE_UNITS } from '#domain/foundation/geo/campaignCountries.ts'
import { addPlaceAnywhere } from '#domain/planning/campaign/edits/planEdits.ts'
import { removePlace, setRadius } from '#domain/planning/campaign/edits/regionEdits.ts'
import { PlaceRow } from './PlaceRow.tsx'
import { PlaceSearch } from './PlaceSearch.tsx'

const ManyPlaces = loadedPart(
  async () => (await import('./stores/ManyPlaces.tsx')).ManyPlaces,
  <Loading shape="h-72" />,
)

/** Circles around places: search, then a radius for each. */
export function PlacePanel() {
  const { plan, edit } = usePlan()
  const { now } = usePlanner()
  const { places, country } = plan.region
  const [added, setAdded] = useState<string | null>(null)
  return (
    <div className="flex flex-col gap-4">
      {places.length < MAX_PLACES ? (
        // A separate field for each place, so that the last search's list does not open again.
        <PlaceSearch
          key={places.length}
          label={places.length === 0 ? 'Place' : 'Add another place'}
          onAdd={(place) => {
            setAdded(place.id)
            edit((plan) => addPlaceAnywhere(plan, place, { now }))
          }}
        />
      ) : (
        <p className="text-sm text-ink-2">
          You’ve reached the limit: {MAX_PLACES} places. Remove one to add another.
        </p>
      )}
      {places.length > FEW_PLACES ? (
        <ManyPlaces />
      ) : places.length > 0 ? (
        <ul className="flex flex-col gap-3" aria-label="Places">
          {places.map((place) => (
            <li key={place.placeId}>
              <PlaceRow
                place={place}
                unit={RANGE_UNITS[country]}
                takesFocus={place.placeId === added}
                onRadius={(radius) => edit((plan) => setRadius(plan, place.placeId, radius))}
                onRemove={() => edit((plan) => removePlace(plan, place.placeId))}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
