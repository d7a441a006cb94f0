import { useState } from 'react'
import { loadPlaceCells } from '#client/api/planning/planData.ts'
import { emptyPlaceText, OUTSIDE } from '#client/components/planning/places/emptyPlaceText.ts'
import { usePinSuggestion } from '#client/components/planning/places/usePinSuggestion.ts'
import { CountryFlag } from '#client/components/foundation/phone/CountryFlag.tsx'
import { usePlan, usePlanner } from '#client/state/planning/plan.ts'
import { SuggestField, type Suggestion } from '#client/ui/SuggestField.tsx'
import { type CampaignCountry, postcodeNames } from '#domain/foundation/geo/campaignCountries.ts'
import type { Place } from '#domain/foundation/geo/place.ts'
import { placeLabel } from '#domain/foundation/geo/placeLabel.ts'
import { formatPeople } from '#domain/foundation/wording/numberWords.ts'
import { countryLabel } from './countryNames.ts'
import { usePlaceSearch } from './usePlaceSearch.ts'

/** Finds a place by its name, postal code or coordinates. */
export function PlaceSearch({ label, onAdd }: { label: string; onAdd: (place: Place) => void }) {
  const { plan } = usePlan()
  const { isCountryFixed } = usePlanner()
  const { country, places: chosen, zipCodes, stateCodes } = plan.region
  const [text, setText] = useState('')
  const [hasPinFailed, setPinFailed] = useState(false)
  // A campaign stays within countries that are planned together: the existing choices fix them.
  const isFree = !isCountryFixed && chosen.length + zipCodes.length + stateCodes.length === 0
  const where = isFree ? 'everywhere' : 'group'
  const search = usePlaceSearch(country, text, where)
  const { found: places, isLoading, hasFailed } = search
  const found = usePinSuggestion(text, country)
  const pin = found === 'outside' ? null : found
  const addPin = async (id: string): Promise<void> => {
    try {
      onAdd((await loadPlaceCells(id)).place)
    } catch {
      setPinFailed(true)
    }
  }
  return (
    <SuggestField
      label={label}
      placeholder={`City, town, ${postcodeNames(country)[0]} or coordinates`}
      chosenLabel=""
      onQuery={(typed) => {
        setText(typed)
        setPinFailed(false)
      }}
      suggestions={
        pin
          ? [pin]
          : isLoading && places.length === 0
            ? null
            : places.map((place) => suggestionOf(place, country))
      }
      isSearching={isLoading}
      onChoose={(id) => {
        const place = places.find((one) => one.id === id)
        if (place) onAdd(place)
        else if (pin?.id === id) void addPin(id)
      }}
      emptyText={found === 'outside' ? OUTSIDE : emptyPlaceText(text.trim(), where)}
      hasFailed={(hasFailed && !pin) || hasPinFailed}
    />
  )
}

function suggestionOf(place: Place, country: CampaignCountry): Suggestion {
  const suggestion = {
    id: place.id,
    label: placeLabel(place, ...(place.country === country ? [] : [countryLabel(place.country)])),
    note: place.population > 0 ? formatPeople(place.population) : '',
  }
  if (place.country === country) return suggestion
  return { ...suggestion, mark: <CountryFlag country={place.country} /> }
}
