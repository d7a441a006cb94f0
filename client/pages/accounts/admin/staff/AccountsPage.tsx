import { pageHead } from '#client/routing/pageHead.ts'
import { Loading } from '#client/ui/Loading.tsx'
import { Accounts } from './Accounts.tsx'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('staff', { title: 'Accounts and roles' })

/** The accounts of the admin area, with their roles and dates. */
export default function AccountsPage() {
  return (
    <div className="page-width pt-6 pb-24 lg:pt-8">
      <h1 className="text-title">Accounts and roles</h1>
      <p className="mt-2 max-w-prose text-pretty text-ink-2">
        Staff accounts and their roles. A change takes effect at once, even for someone who is
        logged in.
      </p>
      <div className="mt-6">
        <AdminGate capability="manageRoles" skeleton={<Loading shape="h-96" />}>
          {() => <Accounts />}
        </AdminGate>
      </div>
    </div>
  )
}
