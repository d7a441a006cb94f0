import { sitePath } from '#content/sitePaths.ts'
import { loadCustomer } from '#client/api/sales/customerCalls.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { pageHead } from '#client/routing/pageHead.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import type { Route } from './+types/CustomerPage.ts'
import { AdminCrumb } from '#client/pages/foundation/admin/AdminCrumb.tsx'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'
import { CustomerDetails } from './CustomerDetails.tsx'

const LOADING = (
  <Loading label="The customer is loading" className="mt-1" shape={['h-11 w-72', 'mt-6 h-140']} />
)

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('customer', { title: 'Customer' })

/** A customer: bookings, requests, consents, and an admin's actions. */
export default function CustomerPage({ params }: Route.ComponentProps) {
  return (
    <div className="page-width pt-4 pb-24">
      <AdminCrumb to={sitePath('customers')}>Customers</AdminCrumb>
      <AdminGate capability="readCustomers" skeleton={LOADING}>
        {(account) => (
          <OneCustomer
            key={params.id}
            id={params.id}
            mayManage={account.staffCapabilities.includes('manageCustomers')}
          />
        )}
      </AdminGate>
    </div>
  )
}

function OneCustomer({ id, mayManage }: { id: string; mayManage: boolean }) {
  const loaded = useLoaded(id, () => loadCustomer(id))
  return (
    <PageState loaded={loaded} loading={LOADING} missing={<NoCustomer />}>
      {(customer) => (
        <CustomerDetails customer={customer} mayManage={mayManage} onChanged={loaded.reload} />
      )}
    </PageState>
  )
}

function NoCustomer() {
  return (
    <EmptyState
      level="h1"
      title="This account was not found"
      action={<LinkButton to={sitePath('customers')}>All customers</LinkButton>}
    >
      It may have been deleted: orders and invoices stay on their boards.
    </EmptyState>
  )
}
