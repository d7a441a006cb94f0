import { pageHead } from '#client/routing/pageHead.ts'
import { Loading } from '#client/ui/Loading.tsx'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'
import { Agencies } from './Agencies.tsx'
import { AgencyClients } from './AgencyClients.tsx'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('agencies', { title: 'Agencies' })

/** The agreements with agencies: commission and validity. */
export default function AgenciesPage() {
  return (
    <div className="page-width pt-6 pb-24 lg:pt-8">
      <h1 className="text-title">Agencies</h1>
      <p className="mt-2 max-w-prose text-pretty text-ink-2">
        The commissions of agencies on their clients’ offers. A new version of an offer that names
        the agency proposes its commission; offers already sent keep theirs.
      </p>
      <div className="mt-6">
        <AdminGate capability="manageAgencies" skeleton={<Loading shape="h-72" />}>
          {() => (
            <>
              <Agencies />
              <AgencyClients />
            </>
          )}
        </AdminGate>
      </div>
    </div>
  )
}
