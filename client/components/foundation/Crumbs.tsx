import { Link } from 'react-router'

/** Breadcrumbs from the section to a page; nothing on the section's own page. */
export function Crumbs({ crumbs }: { crumbs: readonly { label: string; to: string }[] }) {
  if (crumbs.length === 0) return null
  return (
    <nav aria-label="Breadcrumb" className="mb-4 text-sm text-ink-2">
      <ol className="flex flex-wrap items-center gap-x-2 max-sm:-my-3">
        {crumbs.map(({ label, to }, at) => (
          <li key={to} className="flex items-center gap-x-2">
            <Link
              to={to}
              className="underline underline-offset-3 hover:text-cobalt max-sm:flex max-sm:min-h-11 max-sm:min-w-11 max-sm:items-center"
            >
              {label}
            </Link>
            {at < crumbs.length - 1 ? <span aria-hidden="true">/</span> : null}
          </li>
        ))}
      </ol>
    </nav>
  )
}
