import type { ReactNode } from 'react'
import type { ErrorCode } from '#domain/errors/errorCatalogue.ts'
import type { Loaded } from '#client/state/useLoaded.ts'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'

/** An address that cannot be a document's is refused by its form, which is no news to a person. */
const MISSING: ReadonlySet<ErrorCode> = new Set([
  'account_not_found',
  'order_not_found',
  'invoice_not_found',
  'amendment_not_found',
  'invalid_format',
  'invalid_input',
])

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
  if (error && MISSING.has(error.code)) return missing
  if (value) return children(value)
  if (!error) return skeleton
  return <RetryCallout className="mt-4" title={error.message} onRetry={reload} />
}
