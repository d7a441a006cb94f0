import { lengthWords } from '#domain/creative/measureWords.ts'
import { Button } from '#client/ui/Button.tsx'
import { NumberField } from '#client/ui/NumberField.tsx'
import { RangeSlider } from '#client/ui/RangeSlider.tsx'
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
}

const seconds = (ms: number) => Math.round(ms / 100) / 10

/** In and out: by two handles, typed, or by one press. */
export function TrimFields({ range, limits, onChange }: TrimFieldsProps) {
  const { durationMs, maxMs } = limits
  const start = (ms: number) => onChange(moveStart(range, ms, limits))
  const end = (ms: number) => onChange(moveEnd(range, ms, limits))
  const slide = ([from, to]: [number, number]) => (from === range.startMs ? end(to) : start(from))
  const isLong = maxMs !== null && durationMs > maxMs
  return (
    <div className="mt-5">
      <RangeSlider
        label="What stays"
        isLabelHidden
        value={[range.startMs, range.endMs]}
        onChange={slide}
        minValue={0}
        maxValue={durationMs}
        step={100}
        thumbLabels={['In', 'Out']}
      />
      <div className="mt-1 flex flex-wrap items-end gap-3">
        <SecondsField label="In" valueMs={range.startMs} onChange={start} />
        <SecondsField label="Out" valueMs={range.endMs} onChange={end} />
        <p className="flex min-h-12 flex-1 items-center gap-2">
          <span className="num text-subheading">{lengthWords(lengthOf(range))}</span>
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

function SecondsField({
  label,
  valueMs,
  onChange,
}: {
  label: string
  valueMs: number
  onChange: (ms: number) => void
}) {
  return (
    <NumberField
      label={label}
      value={seconds(valueMs)}
      onChange={(next) => next !== null && onChange(Math.round(next * 1000))}
      minValue={0}
      step={0.1}
      formatOptions={{ minimumFractionDigits: 1, maximumFractionDigits: 1 }}
      suffix="s"
      hasSteppers
      className="w-44"
    />
  )
}
