import { sitePath } from '#content/sitePaths.ts'
import { loadCustomer } from '#client/api/sales/customerCalls.ts'
import { LoadedDocument } from '#client/components/foundation/document/LoadedDocument.tsx'
import { pageHead } from '#client/routing/pageHead.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import type { Route } from './+types/CustomerPage.ts'
import { AdminCrumb } from '#client/pages/foundation/admin/AdminCrumb.tsx'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'
import { CustomerShown } from './CustomerShown.tsx'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('customer', { title: 'Customer' })

/** A customer: what they booked, asked and agreed to, and what an admin can do for them. */
export default function CustomerPage({ params }: Route.ComponentProps) {
  return (
    <div className="page-width pt-4 pb-24">
      <AdminCrumb to={sitePath('customers')}>Customers</AdminCrumb>
      <AdminGate capability="readCustomers" skeleton={<LoadingCustomer />}>
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
    <LoadedDocument loaded={loaded} skeleton={<LoadingCustomer />} missing={<NoCustomer />}>
      {(customer) => (
        <CustomerShown customer={customer} mayManage={mayManage} onChanged={loaded.reload} />
      )}
    </LoadedDocument>
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

function LoadingCustomer() {
  return (
    <div className="mt-1">
      <output className="sr-only">The customer is loading</output>
      <Skeleton className="h-11 w-72" />
      <Skeleton className="mt-6 h-140" />
    </div>
  )
}
