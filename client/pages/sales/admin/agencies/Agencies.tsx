import { Handshake } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { permilleWords } from '#domain/foundation/money/permille.ts'
import {
  AGREEMENT_STATES,
  type AgreementRow,
  type AgreementState,
  type AgreementView,
} from '#domain/sales/admin/agencyAgreement.ts'
import { loadAgreement, loadAgreements } from '#client/api/sales/agencyCalls.ts'
import { dayWords } from '#client/components/foundation/dayWords.ts'
import { QueueSearch } from '#client/components/foundation/queue/QueueSearch.tsx'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Badge, type BadgeTone } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Cell, ColumnHeader, Table } from '#client/ui/Table.tsx'
import { EmptyList } from '#client/pages/foundation/admin/board/EmptyList.tsx'
import { LoadedList } from '#client/pages/foundation/admin/board/LoadedList.tsx'
import { useAttempt } from '#client/pages/foundation/admin/useAttempt.ts'
import { AgreementDialog } from './AgreementDialog.tsx'
import { NewAgreementDialog } from './NewAgreementDialog.tsx'
import { MAX_SEARCH_LENGTH } from '#domain/foundation/search/searchText.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

const TONES: Record<AgreementState, BadgeTone> = {
  in_force: 'success',
  planned: 'info',
  over: 'neutral',
}

/** The agreements that the address asks for, and the one that is open. */
export function Agencies() {
  const [address, setAddress] = useSearchParams()
  const search = firstCharacters(address.get('q')?.trim() ?? '', MAX_SEARCH_LENGTH)
  const after = address.get('after')
  const query = { search, ...(after ? { after } : {}) }
  const loaded = useLoaded(JSON.stringify(query), () => loadAgreements(query))
  const [isAdding, setAdding] = useState(false)
  const [opened, setOpened] = useState<AgreementView | null>(null)
  const { problem, attempt } = useAttempt(loaded.reload)
  const open = (id: string) => void attempt(async () => setOpened(await loadAgreement(id)))
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <QueueSearch
          key={search}
          label="Agency"
          value={search}
          onAsk={(words) => setAddress(words ? { q: words } : {})}
        />
        <Button className="sm:ml-auto" onPress={() => setAdding(true)}>
          New agreement
        </Button>
      </div>
      <div className="mt-6 flex flex-col gap-4">
        {problem ? <Callout tone="error" title={problem} /> : null}
        <LoadedList loaded={loaded} label="agreements">
          {(view) => <Agreements rows={view.rows} isNarrowed={search !== ''} onOpen={open} />}
        </LoadedList>
      </div>
      {isAdding ? (
        <NewAgreementDialog onClose={() => setAdding(false)} onDone={loaded.reload} />
      ) : null}
      {opened ? (
        <AgreementDialog view={opened} onClose={() => setOpened(null)} onDone={loaded.reload} />
      ) : null}
    </>
  )
}

interface AgreementsProps {
  rows: readonly AgreementRow[]
  isNarrowed: boolean
  onOpen: (id: string) => void
}

function Agreements({ rows, isNarrowed, onOpen }: AgreementsProps) {
  if (rows.length === 0)
    return (
      <EmptyList
        icon={<Handshake aria-hidden="true" />}
        isNarrowed={isNarrowed}
        title="No agreements yet"
        tip="Try the start of the name."
      >
        Agreements with agencies are listed here.
      </EmptyList>
    )
  return (
    <Table caption="Agreements with agencies">
      <thead>
        <tr>
          <ColumnHeader>Agency</ColumnHeader>
          <ColumnHeader isNumeric>Commission</ColumnHeader>
          <ColumnHeader className="max-lg:hidden">Since</ColumnHeader>
          <ColumnHeader className="max-lg:hidden">Until</ColumnHeader>
          <ColumnHeader className="max-lg:hidden">State</ColumnHeader>
        </tr>
      </thead>
      <tbody className="text-sm">
        {rows.map(({ id, agency, commissionPermille, since, until, note, state }) => (
          <tr key={id}>
            <Cell className="wrap-anywhere sm:min-w-44">
              <Button
                variant="quiet"
                size="sm"
                className="-my-2 -ml-3.75 text-left text-cobalt! max-sm:-my-2.5"
                onPress={() => onOpen(id)}
              >
                {agency}
              </Button>
              {note === '' ? null : <span className="block text-ink-2">{note}</span>}
              <span className="mt-1 block lg:hidden">
                <Badge tone={TONES[state]}>{AGREEMENT_STATES[state]}</Badge>
              </span>
              <span className="mt-1 block text-ink-2 lg:hidden">
                {dayWords(since)}{' '}
                {until === null ? 'until further notice' : `to ${dayWords(until)}`}
              </span>
            </Cell>
            <Cell isNumeric>{permilleWords(commissionPermille)}</Cell>
            <Cell className="whitespace-nowrap max-lg:hidden">{dayWords(since)}</Cell>
            <Cell className="whitespace-nowrap max-lg:hidden">
              {until === null ? 'Further notice' : dayWords(until)}
            </Cell>
            <Cell className="max-lg:hidden">
              <Badge tone={TONES[state]}>{AGREEMENT_STATES[state]}</Badge>
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
