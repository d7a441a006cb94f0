import { Link } from 'react-router'

/** The way to a page from its section on; nothing for the section's own. */
export function Crumbs({ crumbs }: { crumbs: readonly { label: string; to: string }[] }) {
  if (crumbs.length === 0) return null
  return (
    <nav aria-label="Breadcrumb" className="mb-4 text-sm text-ink-2">
      <ol className="flex flex-wrap gap-x-2">
        {crumbs.map(({ label, to }, at) => (
          <li key={to} className="flex gap-x-2">
            <Link to={to} className="underline underline-offset-3 hover:text-cobalt">
              {label}
            </Link>
            {at < crumbs.length - 1 ? <span aria-hidden="true">/</span> : null}
          </li>
        ))}
      </ol>
    </nav>
  )
}
