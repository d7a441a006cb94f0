import type { ReactNode } from 'react'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import type { Loaded } from '#client/state/foundation/useLoaded.ts'
import { Loading } from '#client/ui/Loading.tsx'
import { NextPage } from './NextPage.tsx'

/** A page of a list: its rows and a link to the next page, or the error with a retry button. */
export function LoadedList<View extends { next: string | null }>({
  loaded,
  label,
  children,
}: {
  loaded: Loaded<View>
  /** The plural noun of its rows: "coupons". */
  label: string
  children: (view: View) => ReactNode
}) {
  return (
    <>
      <PageState
        loaded={loaded}
        loading={<Loading label={`The ${label} are loading`} shape="h-96" />}
      >
        {children}
      </PageState>
      {loaded.value ? <NextPage label={label} next={loaded.value.next} /> : null}
    </>
  )
}
