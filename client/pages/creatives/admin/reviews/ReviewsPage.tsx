import { pageHead } from '#client/routing/pageHead.ts'
import { Loading } from '#client/ui/Loading.tsx'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'
import { Reviews } from './Reviews.tsx'

const LOADING = (
  <Loading
    label="The ads are loading"
    className="flex flex-1 flex-col gap-4 p-5"
    shape={[
      'h-12 max-w-md',
      {
        box: 'grid flex-1 gap-4 lg:grid-cols-[21rem_1fr_21rem]',
        parts: ['h-full', 'h-full max-lg:hidden', 'h-full max-lg:hidden'],
      },
    ]}
  />
)

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('reviews', { title: 'Review of ads' })

/** The desk's review (Creatives 11) of uploaded ads. It fills the window. */
export default function ReviewsPage() {
  return (
    <div className="flex h-full min-h-120 flex-col">
      <h1 className="sr-only">Review of ads</h1>
      <AdminGate capability="reviewCreatives" skeleton={LOADING}>
        {(account) => <Reviews key={account.id} />}
      </AdminGate>
    </div>
  )
}
