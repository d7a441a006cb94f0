import { Menu, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { AD_CREATION_LINKS, GUIDE_LINKS } from '#content/siteLinks.ts'
import { sitePath } from '#content/sitePaths.ts'
import { useAccount } from '#client/state/account/useAccount.ts'
import { OpenChatButton } from '#client/components/chat/OpenChatButton.tsx'
import { notifyNavMenu } from '#client/state/realtime/navMenu.ts'
import { Logo } from '#client/ui/Logo.tsx'
import { SearchButton } from '../search/SearchButton.tsx'
import { LazyAccountLinks } from './LazyAccountLinks.tsx'
import { LogInLinks } from './LogInLinks.tsx'
import { MediaLinks, PlanLinks } from './PlanLinks.tsx'

const ICON_BUTTON = 'flex size-11 items-center justify-center rounded-control hover:bg-sand'

/** The whole navigation on a phone: a window over the page that keeps the focus; Escape closes it. */
export function PhoneMenu() {
  const dialog = useRef<HTMLDialogElement>(null)
  const { account } = useAccount()
  const close = () => {
    dialog.current?.close()
    // At once, not with the event that follows: what is opened from the menu takes the focus now.
    notifyNavMenu('phone', false)
  }
  const open = () => {
    dialog.current?.showModal()
    notifyNavMenu('phone', true)
  }
  useEffect(() => () => notifyNavMenu('phone', false), [])
  return (
    <>
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        className={ICON_BUTTON}
        onClick={open}
      >
        <Menu aria-hidden="true" className="size-7" />
      </button>
      <dialog
        ref={dialog}
        aria-label="Menu"
        onClose={() => notifyNavMenu('phone', false)}
        className="m-0 h-dvh max-h-none w-full max-w-none overflow-auto overscroll-contain bg-paper text-ink backdrop:bg-paper"
      >
        <div className="flex h-17 items-center justify-between border-b border-line px-5">
          <Link to={sitePath('home')} onClick={close} className="rounded-[7px]">
            <Logo />
          </Link>
          <button type="button" aria-label="Close" className={ICON_BUTTON} onClick={close}>
            <X aria-hidden="true" className="size-7" />
          </button>
        </div>
        <nav aria-label="Menu" className="flex flex-col gap-6 px-2 py-6">
          <SearchButton
            label="Search"
            onOpen={close}
            className="flex min-h-11 items-center gap-3 rounded-control px-3 font-semibold hover:bg-cobalt-soft"
          />
          <div>
            <p className="px-3 pb-1 text-sm font-semibold text-ink-2">Plan a campaign</p>
            <PlanLinks onFollow={close} />
          </div>
          <div>
            <p className="px-3 pb-1 text-sm font-semibold text-ink-2">Ad creation</p>
            <MediaLinks links={AD_CREATION_LINKS} onFollow={close} />
          </div>
          <div>
            <p className="px-3 pb-1 text-sm font-semibold text-ink-2">Guides</p>
            <MediaLinks links={GUIDE_LINKS} onFollow={close} />
          </div>
          <Link
            to={sitePath('cart')}
            onClick={close}
            className="flex min-h-11 items-center rounded-control px-3 font-semibold hover:bg-cobalt-soft"
          >
            Cart
          </Link>
          <OpenChatButton
            onOpen={close}
            className="flex min-h-11 items-center rounded-control px-3 text-left font-semibold hover:bg-cobalt-soft"
          />
          <div className="border-t border-line pt-5">
            {account ? <LazyAccountLinks onFollow={close} /> : <LogInLinks onFollow={close} />}
          </div>
        </nav>
      </dialog>
    </>
  )
}
