import { assignOfferCall, loadDeskOffer } from '#client/api/offerBoardCalls.ts'
import { usePolled } from '#client/state/usePolled.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import type { DeskPerson } from '#domain/lead/leadView.ts'
import type { DeskOfferView } from '#domain/offer/deskOffer.ts'
import { nextOfferState } from '#domain/offer/offer.ts'
import { AdminCrumb } from '../AdminCrumb.tsx'
import { OwnerSelect } from '../OwnerSelect.tsx'
import { useAttempt } from '../useAttempt.ts'
import { VisitShown } from '../VisitShown.tsx'
import { OfferEntries } from './OfferEntries.tsx'
import { OfferHead } from './OfferHead.tsx'
import { OfferSteps } from './OfferSteps.tsx'
import { OfferVersions } from './OfferVersions.tsx'
import { RevisionForm } from './RevisionForm.tsx'
import { offersPath, type OffersAddress } from './offersAddress.ts'

const OFFER_EVERY_MS = 20_000

interface OpenOfferProps {
  offerId: string
  address: OffersAddress
  people: readonly DeskPerson[]
  /** Something changed that the list shows. */
  onChanged: () => void
}

/** The offer that is open. */
export function OpenOffer({ offerId, address, people, onChanged }: OpenOfferProps) {
  const { value, error, reload } = usePolled(offerId, () => loadDeskOffer(offerId), OFFER_EVERY_MS)
  const changed = () => {
    reload()
    onChanged()
  }
  return (
    <div className="relative min-h-0 overflow-y-auto p-4 sm:p-5">
      <div className="lg:hidden">
        <AdminCrumb to={offersPath({ ...address, offerId: null })}>All offers</AdminCrumb>
      </div>
      {value ? (
        <OfferShown offer={value} people={people} onChanged={changed} />
      ) : error ? (
        <EmptyState
          title={error.message}
          action={
            <Button variant="secondary" onPress={reload}>
              Try again
            </Button>
          }
        />
      ) : (
        <>
          <output className="sr-only">The offer is loading</output>
          <Skeleton className="h-96" />
        </>
      )}
    </div>
  )
}

/** An offer: whose it is and how it stands, what comes next, a new version, its versions, what was done. */
function OfferShown({
  offer,
  people,
  onChanged,
}: {
  offer: DeskOfferView
  people: readonly DeskPerson[]
  onChanged: () => void
}) {
  const { problem, attempt } = useAttempt(onChanged)
  return (
    <article aria-label={offer.number} className="mx-auto flex max-w-4xl flex-col gap-6">
      <OfferHead offer={offer} />
      {problem ? <Callout tone="error" title={problem} /> : null}
      <OwnerSelect
        owner={offer.owner}
        people={people}
        onChange={(id) => void attempt(() => assignOfferCall(offer.id, id))}
      />
      <OfferSteps key={offer.state} offer={offer} onAttempt={attempt} />
      {nextOfferState(offer.state, 'revise') ? (
        <RevisionForm key={offer.version} offer={offer} onAttempt={attempt} />
      ) : null}
      <OfferVersions offer={offer} />
      <div>
        <OfferEntries entries={offer.entries} />
        <VisitShown visit={offer.visit} />
      </div>
    </article>
  )
}
