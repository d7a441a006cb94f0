import { pageHead } from '#client/routing/pageHead.ts'
import { Loading } from '#client/ui/Loading.tsx'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'
import { Offers } from './Offers.tsx'

const LOADING = (
  <Loading
    label="The offers are loading"
    className="flex flex-1 flex-col gap-4 p-5"
    shape={['h-12 max-w-md', 'flex-1']}
  />
)

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('offers', { title: 'Offers' })

/** The sales board of all offers: state, buyer's activity and next step. */
export default function OffersPage() {
  return (
    <div className="flex h-full min-h-120 flex-col">
      <h1 className="sr-only">Offers</h1>
      <AdminGate capability="followUpOffers" skeleton={LOADING}>
        {(account) => <Offers key={account.id} accountId={account.id} />}
      </AdminGate>
    </div>
  )
}
