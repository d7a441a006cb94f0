import { pageHead } from '#client/routing/pageHead.ts'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'
import { Leads } from './Leads.tsx'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('leads', { title: 'Leads' })

/** The desk's board of who wants to be called or answered: what is due when, and who sees to it. It fills the window. */
export default function LeadsPage() {
  return (
    <div className="flex h-full min-h-120 flex-col">
      <h1 className="sr-only">Leads</h1>
      <AdminGate capability="followUpLeads" skeleton={<LoadingBoard />}>
        {(account) => <Leads key={account.id} accountId={account.id} />}
      </AdminGate>
    </div>
  )
}

function LoadingBoard() {
  return (
    <div className="flex flex-1 flex-col gap-4 p-5">
      <output className="sr-only">The leads are loading</output>
      <Skeleton className="h-12 max-w-md" />
      <Skeleton className="flex-1" />
    </div>
  )
}
