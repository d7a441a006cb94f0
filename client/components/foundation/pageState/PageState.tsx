import type { ReactNode } from 'react'
import type { Loaded } from '#client/state/foundation/useLoaded.ts'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'
import { isMissing } from './isMissing.ts'

interface PageStateProps<Value> {
  loaded: Pick<Loaded<Value>, 'value' | 'error' | 'reload'>
  loading: ReactNode
  /** Shown when the address has no document. Without it, such an error looks like any other failure. */
  missing?: ReactNode
  /** Replaces the callout of a failure, which has a retry button. */
  failed?: ReactNode
  isEmpty?: (value: Value) => boolean
  /** Shown for a value that `isEmpty`. */
  empty?: ReactNode
  children: (value: Value) => ReactNode
}

/**
 * The one state of loaded content: loading, missing, failed, empty or loaded. When a reload fails, the value
 * stays below the error.
 */
export function PageState<Value>(props: PageStateProps<Value>) {
  const { loaded, loading, missing, failed, isEmpty, empty, children } = props
  const { value, error, reload } = loaded
  if (missing !== undefined && isMissing(error)) return missing
  const failure = error
    ? (failed ?? <RetryCallout className="my-3" title={error.message} onRetry={reload} />)
    : null
  if (value === null) return failure ?? loading
  return (
    <>
      {failure}
      {isEmpty?.(value) ? empty : children(value)}
    </>
  )
}
