import { pageHead } from '#client/routing/pageHead.ts'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'
import { TODAY_SKELETON } from './todaySkeleton.tsx'
import { Today } from './Today.tsx'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('admin', { title: 'Today' })

/** The start page of the admin area: open tasks and their age. */
export default function AdminPage() {
  return (
    <div className="page-width pt-6 pb-24 lg:pt-8">
      <h1 className="text-title">Today</h1>
      <div className="mt-6">
        <AdminGate capability="enterAdminArea" skeleton={TODAY_SKELETON}>
          {() => <Today />}
        </AdminGate>
      </div>
    </div>
  )
}
