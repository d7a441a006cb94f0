import type { ReactNode } from 'react'
import type { Loaded } from '#client/state/foundation/useLoaded.ts'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'

/** Shows what was loaded; a placeholder before, and why it could not be with a way to try again. */
export function LoadedPart<Data>({
  loaded: { value, error, reload },
  children,
}: {
  loaded: Loaded<Data>
  children: (data: Data) => ReactNode
}) {
  if (error) return <RetryCallout title={error.message} onRetry={reload} />
  return value === null ? <Skeleton className="h-24" /> : children(value)
}
