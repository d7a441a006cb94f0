import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Slider } from '#client/ui/Slider.tsx'
import { NumberField } from '#client/ui/NumberField.tsx'
import type { PlanPlace } from '#domain/foundation/geo/planRegion.ts'
import { MAX_RADIUS, type RangeUnit } from '#domain/foundation/geo/campaignCountries.ts'

const UNIT_NAMES = { mi: 'miles', km: 'kilometers' } as const satisfies Record<RangeUnit, string>

interface PlaceRowProps {
  place: PlanPlace
  unit: RangeUnit
  /** A newly added place, whose radius takes the focus. */
  takesFocus: boolean
  onRadius: (radius: number) => void
  onRemove: () => void
}

/** A chosen place with its radius, by slider and by number. */
export function PlaceRow({ place, unit, takesFocus, onRadius, onRemove }: PlaceRowProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) row.current?.querySelector('input')?.focus()
  }, [takesFocus])
  const most = MAX_RADIUS[unit]
  const change = (radius: number | null) => {
    if (radius !== null && radius >= 1 && radius <= most) onRadius(radius)
  }
  return (
    <div
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
        isLive
        label={`Radius around ${place.label} in ${UNIT_NAMES[unit]}`}
        isLabelHidden
        value={place.radius}
        onChange={change}
        minValue={1}
        maxValue={most}
        suffix={unit}
        className="@max-xl:order-4 @max-xl:max-w-32"
      />
      <IconButton
        label={`Remove ${place.label}`}
        onPress={onRemove}
        className="@max-xl:order-2 @xl:mb-1"
      >
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
}
