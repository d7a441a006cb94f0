import type { ReactNode } from 'react'
import type { Loaded } from '#client/state/foundation/useLoaded.ts'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'
import { isMissing } from './isMissing.ts'

/** A document once it is here: before, its skeleton; what to say when there is none; or why it could not be loaded. */
export function LoadedDocument<Value>({
  loaded: { value, error, reload },
  skeleton,
  missing,
  children,
}: {
  loaded: Loaded<Value>
  skeleton: ReactNode
  missing: ReactNode
  children: (value: Value) => ReactNode
}) {
  if (isMissing(error)) return missing
  if (value) return children(value)
  if (!error) return skeleton
  return <RetryCallout className="mt-4" title={error.message} onRetry={reload} />
}
