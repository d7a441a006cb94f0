import { Kbd } from './Kbd.tsx'

const KEYS: readonly [string, string][] = [
  ['N', 'next'],
  ['P', 'previous'],
  ['A', 'approve'],
  ['D', 'deny'],
  ['1 to 9', 'reason'],
  ['C', 'ask'],
  ['S', 'with those alike'],
  ['Ctrl Enter', 'decide'],
  ['U', 'undo'],
  ['L', 'landing page'],
  ['Space', 'full size'],
  ['V', 'beside what runs'],
]

/** The review's keyboard shortcuts, shown below it on devices with a keyboard. */
export function KeyLegend() {
  return (
    <ul
      aria-label="Keys"
      className="flex flex-wrap gap-x-3 gap-y-1 border-t border-line px-4 py-2 text-xs text-ink-2 max-lg:hidden"
    >
      {KEYS.map(([key, name]) => (
        <li key={key} className="flex items-center gap-1.5">
          <Kbd>{key}</Kbd>
          {name}
        </li>
      ))}
    </ul>
  )
}
