import type { ReactNode } from 'react'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'

/** A filtered list of orders or invoices without a row; the button removes the filters. */
export function NoMatch({
  icon,
  title,
  showAllLabel,
  onShowAll,
  children,
}: {
  icon: ReactNode
  title: string
  showAllLabel: string
  onShowAll: () => void
  children?: ReactNode
}) {
  return (
    <EmptyState
      icon={icon}
      title={title}
      className="rounded-card border border-line bg-card"
      action={
        <Button variant="secondary" onPress={onShowAll}>
          {showAllLabel}
        </Button>
      }
    >
      {children}
    </EmptyState>
  )
}
