import { useId } from 'react'
import { classNames } from './classNames.ts'
import { LABEL } from './controlStyles.ts'

export interface SliderProps {
  label: string
  value: number
  onChange: (value: number) => void
  /** Called once when the thumb or a key is released. */
  onChangeEnd?: (value: number) => void
  minValue: number
  maxValue: number
  step?: number
  /** The displayed and announced value. */
  formatValue?: (value: number) => string
  /** Hides the value next to the label, if a field shows it. */
  isValueHidden?: boolean
  isDisabled?: boolean
  className?: string
}

/** A value on a line, in the browser's own range control, which adds no page weight. */
export function Slider({
  label,
  value,
  onChange,
  onChangeEnd,
  minValue,
  maxValue,
  step = 1,
  formatValue = String,
  isValueHidden = false,
  isDisabled = false,
  className,
}: SliderProps) {
  const id = useId()
  const share = maxValue > minValue ? (value - minValue) / (maxValue - minValue) : 0
  const filled = `${Math.min(1, Math.max(0, share)) * 100}%`
  const ended = () => onChangeEnd?.(value)
  return (
    <div className={classNames('flex min-w-0 flex-col', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className={LABEL}>
          {label}
        </label>
        {isValueHidden ? null : (
          <output htmlFor={id} aria-live="off" className="num text-base">
            {formatValue(value)}
          </output>
        )}
      </div>
      <input
        id={id}
        type="range"
        min={minValue}
        max={maxValue}
        step={step}
        value={value}
        disabled={isDisabled}
        aria-valuetext={formatValue(value)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        onPointerUp={ended}
        onKeyUp={ended}
        className="range-control h-11 w-full"
        style={{ ['--filled' as string]: filled }}
      />
    </div>
  )
}
