import type { ReactNode } from 'react'
import { dollars } from '#domain/foundation/money/amount.ts'
import { classNames } from '#client/ui/classNames.ts'

const CONTROL = classNames(
  'absolute inset-y-0 -left-2.5 h-full w-[calc(100%+1.25rem)] cursor-ew-resize appearance-none opacity-0',
  '[&::-webkit-slider-runnable-track]:h-full',
  '[&::-webkit-slider-thumb]:size-5 [&::-webkit-slider-thumb]:appearance-none',
  '[&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:border-0',
)

interface CurveSliderProps {
  label: string
  valueMinor: number
  minMinor: number
  upToMinor: number
  stepMinor: number
  /** Vertical position of the handle on the chart, from its top, 0 to 1. */
  heightShare: number
  color: string
  /** A further point of the curve. */
  beyond: { share: number; heightShare: number } | null
  onChange: (valueMinor: number) => void
  onChangeEnd: () => void
  /** The curve. */
  children: ReactNode
}

/**
 * A handle that is dragged along a curve by pointer, touch and arrow keys. An invisible browser
 * range control covers the curve, half a handle wider on each side, so that its thumb is under the
 * handle. Amounts in minor units.
 */
export function CurveSlider(props: CurveSliderProps) {
  const { label, valueMinor, minMinor, upToMinor, stepMinor, heightShare, color, beyond } = props
  const left = `${(valueMinor / upToMinor) * 100}%`
  return (
    <fieldset aria-label={label} className="min-w-0">
      <div className="relative h-28 lg:short:h-20">
        {props.children}
        <input
          type="range"
          aria-label={label}
          min={0}
          max={upToMinor}
          step={stepMinor}
          value={valueMinor}
          aria-valuetext={dollars(valueMinor)}
          onChange={(event) =>
            props.onChange(Math.max(minMinor, Math.round(event.currentTarget.valueAsNumber)))
          }
          onPointerUp={props.onChangeEnd}
          onPointerCancel={props.onChangeEnd}
          onKeyUp={props.onChangeEnd}
          onBlur={props.onChangeEnd}
          className={classNames('peer', CONTROL)}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 border-l border-dashed border-ink"
          style={{ left }}
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
        <span
          aria-hidden="true"
          style={{ left, top: `${heightShare * 100}%`, borderColor: color }}
          className="pointer-events-none absolute size-5 -translate-1/2 rounded-full border-[3px] bg-card peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-cobalt peer-active:scale-110"
        />
      </div>
    </fieldset>
  )
}
