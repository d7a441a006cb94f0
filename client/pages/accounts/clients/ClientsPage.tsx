import type { ClientsPage as Clients } from '#domain/accounts/team/teamClient.ts'
import { sitePath } from '#content/sitePaths.ts'
import { readClientsCall } from '#client/api/accounts/clientCalls.ts'
import { AccountGate } from '#client/components/accounts/AccountGate.tsx'
import { AccountSection } from '#client/components/accounts/AccountSection.tsx'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { pageHead } from '#client/routing/pageHead.ts'
import { refreshAccount } from '#client/state/foundation/identity/accountStore.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { AddClient } from './AddClient.tsx'
import { ClientSection } from './ClientSection.tsx'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('clients', { title: 'Clients' })

const LOADING = (
  <Loading className="flex flex-col gap-6" shape={['h-12 w-64', 'h-80 rounded-card']} />
)

/** The clients of an agency, or how to become one. */
export default function ClientsPage() {
  return (
    <div className="page-width pt-8 pb-24 lg:pt-12">
      <h1 className="text-title">Clients</h1>
      <AccountGate skeleton={LOADING}>
        {(account) =>
          account.team === null ? <TeamFirst /> : <OwnClients key={account.id} id={account.id} />
        }
      </AccountGate>
    </div>
  )
}

function OwnClients({ id }: { id: string }) {
  const loaded = useLoaded(id, readClientsCall)
  const onDone = () => {
    loaded.reload()
    void refreshAccount()
  }
  return (
    <PageState loaded={loaded} loading={LOADING}>
      {(page) => <ClientList page={page} onDone={onDone} />}
    </PageState>
  )
}

function ClientList({ page, onDone }: { page: Clients; onDone: () => void }) {
  const { clients, canManage, agencyName } = page
  const active = clients.filter(({ isArchived }) => !isArchived)
  const archived = clients.filter(({ isArchived }) => isArchived)
  return (
    <>
      {clients.length === 0 ? <Introduction canManage={canManage} /> : <Explanation />}
      <div className="mt-8 flex flex-col gap-10">
        {canManage ? (
          <AccountSection
            id="add-client"
            title={clients.length === 0 ? 'Add your first client' : 'Add a client'}
            intro={clients.length === 0 ? 'This makes your team an agency.' : undefined}
          >
            <AddClient agencyName={agencyName} onDone={onDone} />
          </AccountSection>
        ) : null}
        {[...active, ...archived].map((client) => (
          <ClientSection
            key={client.id}
            client={client}
            agencyName={agencyName}
            canManage={canManage}
            onDone={onDone}
          />
        ))}
      </div>
    </>
  )
}

const Explanation = () => (
  <p className="mt-2 max-w-prose text-ink-2">
    Choose a client in the header, and this tab works for it: drafts, saved carts, advertisers and
    orders. Other tabs keep their own choice.
  </p>
)

/** Explains agencies, to a team without clients. */
function Introduction({ canManage }: { canManage: boolean }) {
  return (
    <>
      <p className="mt-2 max-w-prose text-ink-2">
        Do you advertise for others? With clients, your team works as an agency:
      </p>
      <ul className="mt-3 flex max-w-prose list-disc flex-col gap-1 pl-5 text-ink-2">
        <li>Drafts, saved carts, advertisers, brand kits and orders are kept apart by client.</li>
        <li>A switch in the header says which client a tab works for.</li>
        <li>Clients can have their own logins, which show only their campaigns.</li>
      </ul>
      {canManage ? null : (
        <p className="mt-4 max-w-prose text-ink-2">Ask the owner of your team to add clients.</p>
      )}
    </>
  )
}

/** A person without a team starts one first. */
function TeamFirst() {
  return (
    <>
      <Introduction canManage />
      <p className="mt-4 max-w-prose text-ink-2">
        An agency is a team. Start one first; your orders become the team’s.
      </p>
      <LinkButton to={sitePath('team')} className="mt-6">
        Start a team
      </LinkButton>
    </>
  )
}
