import { History } from 'lucide-react'
import type { OfferChange } from '#domain/sales/offer/offerChanges.ts'

/** The changes since the offer was made, and the terms that its buyer keeps. */
export function ChangesSince({ changes }: { changes: readonly OfferChange[] }) {
  if (changes.length === 0) return null
  return (
    <section
      aria-labelledby="changes"
      className="rounded-card border border-amber bg-amber-soft p-5 sm:p-6"
    >
      <h2 id="changes" className="flex items-center gap-2.5 text-subheading">
        <History aria-hidden="true" className="size-5 text-orange" />
        {changes.length === 1
          ? 'Since it was made, one thing has changed'
          : `Since it was made, ${changes.length} things have changed`}
      </h2>
      <ul className="mt-3">
        {changes.map(({ name, text, kept, isBlocking }) => (
          <li
            key={`${name} ${text}`}
            className="grid gap-x-5 gap-y-1 border-t border-amber/60 py-3 last:pb-0 sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
          >
            <span className="font-semibold wrap-anywhere">{name}</span>
            <span className="wrap-anywhere">
              {text}
              {isBlocking ? ' It can no longer be booked as offered. Ask our desk below.' : ''}
            </span>
            {kept ? <span className="font-semibold text-green">{kept}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
