import type { ReactNode } from 'react'
import { EmptyState } from '#client/ui/EmptyState.tsx'

/** A list of the desk without a row: that nothing fits what was asked for, or what will be listed here. */
export function EmptyList({
  isNarrowed,
  title,
  tip,
  icon,
  action,
  children,
}: {
  isNarrowed: boolean
  /** Where nothing was asked for. */
  title: string
  /** What may find something. */
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
