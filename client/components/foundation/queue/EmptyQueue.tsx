import type { ReactNode } from 'react'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'

interface EmptyQueueProps {
  /** What stands in it: 'ad'. */
  what: string
  /** Whether it is searched or filtered. */
  isNarrowed: boolean
  /** Whether this is a later page of it. */
  isPaged?: boolean
  /** Where all of it is. */
  allPath: string
  /** How far a search of it reaches, or where else it found something; empty where it reaches everything. */
  reach?: ReactNode
  /** What is said where nothing is narrowed. */
  children: ReactNode
}

/** A queue, or a page of it, without a row. */
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
