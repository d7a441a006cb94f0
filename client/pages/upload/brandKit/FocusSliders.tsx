import { Slider } from '#client/ui/Slider.tsx'

interface FocusSlidersProps {
  focus: { x: number; y: number }
  onChange: (focus: { x: number; y: number }) => void
}

const percent = (value: number) => `${Math.round(value * 100)}%`

/** What of the picture must stay in sight. */
export function FocusSliders({ focus, onChange }: FocusSlidersProps) {
  return (
    <div className="grid grid-cols-2 gap-4">
      <Slider
        label="Focus across"
        value={focus.x}
        onChange={(x) => onChange({ ...focus, x })}
        minValue={0}
        maxValue={1}
        step={0.01}
        formatValue={percent}
      />
      <Slider
        label="Focus down"
        value={focus.y}
        onChange={(y) => onChange({ ...focus, y })}
        minValue={0}
        maxValue={1}
        step={0.01}
        formatValue={percent}
      />
    </div>
  )
}
