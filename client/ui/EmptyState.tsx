import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'

export interface EmptyStateProps {
  title: ReactNode
  children?: ReactNode
  icon?: ReactNode
  /** What to do next: a button or a link. */
  action?: ReactNode
  level?: 'h1' | 'h2' | 'h3'
  className?: string
}

/** Explains an empty list and what to do about it. */
export function EmptyState({
  title,
  children,
  icon,
  action,
  level: Heading = 'h2',
  className,
}: EmptyStateProps) {
  return (
    <div
      className={classNames('flex flex-col items-center gap-3 px-4 py-14 text-center', className)}
    >
      {icon ? <div className="mb-2 text-ink-3 [&_svg]:size-10">{icon}</div> : null}
      <Heading className="max-w-full text-heading">{withoutStop(title)}</Heading>
      {children ? <div className="w-full max-w-prose text-ink-2">{children}</div> : null}
      {action ? <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  )
}

/** A title has no full stop, even if it is a one-sentence message. */
const withoutStop = (title: ReactNode): ReactNode =>
  typeof title === 'string' ? title.replace(/^([^.]+)\.$/, '$1') : title
