import { Maximize, Minus, Plus } from 'lucide-react'
import { IconButton } from '#client/ui/IconButton.tsx'
import type { MapViewControl } from './useMapView.ts'

type MapMoves = Pick<MapViewControl, 'pan' | 'zoom' | 'fit'>

const ZOOM_STEP = 1.6
const KEY_PAN = 60
const BUTTON =
  'rounded-none first:rounded-t-[9px] last:rounded-b-[9px] border-b border-line last:border-b-0'

/** Closer, farther, the whole region; with the focus here the arrow keys move the map. */
export function MapControls(moves: MapMoves) {
  const { zoom, fit } = moves
  const onKeyDown = (event: { key: string; preventDefault: () => void }) => {
    const move = moveOf(event.key, moves)
    if (!move) return
    event.preventDefault()
    move()
  }
  return (
    <fieldset
      data-map-control
      aria-label="Map. Arrow keys move it, plus and minus zoom."
      className="absolute bottom-3 left-3 flex flex-col rounded-control border border-line-2 bg-card print:hidden"
    >
      <IconButton
        label="Zoom in"
        className={BUTTON}
        onPress={() => zoom(ZOOM_STEP)}
        onKeyDown={onKeyDown}
      >
        <Plus aria-hidden="true" />
      </IconButton>
      <IconButton
        label="Zoom out"
        className={BUTTON}
        onPress={() => zoom(1 / ZOOM_STEP)}
        onKeyDown={onKeyDown}
      >
        <Minus aria-hidden="true" />
      </IconButton>
      <IconButton
        label="Show the whole region"
        className={BUTTON}
        onPress={fit}
        onKeyDown={onKeyDown}
      >
        <Maximize aria-hidden="true" />
      </IconButton>
    </fieldset>
  )
}

function moveOf(key: string, { pan, zoom, fit }: MapMoves): (() => void) | null {
  switch (key) {
    case 'ArrowLeft':
      return () => pan(KEY_PAN, 0)
    case 'ArrowRight':
      return () => pan(-KEY_PAN, 0)
    case 'ArrowUp':
      return () => pan(0, KEY_PAN)
    case 'ArrowDown':
      return () => pan(0, -KEY_PAN)
    case '+':
    case '=':
      return () => zoom(ZOOM_STEP)
    case '-':
      return () => zoom(1 / ZOOM_STEP)
    case '0':
      return fit
    default:
      return null
  }
}
