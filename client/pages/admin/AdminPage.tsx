import { Link } from 'react-router'
import type { Capability } from '#domain/account/capability.ts'
import { sitePath } from '#content/sitePaths.ts'
import { type AdminArea, areasFor } from '#client/layouts/admin/adminAreas.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { AdminGate } from './AdminGate.tsx'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('admin', { title: 'Admin' })

/** The admin area (spec §2): the way to all that admins do. */
export default function AdminPage() {
  return (
    <div className="page-width pt-8 pb-24 lg:pt-12">
      <h1 className="text-title">Admin</h1>
      <div className="mt-8">
        <AdminGate capability="enterAdminArea" skeleton={<LoadingLinks />}>
          {({ staffCapabilities }) => <AreaLinks may={staffCapabilities} />}
        </AdminGate>
      </div>
    </div>
  )
}

function AreaLinks({ may }: { may: readonly Capability[] }) {
  const areas = areasFor(may)
    .flat()
    .filter(({ page }) => page !== 'admin')
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {areas.map((area) => (
        <AreaLink key={area.page} area={area} />
      ))}
    </ul>
  )
}

function AreaLink({ area: { page, icon: Icon, label } }: { area: AdminArea }) {
  return (
    <li>
      <Link
        to={sitePath(page)}
        className="flex h-full items-center gap-3 rounded-card border border-line bg-card p-5 font-semibold transition-colors hover:border-ink-3"
      >
        <Icon aria-hidden="true" className="size-6 text-cobalt" />
        {label}
      </Link>
    </li>
  )
}

function LoadingLinks() {
  return (
    <>
      <output className="sr-only">The admin area is loading</output>
      <div aria-hidden="true" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
      </div>
    </>
  )
}
