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
  /** Said beside the handle. */
  tag: string | null
  /** A further point of the curve and what it would give. */
  beyond: { share: number; heightShare: number; words: string } | null
  onChange: (valueMinor: number) => void
  onChangeEnd: () => void
  /** The curve. */
  children: ReactNode
}

const NEAR_THE_END = 0.55
/** From here on the handle stands where words at the right end are. */
const BESIDE_WORDS = 0.4

/** A handle on a curve that is dragged along it: by pointer, touch and arrow keys. Amounts in minor units, shown in dollars. */
export function CurveSlider(props: CurveSliderProps) {
  const { label, valueMinor, minMinor, upToMinor, stepMinor, heightShare, color, tag, beyond } =
    props
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
      className="relative h-28 lg:short:h-24"
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
        {beyond ? (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute rounded-[7px] bg-card/90 text-xs whitespace-nowrap text-ink-2"
            style={
              // To the left of its point the words need more room: the curve comes from below, and the handle may stand there.
              beyond.share > NEAR_THE_END
                ? {
                    top: `calc(${(share > BESIDE_WORDS ? heightShare : beyond.heightShare) * 100}% + 22px)`,
                    right: 0,
                  }
                : {
                    top: `calc(${beyond.heightShare * 100}% + 8px)`,
                    left: `calc(${beyond.share * 100}% + 6px)`,
                  }
            }
          >
            {beyond.words}
          </span>
        ) : null}
        {tag ? (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute rounded-[7px] bg-card/90 px-2 py-0.5 text-xs font-semibold whitespace-nowrap"
            style={{
              top: `calc(${heightShare * 100}% + 10px)`,
              ...(share > NEAR_THE_END
                ? { right: `calc(${(1 - share) * 100}% + 8px)` }
                : { left: `calc(${share * 100}% + 8px)` }),
            }}
          >
            {tag}
          </span>
        ) : null}
        <SliderThumb
          style={{ top: `${heightShare * 100}%`, borderColor: color }}
          className="size-5 rounded-full border-[3px] bg-card after:absolute after:-inset-3.5 dragging:scale-110 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-cobalt"
        />
      </SliderTrack>
    </Slider>
  )
}
