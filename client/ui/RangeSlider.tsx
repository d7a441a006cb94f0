import { Label } from 'react-aria-components/Label'
import { Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import { LABEL } from './controlStyles.ts'

export interface RangeSliderProps {
  label: string
  /** Hides the label except for screen readers, if fields next to it are clear enough. */
  isLabelHidden?: boolean
  value: readonly [number, number]
  onChange: (value: [number, number]) => void
  minValue: number
  maxValue: number
  step?: number
  /** Names of the two thumbs. */
  thumbLabels: readonly [string, string]
  className?: string
}

/** A range with two draggable ends. */
export function RangeSlider({
  label,
  isLabelHidden = false,
  value,
  onChange,
  thumbLabels,
  className,
  ...props
}: RangeSliderProps) {
  return (
    <Slider
      {...props}
      value={[...value]}
      onChange={([from = value[0], to = value[1]]) => onChange([from, to])}
      {...(className ? { className } : {})}
    >
      <div className={isLabelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-3'}>
        <Label className={LABEL}>{label}</Label>
        <SliderOutput className="text-sm tabular-nums" />
      </div>
      <SliderTrack className="relative h-11 w-full">
        {({ state }) => {
          const from = state.getThumbPercent(0) * 100
          const to = state.getThumbPercent(1) * 100
          return (
            <>
              <span className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-line-2" />
              <span
                className="absolute top-1/2 h-1 -translate-y-1/2 rounded-full bg-cobalt"
                style={{ left: `${from}%`, width: `${Math.max(0, to - from)}%` }}
              />
              {thumbLabels.map((thumbLabel, index) => (
                <SliderThumb
                  key={thumbLabel}
                  index={index}
                  aria-label={thumbLabel}
                  className="top-1/2 size-6 rounded-full border-2 border-cobalt bg-card transition-colors dragging:bg-cobalt-soft focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-ink"
                />
              ))}
            </>
          )
        }}
      </SliderTrack>
    </Slider>
  )
}
