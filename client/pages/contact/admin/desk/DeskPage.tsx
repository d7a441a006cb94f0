import { pageHead } from '#client/routing/pageHead.ts'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'
import { Desk } from './Desk.tsx'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('desk', { title: 'Chat desk' })

/** The chat desk (Contact 15): the conversations of a sales region. It fills the window. */
export default function DeskPage() {
  return (
    <div className="flex h-full min-h-120 flex-col">
      <h1 className="sr-only">Chat desk</h1>
      <AdminGate skeleton={<LoadingDesk />}>
        {(account) => <Desk key={account.id} accountId={account.id} />}
      </AdminGate>
    </div>
  )
}

function LoadingDesk() {
  return (
    <div className="flex flex-1 flex-col gap-4 p-5">
      <output className="sr-only">The chat desk is loading</output>
      <Skeleton className="h-12 max-w-md" />
      <div aria-hidden="true" className="grid flex-1 gap-4 lg:grid-cols-[22rem_1fr]">
        <Skeleton className="h-full" />
        <Skeleton className="h-full max-lg:hidden" />
      </div>
    </div>
  )
}
