import { X } from 'lucide-react'
import { usePlan } from '#client/state/planning/plan.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { NumberField } from '#client/ui/NumberField.tsx'
import { MAX_RADIUS, RANGE_UNITS } from '#domain/foundation/geo/campaignCountries.ts'
import { formatQuantity } from '#domain/foundation/wording/numberWords.ts'
import { setAllRadii } from '#domain/planning/campaign/edits/areaEdits.ts'
import { removePlace } from '#domain/planning/campaign/edits/regionEdits.ts'

/** Many places as a list, with one radius for all of them. */
export function ManyPlaces() {
  const { plan, edit } = usePlan()
  const { places, country } = plan.region
  const unit = RANGE_UNITS[country]
  const [first] = places
  const isSame = places.every(({ radius }) => radius === first?.radius)
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="font-semibold">{formatQuantity(places.length, 'place', 'places')}</p>
        <NumberField
          label="Radius of all places"
          value={isSame ? (first?.radius ?? null) : null}
          onChange={(radius) => {
            if (radius !== null) edit((plan) => setAllRadii(plan, radius))
          }}
          minValue={1}
          maxValue={MAX_RADIUS[unit]}
          suffix={unit}
          className="max-w-48"
        />
      </div>
      <ul
        aria-label="Places"
        // A long list scrolls by itself, and must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-80 divide-y divide-line overflow-y-auto rounded-control border border-line"
      >
        {places.map(({ placeId, label, radius }) => (
          <li key={placeId} className="flex items-center justify-between gap-3 py-0.5 pr-1 pl-4">
            <span className="min-w-0 truncate">
              <bdi>{label}</bdi>, {radius} {unit}
            </span>
            <IconButton
              label={`Remove ${label}`}
              onPress={() => edit((plan) => removePlace(plan, placeId))}
            >
              <X aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
