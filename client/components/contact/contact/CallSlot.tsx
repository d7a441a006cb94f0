import { Phone } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { loadWithRetries } from '#client/components/foundation/loadWithRetries.ts'
import { useHasContact } from '#client/routing/useHasContact.ts'
import { chat, onChatChange } from '#client/state/foundation/realtimeState.ts'
import { CONTACT_PREFIX } from '#client/state/foundation/storage/personalStorage.ts'
import { storedKeys } from '#client/state/foundation/storage/textStorage.ts'
import { classNames } from '#client/ui/classNames.ts'
import { useIsInTheWay } from './useIsInTheWay.ts'

const loadPanel = async () => ({
  default: (await loadWithRetries(() => import('./CallPanel.tsx'))).CallPanel,
})
const CallPanel = lazy(loadPanel)

/** Below this width the chat does not fit next to the panel (px). */
const ROOM_FOR_BOTH = 832

/** Call us (Sales 3): the round button on every page outside the admin area, and its panel. */
export function CallSlot() {
  useEffect(() => {
    if (storedKeys().some((key) => key.startsWith(CONTACT_PREFIX)))
      void import('./contactOutbox.ts').then((it) => it.sendKeptRequests())
  }, [])
  return useHasContact() ? <CallWidget /> : null
}

function CallWidget() {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isPressedInside = useRef(false)
  const isInTheWay = useIsInTheWay(button)

  useEffect(() => {
    if (!isOpen) return
    const pressed = () => {
      if (!isPressedInside.current) setOpen(false)
      isPressedInside.current = false
    }
    const stop = onChatChange(() => {
      if (chat().isOpen && innerWidth < ROOM_FOR_BOTH) setOpen(false)
    })
    document.addEventListener('pointerdown', pressed)
    return () => {
      stop()
      document.removeEventListener('pointerdown', pressed)
    }
  }, [isOpen])

  const leave = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <aside
      aria-label="Call us"
      className="print:hidden"
      // React also bubbles clicks in the lists that its fields open elsewhere on the page.
      onPointerDownCapture={() => {
        isPressedInside.current = isOpen
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onPointerEnter={() => void loadPanel()}
        className={classNames(
          'call-button fixed left-4 z-30 flex size-12 items-center justify-center rounded-full bg-ink text-white transition-opacity sm:left-5 sm:size-14',
          isInTheWay && !isOpen && 'pointer-events-none opacity-0 focus-visible:opacity-100',
        )}
      >
        <Phone aria-hidden="true" className="size-6" />
        <span className="sr-only">Call us</span>
      </button>
      {isOpen ? (
        <Suspense>
          <CallPanel onLeave={leave} />
        </Suspense>
      ) : null}
    </aside>
  )
}
