import type { ReactNode } from 'react'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'

interface EmptyQueueProps {
  /** Noun of an item: 'ad'. */
  what: string
  /** Whether a search or filter is active. */
  isNarrowed: boolean
  /** Whether this is a later page of it. */
  isPaged?: boolean
  /** Link to the full list. */
  allPath: string
  /** How far a search reaches, or where else it found something; empty if it covers everything. */
  reach?: ReactNode
  /** Text without a search or filter. */
  children: ReactNode
}

/** A queue, or a page of it, without rows. */
export function EmptyQueue({
  what,
  isNarrowed,
  isPaged = false,
  allPath,
  reach = '',
  children,
}: EmptyQueueProps) {
  return (
    <EmptyState
      title={isNarrowed ? `No ${what} matches` : 'Nothing here'}
      action={
        isNarrowed || isPaged ? (
          <LinkButton variant="secondary" to={allPath}>
            Show all
          </LinkButton>
        ) : null
      }
    >
      {isNarrowed ? (
        <>Nothing in this list matches the search and its filters. {reach}</>
      ) : (
        children
      )}
    </EmptyState>
  )
}
