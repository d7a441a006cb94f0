import { sitePath } from '#content/sitePaths.ts'
import { loadOrderDesk } from '#client/api/orders/deskOrderCalls.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { pageHead } from '#client/routing/pageHead.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import type { Route } from './+types/OrderDeskPage.ts'
import { AdminCrumb } from '#client/pages/foundation/admin/AdminCrumb.tsx'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'
import { OrderDesk } from './OrderDesk.tsx'

const LOADING = (
  <Loading label="The order is loading" className="mt-1" shape={['h-11 w-72', 'mt-6 h-140']} />
)

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('adminOrder', { title: 'Order' })

/** An order for the desk: its lines, money, mails, log and actions. */
export default function OrderDeskPage({ params }: Route.ComponentProps) {
  return (
    <div className="page-width pt-4 pb-24">
      <AdminCrumb to={sitePath('adminOrders')}>Orders</AdminCrumb>
      <AdminGate capability="readAllOrders" skeleton={LOADING}>
        {() => <OneOrder key={params.id} id={params.id} />}
      </AdminGate>
    </div>
  )
}

function OneOrder({ id }: { id: string }) {
  const loaded = useLoaded(id, () => loadOrderDesk(id))
  return (
    <PageState loaded={loaded} loading={LOADING} missing={<NoOrder />}>
      {(desk) => <OrderDesk desk={desk} onChanged={loaded.reload} />}
    </PageState>
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
