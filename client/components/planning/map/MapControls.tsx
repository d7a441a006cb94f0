import { Maximize, Minus, Plus } from 'lucide-react'
import { IconButton } from '#client/ui/IconButton.tsx'
import type { MapViewControl } from './ground/useMapView.ts'

type MapMoves = Pick<MapViewControl, 'pan' | 'zoom' | 'fit'>

const ZOOM_STEP = 1.6
const KEY_PAN = 60
const BUTTON =
  'rounded-none border-line not-last:border-r first:rounded-l-[9px] last:rounded-r-[9px] @xl:not-last:border-r-0 @xl:not-last:border-b @xl:first:rounded-t-[9px] @xl:first:rounded-bl-none @xl:last:rounded-b-[9px] @xl:last:rounded-tr-none'

/**
 * Zooms in and out and shows the whole region; with the focus here the arrow keys move the map. In
 * a low map the buttons form a row, which covers less.
 */
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
      className="absolute bottom-2 left-2 flex rounded-control border border-line-2 bg-card @xl:bottom-3 @xl:left-3 @xl:flex-col print:hidden"
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
