import { pageHead } from '#client/routing/pageHead.ts'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'
import { Reviews } from './Reviews.tsx'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('reviews', { title: 'Review of ads' })

/** The desk's review (Creatives 11): what customers uploaded, looked at and decided. It fills the window. */
export default function ReviewsPage() {
  return (
    <div className="flex h-full min-h-120 flex-col">
      <h1 className="sr-only">Review of ads</h1>
      <AdminGate capability="reviewCreatives" skeleton={<LoadingReviews />}>
        {(account) => <Reviews key={account.id} />}
      </AdminGate>
    </div>
  )
}

function LoadingReviews() {
  return (
    <div className="flex flex-1 flex-col gap-4 p-5">
      <output className="sr-only">The review is loading</output>
      <Skeleton className="h-12 max-w-md" />
      <div aria-hidden="true" className="grid flex-1 gap-4 lg:grid-cols-[21rem_1fr_21rem]">
        <Skeleton className="h-full" />
        <Skeleton className="h-full max-lg:hidden" />
        <Skeleton className="h-full max-lg:hidden" />
      </div>
    </div>
  )
}
