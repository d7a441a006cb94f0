import { pageHead } from '#client/routing/pageHead.ts'
import { Loading } from '#client/ui/Loading.tsx'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'
import { Customers } from './Customers.tsx'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('customers', { title: 'Customers' })

/** Everybody with an account. */
export default function CustomersPage() {
  return (
    <div className="page-width pt-6 pb-24 lg:pt-8">
      <h1 className="text-title">Customers</h1>
      <AdminGate capability="readCustomers" skeleton={<Loading shape="mt-4 h-140" />}>
        {() => <Customers />}
      </AdminGate>
    </div>
  )
}
