import type { ReactNode } from 'react'
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider'

interface CurveSliderProps {
  label: string
  valueMinor: number
  minMinor: number
  upToMinor: number
  stepMinor: number
  /** Where on the chart the handle sits, from its top, 0 to 1. */
  heightShare: number
  color: string
  /** A further point of the curve. */
  beyond: { share: number; heightShare: number } | null
  onChange: (valueMinor: number) => void
  onChangeEnd: () => void
  /** The curve. */
  children: ReactNode
}

/** A handle on a curve that is dragged along it: by pointer, touch and arrow keys. Amounts in minor units, shown in dollars. */
export function CurveSlider(props: CurveSliderProps) {
  const { label, valueMinor, minMinor, upToMinor, stepMinor, heightShare, color, beyond } = props
  const share = valueMinor / upToMinor
  return (
    <Slider
      aria-label={label}
      value={valueMinor / 100}
      minValue={0}
      maxValue={upToMinor / 100}
      step={stepMinor / 100}
      formatOptions={{ style: 'currency', currency: 'USD', maximumFractionDigits: 0 }}
      onChange={(major) => props.onChange(Math.max(minMinor, Math.round(major * 100)))}
      onChangeEnd={props.onChangeEnd}
      className="relative h-28 lg:short:h-20"
    >
      {props.children}
      <SliderTrack className="size-full cursor-ew-resize">
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 border-l border-dashed border-ink"
          style={{ left: `${share * 100}%` }}
        />
        {beyond ? (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute size-2 -translate-1/2 rounded-full border-2 bg-card"
            style={{
              left: `${beyond.share * 100}%`,
              top: `${beyond.heightShare * 100}%`,
              borderColor: color,
            }}
          />
        ) : null}
        <SliderThumb
          style={{ top: `${heightShare * 100}%`, borderColor: color }}
          className="size-5 rounded-full border-[3px] bg-card after:absolute after:-inset-3.5 dragging:scale-110 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-cobalt"
        />
      </SliderTrack>
    </Slider>
  )
}
