import type { ReactNode } from 'react'
import type { Loaded } from '#client/state/foundation/useLoaded.ts'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { AdminCrumb } from '../AdminCrumb.tsx'
import { OpenProblem } from '../OpenProblem.tsx'

/** The open item of a board beside its list: loading, failed or shown. On a phone it links back to the list. */
export function DetailPane<Value>({
  loaded: { value, error, reload },
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
      {value ? (
        children(value)
      ) : error ? (
        <OpenProblem error={error} onRetry={reload} />
      ) : (
        <>
          <output className="sr-only">{loadingLabel}</output>
          <Skeleton className="h-96" />
        </>
      )}
    </div>
  )
}
