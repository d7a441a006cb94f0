import { pageHead } from '#client/routing/pageHead.ts'
import { Loading } from '#client/ui/Loading.tsx'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'
import { Productions } from './Productions.tsx'

const LOADING = (
  <Loading
    label="The productions are loading"
    className="flex flex-1 flex-col gap-4 p-5"
    shape={[
      'h-12 max-w-md',
      {
        box: 'grid flex-1 gap-4 lg:grid-cols-[21rem_1fr]',
        parts: ['h-full', 'h-full max-lg:hidden'],
      },
    ]}
  />
)

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('productions', { title: 'Productions' })

/** The desk's board of ad productions: due dates, makers, and the ad itself. It fills the window. */
export default function ProductionsPage() {
  return (
    <div className="flex h-full min-h-120 flex-col">
      <h1 className="sr-only">Productions</h1>
      <AdminGate capability="makeAds" skeleton={LOADING}>
        {(account) => <Productions key={account.id} accountId={account.id} />}
      </AdminGate>
    </div>
  )
}
