import type { ReactNode } from 'react'
import type { SitePath } from '#content/sitePaths.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import type { Loaded } from '#client/state/foundation/useLoaded.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'
import { Loading } from '#client/ui/Loading.tsx'

/**
 * A detail page before its data has loaded: its general title while loading, or an error with a way
 * to continue.
 */
export function PendingDetail({
  title,
  loaded,
  missing,
}: {
  title: string
  loaded: Pick<Loaded<unknown>, 'error' | 'reload'>
  /** Title for missing data, and a link to the full list. */
  missing: { title: string; to: SitePath; label: string }
}) {
  return (
    <PageState
      loaded={{ ...loaded, value: null }}
      missing={
        <EmptyState
          level="h1"
          title={missing.title}
          action={<LinkButton to={missing.to}>{missing.label}</LinkButton>}
        >
          The address may be incomplete.
        </EmptyState>
      }
      loading={titled(title, <Loading shape="h-72" />)}
      failed={titled(title, <RetryCallout title={loaded.error?.message} onRetry={loaded.reload} />)}
    >
      {() => null}
    </PageState>
  )
}

const titled = (title: string, content: ReactNode) => (
  <>
    <h1 className="mt-2 text-title">{title}</h1>
    <div className="mt-6">{content}</div>
  </>
)
