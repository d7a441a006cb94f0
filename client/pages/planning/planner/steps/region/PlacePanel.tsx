import { useState } from 'react'
import { CountryFlag } from '#client/components/foundation/phone/CountryFlag.tsx'
import { usePlan, usePlanner } from '#client/state/planning/plan.ts'
import { SuggestField, type Suggestion } from '#client/ui/SuggestField.tsx'
import { peopleWords } from '#domain/foundation/wording/numberWords.ts'
import { addPlaceAnywhere } from '#domain/planning/campaign/edits/planEdits.ts'
import {
  MAX_PLACES,
  RANGE_UNITS,
  type CampaignCountry,
} from '#domain/foundation/geo/campaignCountries.ts'
import type { Place } from '#domain/foundation/geo/place.ts'
import { countryLabel } from './countryNames.ts'
import { PlaceRow } from './PlaceRow.tsx'
import { usePlaceSearch } from './usePlaceSearch.ts'
import { postcodeWords } from '#domain/foundation/geo/postcodes/postcodeWords.ts'
import { placeLabel } from '#domain/foundation/geo/placeLabel.ts'

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
          You’ve reached the limit: {MAX_PLACES} places. Remove one to add another.
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

interface PlaceSearchProps {
  onAdd: (placeId: string) => void
}

function PlaceSearch({ onAdd }: PlaceSearchProps) {
  const { plan, edit } = usePlan()
  const { now, isCountryFixed } = usePlanner()
  const { country, places: chosen, zipCodes, stateCodes } = plan.region
  const [text, setText] = useState('')
  // A campaign stays among the countries that are planned together: what is chosen says which.
  const isFree = !isCountryFixed && chosen.length + zipCodes.length + stateCodes.length === 0
  const search = usePlaceSearch(country, text, isFree ? 'everywhere' : 'group')
  const { found: places, isLoading, hasFailed } = search
  return (
    <SuggestField
      label={chosen.length === 0 ? 'Place' : 'Add another place'}
      placeholder={`City, town or ${postcodeWords(country)[0]}`}
      chosenLabel=""
      onQuery={setText}
      suggestions={
        isLoading && places.length === 0
          ? null
          : places.map((place) => suggestionOf(place, country))
      }
      isSearching={isLoading}
      onChoose={(id) => {
        const place = places.find((one) => one.id === id)
        if (!place) return
        onAdd(place.id)
        edit((plan) => addPlaceAnywhere(plan, place, { now }))
      }}
      emptyText={emptyText(text.trim(), isFree)}
      errorMessage={hasFailed ? 'The search did not respond. Please try again.' : null}
    />
  )
}

function emptyText(typed: string, isFree: boolean): string {
  if (/\d/.test(typed)) return `No postal code “${typed}” found. Enter the town instead.`
  return isFree
    ? `No place called “${typed}” in any of our countries`
    : `No place called “${typed}” here`
}

function suggestionOf(place: Place, country: CampaignCountry): Suggestion {
  const suggestion = {
    id: place.id,
    label: placeLabel(place, ...(place.country === country ? [] : [countryLabel(place.country)])),
    note: populationLabel(place),
  }
  if (place.country === country) return suggestion
  return { ...suggestion, mark: <CountryFlag country={place.country} /> }
}

function populationLabel({ population }: Place): string {
  if (population <= 0) return ''
  return peopleWords(population)
}
