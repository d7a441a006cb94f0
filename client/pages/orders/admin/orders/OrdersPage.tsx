import { pageHead } from '#client/routing/pageHead.ts'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'
import { Board } from './Board.tsx'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('adminOrders', { title: 'Orders' })

/** Every line that was booked: search, filters, views to come back to, and what is exported. */
export default function OrdersPage() {
  return (
    <div className="px-5 pt-6 pb-24 md:px-8 lg:pt-8">
      <h1 className="text-title">Orders</h1>
      <AdminGate capability="readAllOrders" skeleton={<Skeleton className="mt-4 h-140" />}>
        {() => <Board />}
      </AdminGate>
    </div>
  )
}
