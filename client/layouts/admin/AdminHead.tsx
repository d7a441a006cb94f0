import { Menu, X } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { Logo } from '#client/ui/Logo.tsx'
import { AdminNav } from './AdminNav.tsx'
import { type CountOfArea, useAdminCounts } from './useAdminCounts.ts'

const ICON_BUTTON = 'flex size-11 items-center justify-center rounded-control hover:bg-sand'

/** The header of the admin area: a sidebar in a wide window, otherwise a bar with a button. */
export function AdminHead() {
  const counts = useAdminCounts()
  return (
    <header className="z-30 border-line bg-paper max-xl:border-b xl:fixed xl:inset-y-0 xl:left-0 xl:flex xl:w-52 xl:flex-col xl:overflow-y-auto xl:border-r print:hidden">
      <div className="flex h-15 shrink-0 items-center justify-between px-5 xl:h-16">
        <AdminLogo />
        <div className="-mr-2 xl:hidden">
          <AdminMenu counts={counts} />
        </div>
      </div>
      <nav aria-label="Admin" className="flex flex-1 flex-col px-3 pb-3 max-xl:hidden">
        <AdminNav counts={counts} />
      </nav>
    </header>
  )
}

function AdminLogo({ onFollow }: { onFollow?: () => void }) {
  return (
    <Link
      to={sitePath('admin')}
      aria-label="AdMarket Direct, admin"
      onClick={onFollow}
      className="flex min-h-11 items-center rounded-[7px]"
    >
      <Logo className="text-[0.9375rem]! whitespace-nowrap" />
    </Link>
  )
}

/** The navigation of a narrow window: a dialog over the page that traps the focus; Escape closes it. */
function AdminMenu({ counts }: { counts: CountOfArea }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  return (
    <>
      <button
        type="button"
        aria-label="Admin menu"
        aria-haspopup="dialog"
        className={ICON_BUTTON}
        onClick={() => dialog.current?.showModal()}
      >
        <Menu aria-hidden="true" className="size-6" />
      </button>
      <dialog
        ref={dialog}
        aria-label="Admin menu"
        className="m-0 h-dvh max-h-none w-full max-w-sm overflow-auto overscroll-contain border-r border-line bg-paper text-ink"
      >
        <div className="flex h-15 items-center justify-between border-b border-line px-5">
          <AdminLogo onFollow={close} />
          <button type="button" aria-label="Close" className={ICON_BUTTON} onClick={close}>
            <X aria-hidden="true" className="size-6" />
          </button>
        </div>
        <nav aria-label="Admin" className="flex flex-col px-3 py-4">
          <AdminNav counts={counts} onFollow={close} />
        </nav>
      </dialog>
    </>
  )
}
