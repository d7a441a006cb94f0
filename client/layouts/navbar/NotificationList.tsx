import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { notificationText } from '#content/wording/notificationTexts.ts'
import type { NotificationView } from '#domain/foundation/notifications/notification.ts'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import { errorMessage } from '#domain/foundation/errors/errorCatalogue.ts'
import {
  listNotificationsCall,
  readNotificationsCall,
} from '#client/api/accounts/notificationCalls.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { unreadNotifications } from '#client/state/foundation/realtimeState.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { useStore } from '#client/store/useStore.ts'
import { Button } from '#client/ui/Button.tsx'
import { classNames } from '#client/ui/classNames.ts'
import { Spinner } from '#client/ui/Spinner.tsx'

/** The notifications of the account, newest first; each links to its page. */
export function NotificationList({ onFollow }: { onFollow: () => void }) {
  const unread = useStore(unreadNotifications)
  const [older, setOlder] = useState<NotificationView[]>([])
  const [after, setAfter] = useState<string | null | undefined>()
  const [problem, setProblem] = useState<string | null>(null)
  // Reloads when the number changes: one was added, or read in another tab.
  const loaded = useLoaded(`notifications ${unread}`, () => listNotificationsCall(null))
  const act = async (request: () => Promise<void>) => {
    setProblem(null)
    try {
      await request()
    } catch (error) {
      setProblem(errorMessage(asProductError(error)))
    }
  }
  const read = async (request: Parameters<typeof readNotificationsCall>[0]) => {
    const answer = await readNotificationsCall(request)
    unreadNotifications.change(() => answer.unread)
  }
  return (
    <PageState
      loaded={loaded}
      loading={
        <div className="flex justify-center p-8">
          <Spinner label="Loading notifications" />
        </div>
      }
    >
      {(page) => (
        <Notifications
          shown={[...page.notifications, ...older]}
          next={after === undefined ? page.next : after}
          problem={problem}
          onReadAll={
            unread > 0 && page.notifications[0]
              ? (until) => void act(() => read({ all: true, until }))
              : null
          }
          onShowOlder={(from) =>
            void act(async () => {
              const more = await listNotificationsCall(from)
              setOlder([...older, ...more.notifications])
              setAfter(more.next)
            })
          }
          onFollow={(one) => {
            onFollow()
            if (one.readAt === null) void act(() => read({ id: one.id }))
          }}
        />
      )}
    </PageState>
  )
}

function Notifications({
  shown,
  next,
  problem,
  onReadAll,
  onShowOlder,
  onFollow,
}: {
  shown: readonly NotificationView[]
  next: string | null
  problem: string | null
  /** Null when all are read. */
  onReadAll: ((until: string) => void) | null
  onShowOlder: (from: string) => void
  onFollow: (notification: NotificationView) => void
}) {
  const newest = shown[0]?.createdAt
  return (
    <>
      {onReadAll && newest ? (
        <Button variant="quiet" size="sm" onPress={() => onReadAll(newest)}>
          Mark all as read
        </Button>
      ) : null}
      {problem ? (
        <p role="alert" className="pt-3 text-sm">
          {problem}
        </p>
      ) : null}
      {shown.length === 0 ? (
        <p className="pt-2 text-ink-2">
          No notifications yet. We notify you here of reviews, invoices and delivery.
        </p>
      ) : (
        <ul>
          {shown.map((one) => (
            <li key={one.id} className="border-b border-line last:border-b-0">
              <Entry notification={one} onFollow={() => onFollow(one)} />
            </li>
          ))}
        </ul>
      )}
      {next ? (
        <div className="p-2 text-center">
          <Button variant="quiet" size="sm" onPress={() => onShowOlder(next)}>
            Show older
          </Button>
        </div>
      ) : null}
    </>
  )
}

function Entry({
  notification,
  onFollow,
}: {
  notification: NotificationView
  onFollow: () => void
}) {
  const { title, text, to } = notificationText(notification)
  const isUnread = notification.readAt === null
  return (
    <Link
      to={to}
      onClick={onFollow}
      className={classNames(
        'block rounded-control px-3 py-3 hover:bg-sand',
        isUnread && 'bg-cobalt-soft',
      )}
    >
      <span className={classNames('block', isUnread && 'font-bold')}>
        {title}
        {isUnread ? <span className="sr-only"> (unread)</span> : null}
      </span>
      <span className="block text-sm wrap-anywhere text-ink-2">
        <bdi>{text}</bdi>
      </span>
      <time dateTime={notification.createdAt} className="block text-sm text-ink-2">
        {formatInstant(notification.createdAt)}
      </time>
    </Link>
  )
}
