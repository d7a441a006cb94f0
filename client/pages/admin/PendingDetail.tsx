import type { Loaded } from '#client/state/useLoaded.ts'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'

/** A page of one thing before the thing is here: its general title, and why it could not be loaded. */
export function PendingDetail({
  title,
  loaded: { error, reload },
}: {
  title: string
  loaded: Pick<Loaded<unknown>, 'error' | 'reload'>
}) {
  return (
    <>
      <h1 className="mt-2 text-title">{title}</h1>
      <div className="mt-6">
        {error ? (
          <RetryCallout title={error.message} onRetry={reload} />
        ) : (
          <Skeleton className="h-72" />
        )}
      </div>
    </>
  )
}
