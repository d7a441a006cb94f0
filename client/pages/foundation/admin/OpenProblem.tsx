import type { ReactNode } from 'react'
import type { ProductError } from '#domain/foundation/errors/productError.ts'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'

/** Why the open item of a list cannot be shown. A missing item offers no retry. */
export function OpenProblem({
  error,
  onRetry,
  className,
  children,
}: {
  error: ProductError
  onRetry: () => void
  className?: string
  /** Another way to continue. */
  children?: ReactNode
}) {
  const isGone = error.code.endsWith('_not_found')
  return (
    <EmptyState
      title={error.message}
      {...(className ? { className } : {})}
      action={
        isGone && !children ? null : (
          <>
            {isGone ? null : (
              <Button variant="secondary" onPress={onRetry}>
                Try again
              </Button>
            )}
            {children}
          </>
        )
      }
    />
  )
}
