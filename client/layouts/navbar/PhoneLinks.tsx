import { Link } from 'react-router'
import { AD_CREATION_LINKS } from '#content/siteLinks.ts'
import { sitePath } from '#content/sitePaths.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { OpenChatButton } from '#client/components/contact/chat/OpenChatButton.tsx'
import { SearchButton } from '../search/SearchButton.tsx'
import { GuideAccordion } from './GuideAccordion.tsx'
import { LazyAccountLinks } from './LazyAccountLinks.tsx'
import { LogInLinks } from './LogInLinks.tsx'
import { MediaLinks, PlanLinks } from './PlanLinks.tsx'

/** All that the menu of a phone leads to. */
export function PhoneLinks({ onFollow }: { onFollow: () => void }) {
  const { account } = useAccount()
  return (
    <>
      <SearchButton
        label="Search"
        onOpen={onFollow}
        className="flex min-h-11 items-center gap-3 rounded-control px-3 font-semibold hover:bg-cobalt-soft"
      />
      <div>
        <p className="px-3 pb-1 text-sm font-semibold text-ink-2">Plan a campaign</p>
        <PlanLinks onFollow={onFollow} />
      </div>
      <div>
        <p className="px-3 pb-1 text-sm font-semibold text-ink-2">Ad creation</p>
        <MediaLinks links={AD_CREATION_LINKS} onFollow={onFollow} />
      </div>
      <div>
        <p className="px-3 pb-1 text-sm font-semibold text-ink-2">Guides</p>
        <GuideAccordion onFollow={onFollow} />
      </div>
      <Link
        to={sitePath('cart')}
        onClick={onFollow}
        className="flex min-h-11 items-center rounded-control px-3 font-semibold hover:bg-cobalt-soft"
      >
        Cart
      </Link>
      <OpenChatButton
        onOpen={onFollow}
        className="flex min-h-11 items-center rounded-control px-3 text-left font-semibold hover:bg-cobalt-soft"
      />
      <div className="border-t border-line pt-5">
        {account ? <LazyAccountLinks onFollow={onFollow} /> : <LogInLinks onFollow={onFollow} />}
      </div>
    </>
  )
}
