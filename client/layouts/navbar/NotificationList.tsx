import { useState } from 'react'
import { Link } from 'react-router'
import { notificationText } from '#content/wording/notificationTexts.ts'
import type { NotificationView } from '#domain/foundation/notifications/notification.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { errorMessage } from '#domain/foundation/errors/errorCatalogue.ts'
import {
  listNotificationsCall,
  readNotificationsCall,
} from '#client/api/accounts/notificationCalls.ts'
import { unreadNotifications } from '#client/state/foundation/realtimeState.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { useStore } from '#client/store/useStore.ts'
import { Button } from '#client/ui/Button.tsx'
import { classNames } from '#client/ui/classNames.ts'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'
import { Spinner } from '#client/ui/Spinner.tsx'

const momentFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** The notifications of the account, the newest first; each leads to where its reader acts. */
export function NotificationList({ onFollow }: { onFollow: () => void }) {
  const unread = useStore(unreadNotifications)
  const [older, setOlder] = useState<NotificationView[]>([])
  const [after, setAfter] = useState<string | null | undefined>()
  const [problem, setProblem] = useState<string | null>(null)
  // Read anew whenever the number changes: something was added, or read in another tab.
  const loaded = useLoaded(`notifications ${unread}`, () => listNotificationsCall(null))
  const page = loaded.value
  if (!page) {
    return loaded.error ? (
      <div>
        <RetryCallout title={errorMessage(loaded.error)} onRetry={loaded.reload} />
      </div>
    ) : (
      <div className="flex justify-center p-8">
        <Spinner label="Loading notifications" />
      </div>
    )
  }
  const next = after === undefined ? page.next : after
  const shown = [...page.notifications, ...older]
  const act = async (request: () => Promise<void>) => {
    setProblem(null)
    try {
      await request()
    } catch (error) {
      setProblem(errorMessage(error instanceof ProductError ? error : new ProductError('unknown')))
    }
  }
  const read = async (request: Parameters<typeof readNotificationsCall>[0]) => {
    const answer = await readNotificationsCall(request)
    unreadNotifications.change(() => answer.unread)
  }
  const newest = page.notifications[0]?.createdAt
  return (
    <>
      {unread > 0 && newest ? (
        <Button
          variant="quiet"
          size="sm"
          onPress={() => void act(() => read({ all: true, until: newest }))}
        >
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
              <Entry
                notification={one}
                onFollow={() => {
                  onFollow()
                  if (one.readAt === null) void act(() => read({ id: one.id }))
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {next ? (
        <div className="p-2 text-center">
          <Button
            variant="quiet"
            size="sm"
            onPress={() =>
              void act(async () => {
                const more = await listNotificationsCall(next)
                setOlder([...older, ...more.notifications])
                setAfter(more.next)
              })
            }
          >
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
        {momentFormat.format(new Date(notification.createdAt))}
      </time>
    </Link>
  )
}
