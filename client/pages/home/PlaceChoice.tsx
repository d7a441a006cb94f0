import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { SuggestField } from '#client/ui/SuggestField.tsx'
import type { CampaignCountry } from '#domain/geo/country.ts'
import { COUNTRY_OPTIONS, type HomePlace } from './homePlace.ts'
import { usePlaceSearch } from './usePlaceSearch.ts'

interface PlaceChoiceProps {
  country: CampaignCountry
  place: HomePlace
  onCountry: (country: CampaignCountry) => void
  onPlace: (place: HomePlace) => void
}

/** Where: a place of a country, found by its name or ZIP code. */
export function PlaceChoice({ country, place, onCountry, onPlace }: PlaceChoiceProps) {
  const { places, search } = usePlaceSearch(country)
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
      placeholder="City or ZIP code"
      suggestions={places}
      onQuery={search}
      onChoose={(id) => {
        const chosen = places?.find((found) => found.id === id)
        if (chosen) onPlace(chosen)
      }}
    />
  )
}
