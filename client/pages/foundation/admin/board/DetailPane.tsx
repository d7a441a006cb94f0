import type { ReactNode } from 'react'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import type { Loaded } from '#client/state/foundation/useLoaded.ts'
import { Loading } from '#client/ui/Loading.tsx'
import { AdminCrumb } from '../AdminCrumb.tsx'
import { OpenProblem } from '../OpenProblem.tsx'

/**
 * The open item of a board next to its list: loading, failed or shown. On a phone it links back to
 * the list.
 */
export function DetailPane<Value>({
  loaded,
  back,
  loadingLabel,
  children,
}: {
  loaded: Loaded<Value>
  back: { to: string; label: string }
  loadingLabel: string
  children: (value: Value) => ReactNode
}) {
  return (
    <div className="relative min-h-0 overflow-y-auto p-4 sm:p-5">
      <div className="lg:hidden">
        <AdminCrumb to={back.to}>{back.label}</AdminCrumb>
      </div>
      <PageState
        loaded={loaded}
        loading={<Loading label={loadingLabel} shape="h-96" />}
        failed={loaded.error ? <OpenProblem error={loaded.error} onRetry={loaded.reload} /> : null}
      >
        {children}
      </PageState>
    </div>
  )
}
