import { useSearchParams } from 'react-router'
import {
  CARD_OWNER_KINDS,
  type CardOwnerKind,
  type SavedCardGroup,
} from '#domain/orders/payment/savedCard.ts'
import { finishCardSetupCall, listCardsCall } from '#client/api/orders/savedCardCalls.ts'
import { AccountGate } from '#client/components/accounts/AccountGate.tsx'
import { AccountSection } from '#client/components/accounts/AccountSection.tsx'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { pageHead } from '#client/routing/pageHead.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Loading } from '#client/ui/Loading.tsx'
import { CardList } from './CardList.tsx'

const LOADING = (
  <Loading label="Your cards are loading" className="flex flex-col" shape={['h-56 rounded-card']} />
)

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('savedCards', { title: 'Saved cards' })

/** The saved cards of the account and its team. */
export default function SavedCardsPage() {
  return (
    <div className="page-width pt-8 pb-24 lg:pt-12">
      <h1 className="text-title">Saved cards</h1>
      <div className="mt-8">
        <AccountGate skeleton={LOADING}>
          {({ id, team }) => <Cards key={`${id} ${team?.role} ${team?.teamName}`} />}
        </AccountGate>
      </div>
    </div>
  )
}

function Cards() {
  const [search] = useSearchParams()
  const setupId = search.get('setup_intent')
  const owner = search.get('owner')
  const ownerKind = CARD_OWNER_KINDS.find((kind) => kind === owner) ?? 'account'
  const loaded = useLoaded(`cards ${setupId}`, async () => {
    // A bank's page redirects back with the confirmed setup; finishing it twice is harmless.
    if (setupId !== null) await finishCardSetupCall({ ownerKind, setupId }).catch(() => null)
    return await listCardsCall()
  })
  return (
    <PageState loaded={loaded} loading={LOADING}>
      {(groups) => (
        <div className="flex flex-col gap-10">
          {groups.map((group) => (
            <CardSection key={group.ownerKind} group={group} onChanged={loaded.reload} />
          ))}
          {groups.length === 0 ? (
            <p className="max-w-prose text-ink-2">
              Your role in the team pays no orders, so you have no cards here. Ask the owner of the
              team for the role Buyer.
            </p>
          ) : null}
        </div>
      )}
    </PageState>
  )
}

function CardSection({ group, onChanged }: { group: SavedCardGroup; onChanged: () => void }) {
  return (
    <AccountSection
      id={`cards-${group.ownerKind}`}
      title={group.ownerName === null ? 'Your cards' : `Cards of ${group.ownerName}`}
      intro={INTROS[group.ownerKind]}
    >
      <CardList group={group} onChanged={onChanged} />
    </AccountSection>
  )
}

const INTROS: Record<CardOwnerKind, string> = {
  account:
    'Pay orders, changes and invoices in one click. Our payment provider stores the numbers. We keep the brand, the last four digits and the expiry date.',
  team: 'Every member who may pay can pay the team’s orders, changes and invoices with these cards.',
  client:
    'Every member of your agency who may pay can pay this client’s orders, changes and invoices with these cards, and nothing else.',
}
