import { Link } from 'react-router'
import type { LocalView } from '#content/local/localView.ts'
import { TEXT_LINK } from '#client/pages/planning/knowledge/Prose.tsx'

/** Countries with their states, each with its number of places. */
export function PlaceGroups({ groups }: Pick<LocalView, 'groups'>) {
  return groups.map(({ heading, links }) => (
    <section key={heading.to}>
      <h2 className="border-b border-ink pb-3 text-heading">
        <Link to={heading.to} className="hover:text-cobalt">
          {heading.label}
        </Link>
      </h2>
      <ul className="mt-3 gap-x-8 sm:columns-2 lg:columns-4">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-8 items-center max-sm:min-h-11 max-sm:min-w-11 underline decoration-line-2 underline-offset-3 hover:text-cobalt"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** Further reading. */
export function LocalNext({ next }: Pick<LocalView, 'next'>) {
  return (
    <section className="print:hidden">
      <h2 className="text-heading">Read more</h2>
      <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-2 max-sm:flex-col max-sm:gap-y-0">
        {next.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className={`${TEXT_LINK} max-sm:flex max-sm:min-h-11 max-sm:items-center`}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
