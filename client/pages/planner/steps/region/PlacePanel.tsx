import { useState } from 'react'
import { loadedPart } from '#client/components/loadedPart.tsx'
import { usePlan } from '#client/state/plan/plan.ts'
import { SuggestField, type Suggestion } from '#client/ui/SuggestField.tsx'
import { peopleWords, roundedWords } from '#domain/outlook/numberWords.ts'
import { addPlace } from '#domain/campaign/regionEdits.ts'
import { MAX_PLACES, RANGE_UNITS } from '#domain/geo/campaignCountries.ts'
import type { Place } from '#domain/geo/place.ts'
import { usePlaceSearch } from './usePlaceSearch.ts'

const PlaceRow = loadedPart(
  async () => (await import('./PlaceRow.tsx')).PlaceRow,
  <div aria-busy="true" className="h-23 @xl:h-19" />,
)

/** Circles around places: search, then a radius for each. */
export function PlacePanel() {
  const { plan } = usePlan()
  const { places, country } = plan.region
  const [added, setAdded] = useState<string | null>(null)
  return (
    <div className="flex flex-col gap-4">
      {places.length < MAX_PLACES ? (
        // A field of its own for each place: the list of the last search does not open again.
        <PlaceSearch key={places.length} onAdd={setAdded} />
      ) : (
        <p className="text-sm text-ink-2">
          That is the most: {MAX_PLACES} places. Remove one to add another.
        </p>
      )}
      {places.length > 0 ? (
        <ul className="flex flex-col gap-3" aria-label="Places">
          {places.map((place) => (
            <li key={place.placeId}>
              <PlaceRow
                place={place}
                unit={RANGE_UNITS[country]}
                takesFocus={place.placeId === added}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function PlaceSearch({ onAdd }: { onAdd: (placeId: string) => void }) {
  const { plan, edit } = usePlan()
  const { country, places: chosen } = plan.region
  const [text, setText] = useState('')
  const { found: places, isLoading, hasFailed } = usePlaceSearch(country, text)
  const isFirst = chosen.length === 0
  return (
    <SuggestField
      label={isFirst ? 'Place' : 'Add another place'}
      placeholder="City, town or ZIP code"
      chosenLabel=""
      onQuery={setText}
      suggestions={
        isLoading && places.length === 0
          ? null
          : places.map((place) => suggestionOf(place, country))
      }
      isSearching={isLoading}
      onFocus={PlaceRow.preload}
      onChoose={(id) => {
        const place = places.find((one) => one.id === id)
        if (!place) return
        onAdd(place.id)
        edit((plan) => addPlace(plan, place))
      }}
      emptyText={`No place called “${text.trim()}” here`}
      errorMessage={hasFailed ? 'The search did not answer. Please try again.' : null}
    />
  )
}

function suggestionOf(place: Place, country: string): Suggestion {
  return { id: place.id, label: placeLabel(place, country), note: populationLabel(place) }
}

function placeLabel(place: Place, country: string): string {
  const parts = [place.name, place.stateName]
  if (place.country !== country) parts.push(place.country)
  return parts.filter((part) => part !== '').join(', ')
}

function populationLabel({ population }: Place): string {
  if (population <= 0) return ''
  return population >= 1_000_000 ? peopleWords(population) : roundedWords(population)
}
