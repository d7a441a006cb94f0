import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import type { LeadVisitView } from '#domain/sales/lead/leadView.ts'

/** The pages and cart of a visitor, if they may be logged. */
export function VisitDetails({ visit: { pages, isPartial, cart } }: { visit: LeadVisitView }) {
  return (
    <Disclosure title="On the site" note={cart ? `Cart ${formatUsd(cart.sumMinor)}` : ''}>
      {cart ? (
        <p className="text-sm">
          {cart.items === 1 ? '1 entry' : `${cart.items} entries`} in the cart,{' '}
          {formatUsd(cart.sumMinor)}, last changed {formatInstant(cart.updatedAt)}.
        </p>
      ) : null}
      {isPartial ? (
        <p className="text-sm">
          The newest pages are missing, because the session did not answer. Reload in a minute.
        </p>
      ) : null}
      {pages.length === 0 && !isPartial ? (
        <p className="text-sm text-ink-2">
          No pages are known: the visit was in Europe, asked not to be tracked, or was too long ago.
        </p>
      ) : (
        <ul className="mt-2 flex flex-col gap-1 text-sm">
          {pages.map(({ at, path, event }, index) => (
            <li key={`${at} ${pages.length - index}`} className="wrap-anywhere">
              <span className="text-ink-2">{formatInstant(at)}</span> {event} {path}
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  )
}
