import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { usePlan } from '#client/state/plan.ts'
import { ComboBox } from '#client/ui/ComboBox.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { NumberField } from '#client/ui/NumberField.tsx'
import { Slider } from '#client/ui/Slider.tsx'
import { maximumMessage, minimumMessage } from '#domain/campaign/planIssue.ts'
import type { PlanPlace } from '#domain/campaign/campaignPlan.ts'
import { addPlace, removePlace, setRadius } from '#domain/campaign/regionEdits.ts'
import { peopleWords, roundedWords } from '#domain/campaign/plainWords.ts'
import {
  MAX_PLACES,
  MAX_RADIUS,
  RANGE_UNITS,
  type RangeUnit,
} from '#domain/geo/campaignCountries.ts'
import type { Place } from '#domain/geo/place.ts'
import { usePlaceSearch } from './usePlaceSearch.ts'

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
            <PlaceRow
              key={place.placeId}
              place={place}
              unit={RANGE_UNITS[country]}
              takesFocus={place.placeId === added}
            />
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
  const { places, isLoading, hasFailed } = usePlaceSearch(country, text)
  const items = places.map((place) => ({
    id: place.id,
    label: placeLabel(place, country),
    description: populationLabel(place),
  }))
  const choose = (id: string | null) => {
    const place = places.find((one) => one.id === id)
    if (!place) return
    onAdd(place.id)
    edit((plan) => addPlace(plan, place))
  }
  return (
    <ComboBox
      label={chosen.length === 0 ? 'Place' : 'Add another place'}
      placeholder="City, town or ZIP code"
      items={items}
      value={null}
      onChange={choose}
      inputValue={text}
      onInputChange={setText}
      isLoading={isLoading}
      emptyText={
        text.trim() === '' ? 'Type a few letters' : `No place called “${text.trim()}” here`
      }
      errorMessage={hasFailed ? 'The search did not answer. Please try again.' : null}
    />
  )
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

const UNIT_NAMES = { mi: 'miles', km: 'kilometers' } as const satisfies Record<RangeUnit, string>

interface PlaceRowProps {
  place: PlanPlace
  unit: RangeUnit
  /** The place was just added: its radius is what comes next. */
  takesFocus: boolean
}

function PlaceRow({ place, unit, takesFocus }: PlaceRowProps) {
  const { edit } = usePlan()
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (takesFocus) row.current?.querySelector('input')?.focus()
  }, [takesFocus])
  const most = MAX_RADIUS[unit]
  const [entryError, setEntryError] = useState<string | null>(null)
  const change = (radius: number) => {
    setEntryError(null)
    edit((plan) => setRadius(plan, place.placeId, radius))
  }
  const enter = (radius: number | null) => {
    if (radius === null) return
    if (radius < 1) setEntryError(minimumMessage(`1 ${unit}`))
    else if (radius > most) setEntryError(maximumMessage(`${most} ${unit}`))
    else change(radius)
  }
  return (
    <li
      ref={row}
      className="grid grid-cols-[1fr_auto] items-end gap-x-3 gap-y-2 @xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_7.5rem_auto]"
    >
      <p className="min-w-0 self-center font-semibold @max-xl:pt-1">{place.label}</p>
      <Slider
        label="Radius"
        value={place.radius}
        onChange={change}
        minValue={1}
        maxValue={most}
        formatValue={(value) => `${value} ${unit}`}
        className="@max-xl:order-3 @max-xl:col-span-2"
      />
      <NumberField
        label={
          <span className="sr-only">{`Radius around ${place.label} in ${UNIT_NAMES[unit]}`}</span>
        }
        value={place.radius}
        onChange={enter}
        step={1}
        suffix={unit}
        errorMessage={entryError}
        className="@max-xl:order-4 @max-xl:max-w-32"
      />
      <IconButton
        label={`Remove ${place.label}`}
        onPress={() => edit((plan) => removePlace(plan, place.placeId))}
        className="@max-xl:order-2 @xl:mb-1"
      >
        <X aria-hidden="true" />
      </IconButton>
    </li>
  )
}
