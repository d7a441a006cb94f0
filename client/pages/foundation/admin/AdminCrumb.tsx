import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'

/** A link back to the previous level of the admin area. */
export function AdminCrumb({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-ink-2 hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </Link>
  )
}
