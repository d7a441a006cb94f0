import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Callout } from './Callout.tsx'

/** A failed load and its reason; `onRetry` loads again. */
export function RetryCallout({
  title,
  onRetry,
  className,
  children,
}: {
  title: ReactNode
  onRetry: () => void
  className?: string
  children?: ReactNode
}) {
  return (
    <Callout
      tone="error"
      title={title}
      {...(className ? { className } : {})}
      actions={
        <Button variant="secondary" size="sm" onPress={onRetry}>
          Try again
        </Button>
      }
    >
      {children}
    </Callout>
  )
}
