import { Bell as BellIcon } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { listNotificationsCall } from '#client/api/accounts/notificationCalls.ts'
import { loadWithRetries } from '#client/components/foundation/loadWithRetries.ts'
import { unreadNotifications, useIsConnected } from '#client/state/foundation/realtimeState.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { useStore } from '#client/store/useStore.ts'

/** Few people open it, so its panel loads on demand. */
const NotificationPanel = lazy(() => loadWithRetries(() => import('./NotificationPanel.tsx')))

const MOST_SHOWN = 99

const labelOf = (unread: number) =>
  unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`

/** Opens the account's notifications, with the number of unread ones. */
export default function Bell() {
  const [isOpen, setOpen] = useState(false)
  const [hasOpened, setOpened] = useState(false)
  const unread = useStore(unreadNotifications)
  const isConnected = useIsConnected()
  // Requested again with each connection: the socket sends only events while it is open.
  const { value } = useLoaded(`unread ${isConnected}`, () => listNotificationsCall(null))
  useEffect(() => {
    if (value) unreadNotifications.change(() => value.unread)
  }, [value])
  useEffect(() => () => unreadNotifications.change(() => 0), [])
  return (
    <>
      <button
        type="button"
        aria-label={labelOf(unread)}
        aria-haspopup="dialog"
        className="relative inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink transition-colors hover:bg-sand [&_svg]:size-5"
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      >
        <BellIcon aria-hidden="true" />
        {unread > 0 ? (
          <span
            aria-hidden="true"
            className="absolute end-0 top-0 flex h-5 min-w-5 items-center justify-center rounded-full border border-transparent bg-cobalt px-1 text-xs font-bold text-white"
          >
            {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
          </span>
        ) : null}
      </button>
      {hasOpened ? (
        <Suspense>
          <NotificationPanel isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  )
}
