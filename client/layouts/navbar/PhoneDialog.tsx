import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { notifyNavMenu } from '#client/state/contact/navMenu.ts'
import { Logo } from '#client/ui/Logo.tsx'
import { PhoneLinks } from './PhoneLinks.tsx'

const notifyClosed = () => notifyNavMenu('phone', false)

/**
 * The whole navigation on a phone: a modal dialog that keeps the focus; Escape closes it.
 * `timesOpened` opens it each time it increases. It stays mounted, as everything that it opens is
 * inside.
 */
export function PhoneDialog({ timesOpened }: { timesOpened: number }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (timesOpened > 0 && !dialog.current?.open) dialog.current?.showModal()
    notifyNavMenu('phone', true)
  }, [timesOpened])
  useEffect(() => notifyClosed, [])
  const close = () => {
    dialog.current?.close()
    // Now, not with the following event, as a control opened from the menu takes the focus at once.
    notifyClosed()
  }
  return (
    <dialog
      ref={dialog}
      aria-label="Menu"
      onClose={notifyClosed}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-auto overscroll-contain bg-paper text-ink backdrop:bg-paper"
    >
      <div className="flex h-17 items-center justify-between border-b border-line px-5">
        <Link to={sitePath('home')} onClick={close} className="rounded-[7px]">
          <Logo />
        </Link>
        <button
          type="button"
          aria-label="Close"
          className="flex size-11 items-center justify-center rounded-control hover:bg-sand"
          onClick={close}
        >
          <X aria-hidden="true" className="size-7" />
        </button>
      </div>
      <nav aria-label="Menu" className="flex flex-col gap-6 px-2 py-6">
        <PhoneLinks onFollow={close} />
      </nav>
    </dialog>
  )
}
