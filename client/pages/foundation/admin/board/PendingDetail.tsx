import type { SitePath } from '#content/sitePaths.ts'
import { isMissing } from '#client/components/foundation/document/isMissing.ts'
import type { Loaded } from '#client/state/foundation/useLoaded.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'

/** A page of one thing before the thing is here: its general title, why it could not be loaded, or the way on. */
export function PendingDetail({
  title,
  loaded: { error, reload },
  missing,
}: {
  title: string
  loaded: Pick<Loaded<unknown>, 'error' | 'reload'>
  /** What is said where there is no such thing, and where all of them stand. */
  missing: { title: string; to: SitePath; label: string }
}) {
  if (isMissing(error))
    return (
      <EmptyState
        level="h1"
        title={missing.title}
        action={<LinkButton to={missing.to}>{missing.label}</LinkButton>}
      >
        The address may be incomplete.
      </EmptyState>
    )
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
