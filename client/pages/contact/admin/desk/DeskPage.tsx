import { pageHead } from '#client/routing/pageHead.ts'
import { Loading } from '#client/ui/Loading.tsx'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'
import { Desk } from './Desk.tsx'

const LOADING = (
  <Loading
    label="The chat desk is loading"
    className="flex flex-1 flex-col gap-4 p-5"
    shape={[
      'h-12 max-w-md',
      {
        box: 'grid flex-1 gap-4 lg:grid-cols-[22rem_1fr]',
        parts: ['h-full', 'h-full max-lg:hidden'],
      },
    ]}
  />
)

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('desk', { title: 'Chat desk' })

/** The chat desk (Contact 15): the conversations of a sales region. It fills the window. */
export default function DeskPage() {
  return (
    <div className="flex h-full min-h-120 flex-col">
      <h1 className="sr-only">Chat desk</h1>
      <AdminGate skeleton={LOADING}>
        {(account) => <Desk key={account.id} accountId={account.id} />}
      </AdminGate>
    </div>
  )
}
