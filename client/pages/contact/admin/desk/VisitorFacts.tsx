import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DeskConversation } from '#domain/contact/realtime/desk/deskConversation.ts'
import {
  formatCartSum,
  formatCountry,
  formatLanguage,
  formatLocalTime,
  formatSource,
} from '#client/pages/foundation/admin/deskWords.ts'
import { HALF_MINUTE_MS, useNow } from '#client/state/foundation/useNow.ts'
import { ownPagePath } from '#domain/contact/realtime/ownPagePath.ts'
import { VisitorOrders } from './VisitorOrders.tsx'
import { FINGER_LINK } from '#client/pages/foundation/admin/fingerLink.ts'

/** The desk's facts about a visitor. */
export function VisitorFacts({ conversation }: { conversation: DeskConversation }) {
  const nowMs = useNow(HALF_MINUTE_MS)
  const { isOnline, page, lastAt, arrivedAt, country, language, timezone } = conversation
  const { accountId, name, email, leftEmail, cartSumMinor, orderCount, sessionId } = conversation
  return (
    <div className="flex flex-col gap-6">
      <dl className="flex flex-col gap-3.5">
        <Fact label={isOnline ? 'On the page' : 'Last page'}>
          {page && <PageLink page={page} />}
        </Fact>
        <Fact label="Came from">{formatSource(conversation)}</Fact>
        <Fact label="Cart">{cartSumMinor > 0 ? formatCartSum(cartSumMinor) : 'Empty'}</Fact>
        <Fact label="Country">{formatCountry(country)}</Fact>
        <Fact label="Local time">{formatLocalTime(timezone, nowMs)}</Fact>
        <Fact label="Language">{formatLanguage(language)}</Fact>
        <Fact label="First seen">{arrivedAt && formatInstant(arrivedAt)}</Fact>
        {isOnline ? null : <Fact label="Last seen">{formatInstant(lastAt)}</Fact>}
      </dl>
      <section>
        <h3 className="text-base">{accountId === null ? 'No account' : 'Account'}</h3>
        <p className="mt-1 text-sm wrap-anywhere text-ink-2">
          {accountId === null ? 'Not logged in.' : name}
          {email ? (
            <>
              <br />
              <MailLink email={email} />
            </>
          ) : null}
        </p>
        {leftEmail ? (
          <p className="mt-2 text-sm wrap-anywhere text-ink-2">
            Left by the visitor:
            <br />
            <MailLink email={leftEmail} />
          </p>
        ) : null}
      </section>
      {orderCount > 0 ? (
        <section>
          <h3 className="text-base">{orderCount === 1 ? '1 order' : `${orderCount} orders`}</h3>
          <VisitorOrders
            key={`${sessionId} ${orderCount}`}
            sessionId={sessionId}
            accountId={accountId}
          />
        </section>
      ) : null}
    </div>
  )
}

/** Omits unknown facts. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt className="text-xs text-ink-2">{label}</dt>
      <dd className="text-sm font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}

const MailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`} className={`text-cobalt underline underline-offset-3 ${FINGER_LINK}`}>
    {email}
  </a>
)

/** Links only our own paths, since the page's address comes from the visitor's browser. */
function PageLink({ page }: { page: string }) {
  const path = ownPagePath(page)
  if (path === null) return page
  return (
    <a
      href={path}
      target="_blank"
      rel="noreferrer"
      className={`text-cobalt underline underline-offset-3 ${FINGER_LINK}`}
    >
      {page}
      <ExternalLink aria-hidden="true" className="ml-1 inline size-3.5" />
      <span className="sr-only"> (new tab)</span>
    </a>
  )
}
