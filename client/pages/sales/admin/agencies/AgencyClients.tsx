import { useState } from 'react'
import { formatMonth } from '#domain/foundation/calendar/calendarDay.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { MAX_SEARCH_LENGTH } from '#domain/foundation/search/searchLength.ts'
import { formatPermille } from '#domain/foundation/money/permille.ts'
import {
  MOST_COMMISSION_PERMILLE,
  newTermsSchema,
  type AgencyClientRow,
} from '#domain/orders/statement/clientTerms.ts'
import { findAgencyClientsCall, proposeTermsCall } from '#client/api/orders/statementCalls.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { useSellerZone, zoneNote } from '#client/pages/foundation/admin/useSellerZone.ts'
import { ReasonDialog } from '#client/pages/foundation/admin/ReasonDialog.tsx'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Button } from '#client/ui/Button.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { NumberField } from '#client/ui/NumberField.tsx'
import { SearchField } from '#client/ui/SearchField.tsx'
import { TextField } from '#client/ui/TextField.tsx'
import { showToast } from '#client/ui/toasts.ts'

/** Clients of agencies with the commissions of their monthly statements. */
export function AgencyClients() {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<AgencyClientRow | null>(null)
  const loaded = useLoaded(
    `agency clients ${search}`,
    async () => await findAgencyClientsCall(search),
  )
  return (
    <section aria-labelledby="agency-clients" className="mt-12">
      <h2 id="agency-clients" className="text-heading">
        Commissions of monthly statements
      </h2>
      <p className="mt-1 max-w-prose text-ink-2">
        Per client, in force once the agency’s owner has agreed.
      </p>
      <SearchField
        label="Agency or client"
        value={search}
        onChange={setSearch}
        maxLength={MAX_SEARCH_LENGTH}
        className="mt-4 sm:max-w-80"
      />
      <div className="mt-4">
        <PageState
          loaded={loaded}
          loading={<Loading shape="h-40" />}
          isEmpty={({ clients }) => clients.length === 0}
          empty={<p className="text-ink-2">No client of an agency matches.</p>}
        >
          {({ clients }) => (
            <ul className="flex flex-col rounded-card border border-line bg-card px-5">
              {clients.map((client) => (
                <ClientRow key={client.id} client={client} onPropose={setChosen} />
              ))}
            </ul>
          )}
        </PageState>
      </div>
      {chosen ? (
        <ProposalDialog
          client={chosen}
          onClose={() => setChosen(null)}
          onDone={() => {
            setChosen(null)
            loaded.reload()
          }}
        />
      ) : null}
    </section>
  )
}

function ClientRow({
  client,
  onPropose,
}: {
  client: AgencyClientRow
  onPropose: (client: AgencyClientRow) => void
}) {
  const { name, agencyName, terms } = client
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 last:border-b-0">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <bdi>{agencyName}</bdi>, client <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-ink-2">
          {terms.length === 0
            ? 'No commission'
            : terms
                .map(
                  ({ commissionPermille, since, acceptedAt }) =>
                    `${formatPermille(commissionPermille)} from ${formatMonth(`${since}-01`)} on${acceptedAt === null ? ' (not agreed yet)' : ''}`,
                )
                .join('; ')}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Propose a commission for ${name} of ${agencyName}`}
        onPress={() => onPropose(client)}
      >
        Propose
      </Button>
    </li>
  )
}

function ProposalDialog({
  client,
  onClose,
  onDone,
}: {
  client: AgencyClientRow
  onClose: () => void
  onDone: () => void
}) {
  const [percent, setPercent] = useState<number | null>(null)
  const [since, setSince] = useState('')
  const zone = useSellerZone()
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={`Commission for ${client.name}`}
      confirmLabel="Propose"
      onConfirm={async (reason) => {
        const terms = newTermsSchema.safeParse({
          commissionPermille: percent === null ? null : Math.round(percent * 10),
          since: since.trim(),
          reason,
        })
        if (!terms.success)
          throw new ProductError('invalid_input', {
            message: 'Please enter the commission and its first month, such as 2026-11.',
          })
        await proposeTermsCall(client.id, terms.data)
        showToast({ tone: 'success', title: 'The agency’s owner can agree now.' })
        onDone()
      }}
    >
      <NumberField
        label="Commission"
        suffix="%"
        isRequired
        value={percent}
        onChange={setPercent}
        minValue={0}
        maxValue={MOST_COMMISSION_PERMILLE / 10}
        maxDecimals={1}
        description="Of payments without tax."
      />
      <TextField
        label="First month"
        isRequired
        value={since}
        onChange={setSince}
        maxLength={7}
        description={`Such as 2026-11. It begins no earlier than the month in which the owner agrees. ${zoneNote(zone)}`}
      />
    </ReasonDialog>
  )
}
