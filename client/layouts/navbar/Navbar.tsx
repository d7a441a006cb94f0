import { Link, useLocation } from 'react-router'
import { AD_CREATION_LINKS } from '#content/siteLinks.ts'
import { sitePath } from '#content/sitePaths.ts'
import { OpenChatButton } from '#client/components/contact/chat/OpenChatButton.tsx'
import { buttonStyles } from '#client/ui/buttonStyles.ts'
import { Logo } from '#client/ui/Logo.tsx'
import { siteAreaOf } from '#client/routing/siteLinks.ts'
import { SearchButton } from '../search/SearchButton.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { CartLink } from './CartLink.tsx'
import { GuidePanel, nearGuides } from './GuidePanel.tsx'
import { NavMenu } from './NavMenu.tsx'
import { PhoneMenu } from './PhoneMenu.tsx'
import { MediaLinks, PlanLinks } from './PlanLinks.tsx'

/** The head of every page. */
export function Navbar() {
  const area = siteAreaOf(useLocation().pathname)
  return (
    <header className="relative border-b border-line bg-paper print:hidden">
      <div className="page-width flex h-17 items-center gap-4 max-xs:gap-2 lg:h-18 lg:gap-8">
        <Link
          to={sitePath('home')}
          className="flex min-h-11 items-center rounded-[7px]"
          aria-label="AdMarket Direct, home"
        >
          <Logo className="max-xs:text-base" />
        </Link>
        <nav aria-label="Main" className="hidden lg:block">
          <ul className="flex gap-2 text-[0.9375rem] font-medium lg:gap-4">
            <NavMenu label="Plan a campaign" isCurrent={area === 'plan'} className="w-136">
              {(close) => <PlanLinks onFollow={close} className="grid grid-cols-2 gap-1" />}
            </NavMenu>
            <NavMenu label="Ad creation" isCurrent={area === 'adCreation'} className="w-60">
              {(close) => <MediaLinks links={AD_CREATION_LINKS} onFollow={close} />}
            </NavMenu>
            <NavMenu label="Guides" isCurrent={area === 'guides'} align="wide" onNear={nearGuides}>
              {(close, isOpen) => <GuidePanel isOpen={isOpen} onFollow={close} />}
            </NavMenu>
          </ul>
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-1.5 max-xs:gap-1">
          {/* Known late, and as wide as a name: it comes first, where it moves no other control. */}
          <AccountMenu />
          <div className="hidden lg:block">
            <SearchButton className="flex size-11 items-center justify-center rounded-control hover:bg-sand" />
          </div>
          <div className="hidden xl:block">
            <OpenChatButton className={buttonStyles('quiet', 'sm')} />
          </div>
          <CartLink />
          <div className="-mr-2 lg:hidden">
            <PhoneMenu />
          </div>
        </div>
      </div>
    </header>
  )
}
