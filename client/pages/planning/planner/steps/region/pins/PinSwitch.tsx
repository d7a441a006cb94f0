import { TextButton } from '#client/ui/TextButton.tsx'
import type { Pins } from './usePins.ts'

/** Turns presses on the map into pins; keyboard users type coordinates into the search field. */
export function PinSwitch({ pins: { isPlacing, setPlacing, problem } }: { pins: Pins }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
      <TextButton onPress={() => setPlacing(!isPlacing)}>
        {isPlacing ? 'Cancel the pin' : 'Place a pin on the map'}
      </TextButton>
      <output>{problem ?? (isPlacing ? 'Press the map where the center should be.' : '')}</output>
    </div>
  )
}
