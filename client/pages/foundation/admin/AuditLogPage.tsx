import { pageHead } from '#client/routing/pageHead.ts'
import { Loading } from '#client/ui/Loading.tsx'
import { AdminGate } from './AdminGate.tsx'
import { AuditLog } from './audit/AuditLog.tsx'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('auditLog', { title: 'Audit log' })

/** Every change of the admin area, newest first. */
export default function AuditLogPage() {
  return (
    <div className="page-width pt-6 pb-24 lg:pt-8">
      <h1 className="text-title">Audit log</h1>
      <p className="mt-2 max-w-prose text-pretty text-ink-2">
        Every change made in the admin area: who made it, when and why.
      </p>
      <div className="mt-6">
        <AdminGate capability="readAuditLog" skeleton={<Loading shape="h-18" />}>
          {() => <AuditLog />}
        </AdminGate>
      </div>
    </div>
  )
}
