import { pageHead } from '#client/routing/pageHead.ts'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'
import { Agencies } from './Agencies.tsx'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('agencies', { title: 'Agencies' })

/** What is agreed with agencies: their commission, and since when it holds. */
export default function AgenciesPage() {
  return (
    <div className="page-width pt-6 pb-24 lg:pt-8">
      <h1 className="text-title">Agencies</h1>
      <p className="mt-2 max-w-prose text-pretty text-ink-2">
        The commissions of agencies on their clients’ offers. A new version of an offer that names
        the agency proposes its commission; offers already sent keep theirs.
      </p>
      <div className="mt-6">
        <AdminGate capability="manageAgencies" skeleton={<Skeleton className="h-72" />}>
          {() => <Agencies />}
        </AdminGate>
      </div>
    </div>
  )
}
