import { pageHead } from '#client/routing/pageHead.ts'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'
import { Productions } from './Productions.tsx'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('productions', { title: 'Productions' })

/** The desk's board of ads that are made: what is due when, who makes it, and the ad itself. It fills the window. */
export default function ProductionsPage() {
  return (
    <div className="flex h-full min-h-120 flex-col">
      <h1 className="sr-only">Productions</h1>
      <AdminGate capability="makeAds" skeleton={<LoadingBoard />}>
        {(account) => <Productions key={account.id} accountId={account.id} />}
      </AdminGate>
    </div>
  )
}

function LoadingBoard() {
  return (
    <div className="flex flex-1 flex-col gap-4 p-5">
      <output className="sr-only">The productions are loading</output>
      <Skeleton className="h-12 max-w-md" />
      <div aria-hidden="true" className="grid flex-1 gap-4 lg:grid-cols-[21rem_1fr]">
        <Skeleton className="h-full" />
        <Skeleton className="h-full max-lg:hidden" />
      </div>
    </div>
  )
}
