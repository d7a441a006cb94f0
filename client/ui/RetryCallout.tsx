import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Callout } from './Callout.tsx'

/** What could not be loaded, and why; `onRetry` asks for it again. */
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
