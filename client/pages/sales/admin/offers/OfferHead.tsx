import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { Phone } from 'lucide-react'
import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { formatArrival } from '#domain/foundation/analytics/arrival.ts'
import { Badge, type BadgeTone } from '#client/ui/Badge.tsx'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import type { DeskOfferView } from '#domain/sales/offer/deskOffer.ts'
import { OFFER_LOST_NAMES, OFFER_STATE_NAMES, type OfferState } from '#domain/sales/offer/offer.ts'
import { phoneKey } from '#domain/foundation/phone/phoneCountries.ts'
import { DESK_NAMES } from '#domain/contact/realtime/desk/desk.ts'

const TONES: Record<OfferState, BadgeTone> = {
  open: 'info',
  accepted: 'success',
  expired: 'warning',
  lost: 'neutral',
}

const times = (count: number) => (count === 1 ? 'once' : `${count} times`)

/** The buyer of an offer, its state, the buyer's activity, and contact data. */
export function OfferHead({ offer }: { offer: DeskOfferView }) {
  const { openedAt, downloadedAt } = offer
  const facts = [
    `Came from: ${formatArrival(offer.arrival)}`,
    openedAt
      ? `Opened ${times(offer.openCount)}, first ${formatInstant(openedAt)}`
      : 'Not opened yet',
    downloadedAt
      ? `PDF downloaded ${times(offer.downloadCount)}`
      : 'PDF not downloaded from the page',
    ...(offer.remindedAt ? [`Reminded ${formatInstant(offer.remindedAt)}`] : []),
    ...(offer.heldUntil ? [`Screens held until ${formatInstant(offer.heldUntil)}`] : []),
  ]
  return (
    <header>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={TONES[offer.state]}>{OFFER_STATE_NAMES[offer.state]}</Badge>
        <Badge>Version {offer.version}</Badge>
        {offer.lostReason ? <Badge>{OFFER_LOST_NAMES[offer.lostReason]}</Badge> : null}
      </div>
      <h2 className="mt-2 text-heading wrap-anywhere">
        {offer.number}: <bdi>{offer.advertiser}</bdi>
      </h2>
      <p className="mt-1 text-sm wrap-anywhere text-ink-2">
        {offer.agency === '' ? 'No agency' : `Agency: ${offer.agency}`}, {DESK_NAMES[offer.desk]}
      </p>
      {offer.lead ? (
        <p className="mt-1 text-sm">
          Requested by the lead{' '}
          <Link
            to={`${sitePath('leads')}?lead=${offer.lead.id}`}
            className="wrap-anywhere text-cobalt underline underline-offset-3"
          >
            {offer.lead.name}
          </Link>
        </p>
      ) : null}
      <p className="mt-2">
        <strong className="num text-lg">{formatUsd(offer.totalMinor)}</strong> with tax, until{' '}
        {formatDay(offer.lastDay)}
      </p>
      <p className="mt-1 text-sm text-ink-2">{facts.join('. ')}.</p>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <a
          href={`tel:${phoneKey(offer.phone)}`}
          className="inline-flex min-h-11 items-center gap-2 rounded-control bg-cobalt px-4 font-semibold text-white tabular-nums hover:bg-cobalt-dark"
        >
          <Phone aria-hidden="true" className="size-4" />
          <span className="sr-only">Call </span>
          {offer.phone}
        </a>
        <a
          href={`mailto:${offer.email}`}
          className="wrap-anywhere text-cobalt underline underline-offset-3"
        >
          {offer.email}
        </a>
        <a
          href={`${sitePath('offer')}?o=${offer.accessKey}`}
          target="_blank"
          rel="noopener noreferrer"
          className="text-cobalt underline underline-offset-3"
        >
          See it as the buyer does
        </a>
      </p>
    </header>
  )
}
