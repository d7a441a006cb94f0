import { pageHead } from '#client/routing/pageHead.ts'
import { Loading } from '#client/ui/Loading.tsx'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'
import { Board } from './Board.tsx'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('adminOrders', { title: 'Orders' })

/** Every booked line: search, filters, saved views and exports. */
export default function OrdersPage() {
  return (
    <div className="px-5 pt-6 pb-24 md:px-8 lg:pt-8">
      <h1 className="text-title">Orders</h1>
      <AdminGate capability="readAllOrders" skeleton={<Loading shape="mt-4 h-140" />}>
        {() => <Board />}
      </AdminGate>
    </div>
  )
}
