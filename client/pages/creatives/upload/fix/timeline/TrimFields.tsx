import type { ReactNode } from 'react'
import { formatLength } from '#domain/creatives/creative/measureWords.ts'
import { Button } from '#client/ui/Button.tsx'
import { TimelineSlider } from '#client/ui/TimelineSlider.tsx'
import { SecondsField } from './SecondsField.tsx'
import { Ticks } from './Timeline.tsx'
import {
  firstRange,
  lastRange,
  lengthOf,
  moveEnd,
  moveStart,
  type TrimLimits,
  type TrimRange,
} from './trimRange.ts'

interface TrimFieldsProps {
  range: TrimRange
  limits: TrimLimits
  onChange: (range: TrimRange) => void
  /** Playback position of the original, ms; null while it does not play. */
  headMs?: number | null
  /** The content along the timeline: frames or a wave. */
  children: ReactNode
}

/** The in and out points: by two handles, by typing, or by one click. */
export function TrimFields({ range, limits, onChange, headMs = null, children }: TrimFieldsProps) {
  const { durationMs, maxMs } = limits
  const start = (ms: number) => onChange(moveStart(range, ms, limits))
  const end = (ms: number) => onChange(moveEnd(range, ms, limits))
  const slide = ([from, to]: [number, number]) => (from === range.startMs ? end(to) : start(from))
  const isLong = maxMs !== null && durationMs > maxMs
  return (
    <div className="mt-5">
      <Ticks durationMs={durationMs} />
      <TimelineSlider
        label="Part to keep"
        value={[range.startMs, range.endMs]}
        onChange={slide}
        maxValue={durationMs}
        step={100}
        thumbLabels={['In', 'Out']}
        formatValue={formatLength}
        headAt={headMs}
      >
        {children}
      </TimelineSlider>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <SecondsField label="In" valueMs={range.startMs} onChange={start} />
        <SecondsField label="Out" valueMs={range.endMs} onChange={end} />
        <p className="flex min-h-12 flex-1 items-center gap-2">
          <span className="num text-subheading">{formatLength(lengthOf(range))}</span>
        </p>
        {isLong ? (
          <div className="flex gap-2 pb-1">
            <Button size="sm" variant="secondary" onPress={() => onChange(firstRange(limits))}>
              First {Math.ceil(maxMs / 1000)} s
            </Button>
            <Button size="sm" variant="secondary" onPress={() => onChange(lastRange(limits))}>
              Last {Math.ceil(maxMs / 1000)} s
            </Button>
          </div>
        ) : null}
      </div>
    </div>
  )
}
