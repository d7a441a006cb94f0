import { useState } from 'react'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { SuggestField, type Suggestion } from '#client/ui/SuggestField.tsx'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import { postcodeNames } from '#domain/foundation/geo/campaignCountries.ts'
import { COUNTRY_OPTIONS, type FoundPlace, type HomePlace } from './homePlace.ts'
import { loadPlaceSearch, usePlaceSearch } from './usePlaceSearch.ts'

/** The suggestion for a place; a place abroad includes its country. */
const suggestionOf = (
  { id, label, country: of, note }: FoundPlace,
  country: CampaignCountry,
): Suggestion => ({
  id,
  note,
  label:
    of === country
      ? label
      : `${label}, ${COUNTRY_OPTIONS.find((one) => one.id === of)?.label ?? of}`,
})

interface PlaceChoiceProps {
  country: CampaignCountry
  place: HomePlace
  onCountry: (country: CampaignCountry) => void
  onPlace: (place: HomePlace) => void
}

/**
 * Selects a place by its name, postal code or coordinates in any country. The country follows the
 * selected place.
 */
export function PlaceChoice({ country, place, onCountry, onPlace }: PlaceChoiceProps) {
  const { places, isSearching, hasFailed, pin, emptyText, search } = usePlaceSearch(country)
  const [hasPinFailed, setPinFailed] = useState(false)
  const choosePin = async (id: string): Promise<void> => {
    try {
      onPlace(await (await loadPlaceSearch()).loadHomePlace(id))
    } catch {
      setPinFailed(true)
    }
  }
  return (
    <SuggestField
      label="Where"
      labelEnd={
        <NativeSelect
          label="Country"
          look="plain"
          options={COUNTRY_OPTIONS}
          value={country}
          onChange={onCountry}
          className="-my-3"
        />
      }
      chosenLabel={place.label}
      placeholder={`City, town, ${postcodeNames(country)[0]} or coordinates`}
      suggestions={pin ? [pin] : (places?.map((one) => suggestionOf(one, country)) ?? null)}
      isSearching={isSearching}
      onQuery={(typed) => {
        search(typed)
        setPinFailed(false)
      }}
      onChoose={(id) => {
        const chosen = places?.find((one) => one.id === id)
        if (chosen) onPlace(chosen)
        else if (pin?.id === id) void choosePin(id)
      }}
      emptyText={emptyText}
      hasFailed={(hasFailed && !pin) || hasPinFailed}
    />
  )
}
