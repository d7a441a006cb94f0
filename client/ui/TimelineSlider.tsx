import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider'

export interface TimelineSliderProps {
  label: string
  value: readonly [number, number]
  onChange: (value: [number, number]) => void
  maxValue: number
  step?: number
  /** Names of the two thumbs. */
  thumbLabels: readonly [string, string]
  /** The announced value. */
  formatValue: (value: number) => string
  /** Position of the playhead during playback. */
  headAt?: number | null
  /** The content along the line: pictures, a waveform. */
  children: ReactNode
}

/** A time range with two draggable ends over its content. */
export function TimelineSlider({
  label,
  value,
  onChange,
  thumbLabels,
  formatValue,
  headAt = null,
  children,
  ...props
}: TimelineSliderProps) {
  const shareOf = (at: number) => (props.maxValue > 0 ? (at / props.maxValue) * 100 : 0)
  const [from, to] = [shareOf(value[0]), shareOf(value[1])]
  return (
    <Slider
      {...props}
      minValue={0}
      value={[...value]}
      onChange={([start = value[0], end = value[1]]) => onChange([start, end])}
    >
      <Label className="sr-only">{label}</Label>
      <div className="px-3">
        <SliderTrack className="relative w-full touch-none">
          <div aria-hidden="true">{children}</div>
          <Dimmed className="left-0" percent={from} />
          <Dimmed className="right-0" percent={100 - to} />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 rounded-[6px] border-3 border-cobalt"
            style={{ left: `${from}%`, width: `${Math.max(0, to - from)}%` }}
          />
          {headAt === null ? null : (
            <span
              aria-hidden="true"
              data-testid="play-head"
              className="pointer-events-none absolute -inset-y-1 w-0.5 -translate-x-1/2 bg-ink ring-1 ring-white"
              style={{ left: `${Math.min(100, shareOf(headAt))}%` }}
            />
          )}
          {thumbLabels.map((thumbLabel, index) => (
            <SliderThumb
              key={thumbLabel}
              index={index}
              aria-label={thumbLabel}
              aria-valuetext={formatValue(value[index] ?? 0)}
              className="group top-1/2 flex h-full w-6 cursor-ew-resize items-center justify-center outline-none"
            >
              <span className="flex h-full w-3 items-center justify-center rounded-[5px] bg-cobalt transition-colors group-dragging:bg-ink group-focus-visible:outline-2 group-focus-visible:outline-offset-2 group-focus-visible:outline-ink">
                <span className="h-5 w-0.5 rounded-full bg-white" />
              </span>
            </SliderThumb>
          ))}
        </SliderTrack>
      </div>
    </Slider>
  )
}

function Dimmed({ className, percent }: { className: string; percent: number }) {
  return (
    <span
      aria-hidden="true"
      className={`pointer-events-none absolute inset-y-0 bg-card/75 ${className}`}
      style={{ width: `${Math.max(0, percent)}%` }}
    />
  )
}
