import type { ReactNode } from 'react'
import type { ProductError } from '#domain/foundation/errors/productError.ts'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'

/** Why what is open beside a list cannot be shown; what is not there is not asked for again. */
export function OpenProblem({
  error,
  onRetry,
  className,
  children,
}: {
  error: ProductError
  onRetry: () => void
  className?: string
  /** Another way on. */
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
