import { formatTimeAgo, formatWait } from '#domain/foundation/calendar/formatTimeAgo.ts'
import { ShoppingCart } from 'lucide-react'
import type { DeskConversation } from '#domain/contact/realtime/desk/deskConversation.ts'
import { visitorName, waitingSince } from '#domain/contact/realtime/desk/deskList.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { classNames } from '#client/ui/classNames.ts'
import { formatCartSum, formatCountry } from '#client/pages/foundation/admin/deskWords.ts'
import { PresenceDot } from './PresenceDot.tsx'

const said = ({ lastFrom, lastText, page }: DeskConversation) => {
  if (lastFrom === null) return page
  return lastFrom === 'desk' ? `Desk: ${lastText}` : lastText
}

/**
 * How long a visitor has waited for an answer; otherwise the time of the last message, or of their arrival or
 * departure.
 */
function whenWords(conversation: DeskConversation, nowMs: number): string {
  const waits = waitingSince(conversation)
  if (waits !== null) return formatWait(waits, nowMs)
  const { messageAt, arrivedAt, lastAt, isOnline } = conversation
  if (messageAt !== null) return formatTimeAgo(messageAt, nowMs)
  return isOnline
    ? formatTimeAgo(arrivedAt || lastAt, nowMs)
    : `left ${formatTimeAgo(lastAt, nowMs)}`
}

/** A visitor in the list. */
export function ConversationRow({
  conversation,
  isTyping,
  nowMs,
  accountId,
}: {
  conversation: DeskConversation
  isTyping: boolean
  nowMs: number
  accountId: string
}) {
  const { unread, cartSumMinor, country, source } = conversation
  const { assigneeId, assigneeName } = conversation
  const facts = [formatCountry(country), source === 'ads' ? 'Ads' : null].filter(Boolean)
  return (
    <div className="flex min-h-20 flex-col gap-0.5 border-b border-line/70 py-2.5 pr-4 pl-3.5">
      <p className="flex items-center gap-2">
        <PresenceDot isOnline={conversation.isOnline} />
        <span
          className={classNames('min-w-0 truncate', unread > 0 ? 'font-bold' : 'font-semibold')}
        >
          {visitorName(conversation)}
        </span>
        <span className="ml-auto shrink-0 text-xs text-ink-2">
          {whenWords(conversation, nowMs)}
        </span>
      </p>
      <p className="flex items-center gap-2 pl-4 text-sm">
        <span
          className={classNames(
            'min-w-0 flex-1 truncate',
            unread > 0 ? 'font-semibold text-ink' : 'text-ink-2',
          )}
        >
          {isTyping ? <span className="text-cobalt">typing …</span> : said(conversation)}
        </span>
        {unread > 0 ? (
          <Badge tone="count">
            {unread}
            <span className="sr-only"> unread</span>
          </Badge>
        ) : null}
      </p>
      <p className="flex items-center gap-2 pl-4 text-xs text-ink-2">
        <span className="min-w-0 truncate">{facts.join(' · ')}</span>
        {cartSumMinor > 0 ? (
          <span className="inline-flex shrink-0 items-center gap-1">
            <ShoppingCart aria-hidden="true" className="size-3.5" />
            <span className="sr-only">Cart </span>
            {formatCartSum(cartSumMinor)}
          </span>
        ) : null}
        {assigneeId === null ? null : (
          <span className="ml-auto max-w-28 shrink-0 truncate">
            <span className="sr-only">answered by </span>
            {assigneeId === accountId ? 'You' : assigneeName}
          </span>
        )}
      </p>
    </div>
  )
}
