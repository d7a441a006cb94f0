import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { classNames } from './classNames.ts'

export interface FormProblem {
  message: string
  /** Moves the focus to the field; without it the problem is plain text. */
  onSelect?: () => void
}

export interface FormErrorSummaryProps {
  title?: string
  problems: readonly FormProblem[]
  /** A counter of submission attempts: each change moves the focus to the summary. */
  attempt?: number
  className?: string
}

/** All problems that prevent submitting a form, above it; takes the focus when it appears. */
export function FormErrorSummary({
  title = 'Please check the marked fields.',
  problems,
  attempt = 0,
  className,
}: FormErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const isShown = problems.length > 0
  useEffect(() => {
    if (isShown && attempt >= 0) box.current?.focus()
  }, [isShown, attempt])
  if (!isShown) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className={classNames(
        'flex gap-3 rounded-control border border-red/35 bg-red-soft p-4',
        className,
      )}
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-red" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <ul className="mt-1 flex flex-col">
          {problems.map(({ message, onSelect }) => (
            <li key={message} className="text-sm">
              {onSelect ? (
                <button
                  type="button"
                  onClick={onSelect}
                  className="min-h-8 text-left underline underline-offset-3 max-sm:min-h-11"
                >
                  {message}
                </button>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
