import type { ReactNode } from 'react'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import type { Loaded } from './useLoaded.ts'

/** Shows what was loaded; a placeholder before, and why it could not be with a way to try again. */
export function LoadedPart<Data>({
  loaded,
  children,
}: {
  loaded: Loaded<Data> & { reload: () => void }
  children: (data: Data) => ReactNode
}) {
  if (loaded.status === 'ready') return children(loaded.data)
  if (loaded.status === 'loading') return <Skeleton className="h-24" />
  return (
    <Callout
      tone="error"
      title={loaded.message}
      actions={
        <Button variant="secondary" size="sm" onPress={loaded.reload}>
          Try again
        </Button>
      }
    />
  )
}
