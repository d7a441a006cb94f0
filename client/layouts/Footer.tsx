import type { ReactNode } from 'react'
import { Link } from 'react-router'
import {
  ABOUT_LINKS,
  AD_CREATION_LINKS,
  GUIDE_LINKS,
  NEAR_LINKS,
  PLAN_LINKS,
} from '#content/siteLinks.ts'
import { OpenChatButton } from '#client/components/contact/chat/OpenChatButton.tsx'
import { Logo } from '#client/ui/Logo.tsx'
import { buttonStyles } from '#client/ui/buttonStyles.ts'

const LINK =
  'inline-flex min-h-10 items-center max-sm:min-h-11 hover:text-cobalt hover:underline underline-offset-4'

/** The foot of the pages: all that can be booked, the credits and what amounts mean. */
export function Footer() {
  return (
    <footer id="foot" className="mt-20 border-t border-line print:hidden">
      <div className="page-width grid grid-cols-2 gap-x-6 gap-y-8 py-12 lg:grid-cols-[1.4fr_1fr_1fr_1fr_1fr]">
        <div className="flex flex-col gap-3 max-lg:col-span-2">
          <Logo />
          <p className="max-w-72 text-sm text-ink-2">
            Six media, one cart, no sales call. Or talk to us.
          </p>
          <OpenChatButton className={buttonStyles('secondary', 'sm', 'self-start')} />
        </div>
        <LinkColumn title="Plan a campaign" links={PLAN_LINKS} />
        <LinkColumn title="Ad creation" links={AD_CREATION_LINKS} />
        <LinkColumn title="Guides" links={[...GUIDE_LINKS, ...NEAR_LINKS]} />
        <LinkColumn title="About" links={ABOUT_LINKS} />
      </div>
      <LegalLine />
    </footer>
  )
}

/** The foot of pages where one works: planning, cart, checkout. */
export function SlimFooter() {
  return (
    <footer id="foot" className="mt-12 border-t border-line print:hidden">
      <LegalLine>
        {ABOUT_LINKS.map(({ label, to }) => (
          <Link key={to} to={to} className={LINK}>
            {label}
          </Link>
        ))}
        <OpenChatButton className={LINK} />
      </LegalLine>
    </footer>
  )
}

function LinkColumn({
  title,
  links,
}: {
  title: string
  links: readonly { to: string; label: string }[]
}) {
  return (
    <nav aria-label={title} className="text-sm">
      <h2 className="pb-1.5 font-sans text-sm font-semibold tracking-normal text-ink">{title}</h2>
      <ul className="flex flex-col text-ink-2">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={LINK}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Statements that apply to every page; on pages without the full footer, its links are below. */
function LegalLine({ children }: { children?: ReactNode }) {
  return (
    // Where the page extends to the edge of the window, its last line stays above the round
    // buttons.
    <div className="page-width py-4 text-xs text-ink-2 max-xl:pb-24">
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        <p>© 2026 AdMarket Direct</p>
        <p>Prices are in US dollars and before tax. Populations and reach are estimates.</p>
      </div>
      {children ? <div className="mt-1 flex flex-wrap gap-x-6">{children}</div> : null}
    </div>
  )
}
