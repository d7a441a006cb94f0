import {
  assignOfferCall,
  loadDeskOffer,
  loadOfferHistory,
} from '#client/api/sales/offerBoardCalls.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { usePolled } from '#client/state/foundation/usePolled.ts'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import type { DeskPerson } from '#domain/sales/lead/leadView.ts'
import type { DeskOfferView } from '#domain/sales/offer/deskOffer.ts'
import { nextOfferState } from '#domain/sales/offer/offer.ts'
import { Attempted } from '#client/pages/foundation/admin/Attempted.tsx'
import { AuditEntries } from '#client/pages/foundation/admin/AuditEntries.tsx'
import { DetailPane } from '#client/pages/foundation/admin/board/DetailPane.tsx'
import { OwnerSelect } from '#client/pages/foundation/admin/board/OwnerSelect.tsx'
import { VisitDetails } from '#client/pages/foundation/admin/VisitDetails.tsx'
import { OfferEntries } from './OfferEntries.tsx'
import { OfferHead } from './OfferHead.tsx'
import { OfferSteps } from './OfferSteps.tsx'
import { OfferVersions } from './OfferVersions.tsx'
import { RevisionForm } from './RevisionForm.tsx'
import { offersPath, type OffersAddress } from './offersAddress.ts'

const OFFER_EVERY_MS = 20_000

interface OpenOfferProps {
  offerId: string
  /** A counter of bulk actions. */
  changes: number
  address: OffersAddress
  people: readonly DeskPerson[]
  /** Called when something in the list has changed. */
  onChanged: () => void
}

/** The open offer. */
export function OpenOffer({ offerId, changes, address, people, onChanged }: OpenOfferProps) {
  const loaded = usePolled(`${offerId} ${changes}`, () => loadDeskOffer(offerId), OFFER_EVERY_MS)
  const changed = () => {
    loaded.reload()
    onChanged()
  }
  return (
    <DetailPane
      loaded={loaded}
      back={{ to: offersPath({ ...address, offerId: null }), label: 'All offers' }}
      loadingLabel="The offer is loading"
    >
      {(offer) => <OfferShown offer={offer} people={people} onChanged={changed} />}
    </DetailPane>
  )
}

/** An offer: buyer and state, next step, a new version, its versions, and its history. */
function OfferShown({
  offer,
  people,
  onChanged,
}: {
  offer: DeskOfferView
  people: readonly DeskPerson[]
  onChanged: () => void
}) {
  return (
    <article aria-label={offer.number} className="mx-auto flex max-w-4xl flex-col gap-6">
      <OfferHead offer={offer} />
      <Attempted onChanged={onChanged}>
        {(attempt) => (
          <OwnerSelect
            owner={offer.owner}
            people={people}
            onChange={(id) => void attempt(() => assignOfferCall(offer.id, id))}
          />
        )}
      </Attempted>
      <Attempted onChanged={onChanged}>
        {(attempt) => <OfferSteps key={offer.state} offer={offer} onAttempt={attempt} />}
      </Attempted>
      {nextOfferState(offer.state, 'revise') ? (
        <Attempted onChanged={onChanged}>
          {(attempt) => <RevisionForm key={offer.version} offer={offer} onAttempt={attempt} />}
        </Attempted>
      ) : null}
      <OfferVersions offer={offer} />
      <div>
        <OfferEntries entries={offer.entries} />
        <OfferTermsLog key={offer.version} offerId={offer.id} />
        <VisitDetails visit={offer.visit} />
      </div>
    </article>
  )
}

/** Changed reductions, from the desk's log. */
function OfferTermsLog({ offerId }: { offerId: string }) {
  const { value, error } = useLoaded(offerId, () => loadOfferHistory(offerId))
  return (
    <Disclosure title="Discounts and commissions">
      {error ? <p>{error.message}</p> : <AuditEntries entries={value?.entries ?? null} />}
    </Disclosure>
  )
}
