import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'

export type BadgeTone = 'neutral' | 'info' | 'warning' | 'error' | 'success' | 'count'

const TONES = {
  neutral: 'border-line-2 bg-card text-ink-2',
  info: 'border-cobalt-soft bg-cobalt-soft text-cobalt-dark in-[[aria-current=true]]:bg-card',
  warning: 'border-amber-soft bg-amber-soft text-ink',
  error: 'border-red-soft bg-red-soft text-red',
  success: 'border-green-soft bg-green-soft text-green',
  count: 'min-w-6 justify-center border-cobalt bg-cobalt text-white',
} as const satisfies Record<BadgeTone, string>

/** A state as a word, or a count. */
export function Badge({
  children,
  tone = 'neutral',
  className,
}: {
  children: ReactNode
  tone?: BadgeTone
  className?: string
}) {
  return (
    <span
      className={classNames(
        'inline-flex h-6 items-center gap-1 rounded-full border px-2 text-xs font-bold whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
