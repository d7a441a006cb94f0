import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import type { DeskOfferView } from '#domain/sales/offer/deskOffer.ts'
import type { OfferEntryEvent } from '#domain/sales/offer/offerEntry.ts'

const WORDS: Record<OfferEntryEvent, string> = {
  request: 'Asked for',
  revise: 'New version',
  send: 'Sent again',
  remind: 'Buyer reminded',
  accept: 'Ordered',
  release: 'Order abandoned',
  write_off: 'Invoice written off',
  expire: 'Expired',
  lose: 'Lost',
  assign: 'Given to',
  plan: 'Next step',
  note: 'Note',
}

/** The history of an offer: actor, time and reason. */
export function OfferEntries({ entries }: Pick<DeskOfferView, 'entries'>) {
  return (
    <Disclosure title="History" note={entries.length} defaultIsOpen>
      <ul className="flex flex-col gap-2 text-sm">
        {entries.map(({ id, at, by, event, version, note }) => (
          <li key={id}>
            <span className="font-semibold">{WORDS[event]}</span>{' '}
            <span className="wrap-anywhere whitespace-pre-wrap">
              {event === 'assign' && note === '' ? 'nobody' : note}
            </span>
            <span className="block text-xs text-ink-2">
              Version {version}, {by === '' ? '' : `${by}, `}
              {formatInstant(at)}
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
