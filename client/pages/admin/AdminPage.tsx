import { ListTree, MessagesSquare, TextSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { localePath } from '#client/routing/localePath.ts'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { AdminGate } from './AdminGate.tsx'

export const handle = { middleware: ['auth'] }

export function meta() {
  return [{ title: 'Admin | AdMarket Direct' }, { name: 'robots', content: 'noindex' }]
}

/** The admin area (spec §2): the way to all that admins do. */
export default function AdminPage() {
  return (
    <div className="page-width pt-8 pb-24 lg:pt-12">
      <h1 className="text-title">Admin</h1>
      <div className="mt-8">
        <AdminGate skeleton={<LoadingLinks />}>{() => <AdminLinks />}</AdminGate>
      </div>
    </div>
  )
}

function AdminLinks() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <AdminLink
        to={localePath('/admin/chat')}
        icon={<MessagesSquare aria-hidden="true" />}
        title="Chat desk"
      >
        Who is on the site now, and what they ask: answer, note, hand over.
      </AdminLink>
      <AdminLink
        to={localePath('/admin/transcripts')}
        icon={<TextSearch aria-hidden="true" />}
        title="Transcripts"
      >
        What was said in chats, to search and to read.
      </AdminLink>
      <AdminLink
        to={localePath('/admin/events')}
        icon={<ListTree aria-hidden="true" />}
        title="Event log"
      >
        What visitors did: pages, clicks, forms and purchases.
      </AdminLink>
    </ul>
  )
}

function AdminLink({
  to,
  icon,
  title,
  children,
}: {
  to: string
  icon: ReactNode
  title: string
  children: ReactNode
}) {
  return (
    <li>
      <Link
        to={to}
        className="flex h-full flex-col gap-2 rounded-card border border-line bg-card p-5 transition-colors hover:border-ink-3 [&_svg]:size-6 [&_svg]:text-cobalt"
      >
        {icon}
        <span className="mt-2 font-display text-subheading font-bold tracking-tight">{title}</span>
        <span className="text-sm text-ink-2">{children}</span>
      </Link>
    </li>
  )
}

function LoadingLinks() {
  return (
    <>
      <output className="sr-only">The admin area is loading</output>
      <div aria-hidden="true" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
      </div>
    </>
  )
}
