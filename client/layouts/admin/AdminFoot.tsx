import { Link } from 'react-router'
import { ABOUT_LINKS } from '#content/siteLinks.ts'
import { sitePath } from '#content/sitePaths.ts'

/** Links for advertisers; staff find them in the shop. */
const FOR_ADVERTISERS = new Set([sitePath('mediaConsultation'), sitePath('regionOptions')])
const LINKS = ABOUT_LINKS.filter(({ to }) => !FOR_ADVERTISERS.has(to))

/** The footer of the admin area, on one line of a wide window. */
export function AdminFoot() {
  return (
    <footer id="foot" className="mt-12 border-t border-line print:hidden">
      <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-1 py-4 text-xs text-ink-2">
        <p>© 2026 AdMarket Direct</p>
        <p>Prices are in US dollars and before tax. Populations and reach are estimates.</p>
        <div className="flex flex-wrap gap-x-6">
          {LINKS.map(({ label, to }) => (
            <Link
              key={to}
              to={to}
              className="inline-flex min-h-10 items-center underline-offset-4 hover:text-cobalt hover:underline max-sm:min-h-11"
            >
              {label}
            </Link>
          ))}
        </div>
      </div>
    </footer>
  )
}
