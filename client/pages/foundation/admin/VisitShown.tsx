import { Disclosure } from '#client/ui/Disclosure.tsx'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import type { LeadVisitView } from '#domain/sales/lead/leadView.ts'
import { momentWords } from './deskWords.ts'

/** What a visitor did on the site, where that may be logged. */
export function VisitShown({ visit: { pages, cart } }: { visit: LeadVisitView }) {
  return (
    <Disclosure title="On the site" note={cart ? `Cart ${formatUsd(cart.sumMinor)}` : ''}>
      {cart ? (
        <p className="text-sm">
          {cart.items === 1 ? '1 entry' : `${cart.items} entries`} in the cart,{' '}
          {formatUsd(cart.sumMinor)}, last changed {momentWords(cart.updatedAt)}.
        </p>
      ) : null}
      {pages.length === 0 ? (
        <p className="text-sm text-ink-2">
          No pages are known: the visit was in Europe, asked not to be tracked, or was too long ago.
        </p>
      ) : (
        <ul className="mt-2 flex flex-col gap-1 text-sm">
          {pages.map(({ at, path, event }, index) => (
            <li key={`${at} ${pages.length - index}`} className="wrap-anywhere">
              <span className="text-ink-2">{momentWords(at)}</span> {event} {path}
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  )
}
