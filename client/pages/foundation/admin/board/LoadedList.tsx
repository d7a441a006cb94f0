import type { ReactNode } from 'react'
import type { Loaded } from '#client/state/foundation/useLoaded.ts'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { NextPage } from './NextPage.tsx'

/** A page of a list: why it could not be loaded with a way to try again, its rows, and the way to the next. */
export function LoadedList<View extends { next: string | null }>({
  loaded: { value, error, reload },
  label,
  children,
}: {
  loaded: Loaded<View>
  /** What is listed, in the plural: "coupons". */
  label: string
  children: (view: View) => ReactNode
}) {
  return (
    <>
      {error ? <RetryCallout title={error.message} onRetry={reload} /> : null}
      {value ? children(value) : null}
      {value || error ? null : (
        <>
          <output className="sr-only">The {label} are loading</output>
          <Skeleton className="h-96" />
        </>
      )}
      {value ? <NextPage label={label} next={value.next} /> : null}
    </>
  )
}
