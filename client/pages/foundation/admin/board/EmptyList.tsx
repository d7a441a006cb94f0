import type { ReactNode } from 'react'
import { EmptyState } from '#client/ui/EmptyState.tsx'

/** A list of the desk without rows: nothing matches the filters, or the list has no content yet. */
export function EmptyList({
  isNarrowed,
  title,
  tip,
  icon,
  action,
  children,
}: {
  isNarrowed: boolean
  /** Title of a list without filters. */
  title: string
  /** What to try when nothing matches. */
  tip: string
  icon?: ReactNode
  action?: ReactNode
  children?: ReactNode
}) {
  return (
    <EmptyState
      icon={icon}
      title={isNarrowed ? 'Nothing was found' : title}
      action={action}
      className="rounded-card border border-line bg-card"
    >
      {isNarrowed ? tip : children}
    </EmptyState>
  )
}
