import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { SuggestField } from '#client/ui/SuggestField.tsx'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import { COUNTRY_OPTIONS, type HomePlace } from './homePlace.ts'
import { usePlaceSearch } from './usePlaceSearch.ts'

/** A place of another country says which. */
const suggestionOf = ({ id, label, country: of }: HomePlace, country: CampaignCountry) => ({
  id,
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

/** Where: a place found by its name or ZIP code in any country. The country follows the place that is chosen. */
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
      suggestions={places?.map((found) => suggestionOf(found, country)) ?? null}
      onQuery={search}
      onChoose={(id) => {
        const chosen = places?.find((found) => found.id === id)
        if (chosen) onPlace(chosen)
      }}
    />
  )
}
