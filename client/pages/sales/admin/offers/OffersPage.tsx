import { pageHead } from '#client/routing/pageHead.ts'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'
import { Offers } from './Offers.tsx'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('offers', { title: 'Offers' })

/** Sales' board of all offers: how each stands, what its buyer did, and what comes next. */
export default function OffersPage() {
  return (
    <div className="flex h-full min-h-120 flex-col">
      <h1 className="sr-only">Offers</h1>
      <AdminGate capability="followUpOffers" skeleton={<LoadingBoard />}>
        {(account) => <Offers key={account.id} accountId={account.id} />}
      </AdminGate>
    </div>
  )
}

function LoadingBoard() {
  return (
    <div className="flex flex-1 flex-col gap-4 p-5">
      <output className="sr-only">The offers are loading</output>
      <Skeleton className="h-12 max-w-md" />
      <Skeleton className="flex-1" />
    </div>
  )
}
