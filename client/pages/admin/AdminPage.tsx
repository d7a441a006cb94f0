import {
  BadgeCheck,
  Brush,
  CodeXml,
  ListTree,
  type LucideIcon,
  MessagesSquare,
  PhoneIncoming,
  TextSearch,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Capability } from '#domain/account/capability.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { sitePath } from '#content/sitePaths.ts'
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
          {({ staffCapabilities }) => <AdminLinks may={staffCapabilities} />}
        </AdminGate>
      </div>
    </div>
  )
}

const LINKS: readonly {
  page: 'leads' | 'reviews' | 'productions' | 'inventory' | 'desk' | 'transcripts' | 'eventLog'
  needs: Capability
  icon: LucideIcon
  title: string
  words: string
}[] = [
  {
    page: 'leads',
    needs: 'followUpLeads',
    icon: PhoneIncoming,
    title: 'Leads',
    words: 'Who wants to be called or answered: by when, who sees to it, what came of it.',
  },
  {
    page: 'reviews',
    needs: 'reviewCreatives',
    icon: BadgeCheck,
    title: 'Review of ads',
    words: 'What customers uploaded: approve, deny with a reason, ask for a change.',
  },
  {
    page: 'productions',
    needs: 'makeAds',
    icon: Brush,
    title: 'Productions',
    words: 'Ads that we make: briefings, who makes which by when, drafts and changes.',
  },
  {
    page: 'inventory',
    needs: 'manageInventory',
    icon: CodeXml,
    title: 'Inventory and tags',
    words: 'All that is for sale, and what each publisher puts on its pages and screens.',
  },
  {
    page: 'desk',
    needs: 'answerChats',
    icon: MessagesSquare,
    title: 'Chat desk',
    words: 'Who is on the site now, and what they ask: answer, note, hand over.',
  },
  {
    page: 'transcripts',
    needs: 'answerChats',
    icon: TextSearch,
    title: 'Transcripts',
    words: 'What was said in chats, to search and to read.',
  },
  {
    page: 'eventLog',
    needs: 'answerChats',
    icon: ListTree,
    title: 'Event log',
    words: 'What visitors did: pages, clicks, forms and purchases.',
  },
]

function AdminLinks({ may }: { may: readonly Capability[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {LINKS.filter(({ needs }) => may.includes(needs)).map(
        ({ page, icon: Icon, title, words }) => (
          <AdminLink
            key={page}
            to={sitePath(page)}
            icon={<Icon aria-hidden="true" />}
            title={title}
          >
            {words}
          </AdminLink>
        ),
      )}
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
