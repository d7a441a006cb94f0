import { sitePath } from '#content/sitePaths.ts'
import { loadOrderDesk } from '#client/api/orders/deskOrderCalls.ts'
import { LoadedDocument } from '#client/components/foundation/document/LoadedDocument.tsx'
import { pageHead } from '#client/routing/pageHead.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import type { Route } from './+types/OrderDeskPage.ts'
import { AdminCrumb } from '#client/pages/foundation/admin/AdminCrumb.tsx'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'
import { OrderDesk } from './OrderDesk.tsx'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('adminOrder', { title: 'Order' })

/** An order for the desk: what was booked, its money, mails and record, and what can be done with it. */
export default function OrderDeskPage({ params }: Route.ComponentProps) {
  return (
    <div className="page-width pt-4 pb-24">
      <AdminCrumb to={sitePath('adminOrders')}>Orders</AdminCrumb>
      <AdminGate capability="readAllOrders" skeleton={<LoadingOrder />}>
        {() => <OneOrder key={params.id} id={params.id} />}
      </AdminGate>
    </div>
  )
}

function OneOrder({ id }: { id: string }) {
  const loaded = useLoaded(id, () => loadOrderDesk(id))
  return (
    <LoadedDocument loaded={loaded} skeleton={<LoadingOrder />} missing={<NoOrder />}>
      {(desk) => <OrderDesk desk={desk} onChanged={loaded.reload} />}
    </LoadedDocument>
  )
}

function NoOrder() {
  return (
    <EmptyState
      level="h1"
      title="This order was not found"
      action={<LinkButton to={sitePath('adminOrders')}>All orders</LinkButton>}
    >
      The address may be incomplete.
    </EmptyState>
  )
}

function LoadingOrder() {
  return (
    <div className="mt-1">
      <output className="sr-only">The order is loading</output>
      <Skeleton className="h-11 w-72" />
      <Skeleton className="mt-6 h-140" />
    </div>
  )
}
