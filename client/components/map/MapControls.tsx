import { Maximize, Minus, Plus } from 'lucide-react'
import { IconButton } from '#client/ui/IconButton.tsx'
import type { MapViewControl } from './useMapView.ts'

const BUTTON =
  'rounded-none first:rounded-t-[9px] last:rounded-b-[9px] border-b border-line last:border-b-0'

/** Closer, farther, the whole region. */
export function MapControls({ zoom, fit }: Pick<MapViewControl, 'zoom' | 'fit'>) {
  return (
    <div
      data-map-control
      className="absolute bottom-3 left-3 flex flex-col rounded-control border border-line-2 bg-card print:hidden"
    >
      <IconButton label="Zoom in" className={BUTTON} onPress={() => zoom(1.6)}>
        <Plus aria-hidden="true" />
      </IconButton>
      <IconButton label="Zoom out" className={BUTTON} onPress={() => zoom(1 / 1.6)}>
        <Minus aria-hidden="true" />
      </IconButton>
      <IconButton label="Show the whole region" className={BUTTON} onPress={fit}>
        <Maximize aria-hidden="true" />
      </IconButton>
    </div>
  )
}
