import { pageHead } from '#client/routing/pageHead.ts'
import { Loading } from '#client/ui/Loading.tsx'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'
import { Leads } from './Leads.tsx'

const LOADING = (
  <Loading
    label="The leads are loading"
    className="flex flex-1 flex-col gap-4 p-5"
    shape={['h-12 max-w-md', 'flex-1']}
  />
)

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('leads', { title: 'Leads' })

/** The desk's board of leads: due times and owners. It fills the window. */
export default function LeadsPage() {
  return (
    <div className="flex h-full min-h-120 flex-col">
      <h1 className="sr-only">Leads</h1>
      <AdminGate capability="followUpLeads" skeleton={LOADING}>
        {(account) => <Leads key={account.id} accountId={account.id} />}
      </AdminGate>
    </div>
  )
}
