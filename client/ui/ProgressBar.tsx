import { classNames } from './classNames.ts'

export interface ProgressBarProps {
  label: string
  /** 0 to 1; null while the duration is unknown. */
  value: number | null
  /** Hides the label and the percentage above the bar. */
  isLabelHidden?: boolean
  className?: string
}

/** The progress of a long operation. */
export function ProgressBar({ label, value, isLabelHidden = false, className }: ProgressBarProps) {
  const percent = value === null ? null : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      {isLabelHidden ? null : (
        <div className="flex justify-between gap-3 text-sm font-semibold" aria-hidden="true">
          <span className="min-w-0">{label}</span>
          {percent === null ? null : <span className="tabular-nums">{percent}%</span>}
        </div>
      )}
      <progress
        className="sr-only"
        aria-label={label}
        max={100}
        {...(percent === null ? {} : { value: percent })}
      />
      <div
        aria-hidden="true"
        className="h-1.5 overflow-hidden rounded-full bg-line forced-colors:outline"
      >
        <div
          className={classNames(
            'h-full rounded-full bg-cobalt forced-colors:bg-[Highlight]',
            percent === null ? 'w-2/5 animate-indeterminate' : 'transition-[width]',
          )}
          style={percent === null ? undefined : { width: `${percent}%` }}
        />
      </div>
    </div>
  )
}
