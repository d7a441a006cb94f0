import { formatDate } from '#domain/foundation/calendar/formatDate.ts'
import { Handshake } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatPermille } from '#domain/foundation/money/permille.ts'
import {
  AGREEMENT_STATES,
  type AgreementRow,
  type AgreementState,
  type AgreementView,
} from '#domain/sales/admin/agencyAgreement.ts'
import { loadAgreement, loadAgreements } from '#client/api/sales/agencyCalls.ts'
import { QueueSearch } from '#client/components/foundation/queue/QueueSearch.tsx'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Badge, type BadgeTone } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { type Column, DataTable } from '#client/ui/DataTable.tsx'
import { EmptyList } from '#client/pages/foundation/admin/board/EmptyList.tsx'
import { LoadedList } from '#client/pages/foundation/admin/board/LoadedList.tsx'
import { useAttempt } from '#client/pages/foundation/admin/useAttempt.ts'
import { AgreementDialog } from './AgreementDialog.tsx'
import { NewAgreementDialog } from './NewAgreementDialog.tsx'
import { MAX_SEARCH_LENGTH } from '#domain/foundation/search/searchLength.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

const TONES: Record<AgreementState, BadgeTone> = {
  in_force: 'success',
  planned: 'info',
  over: 'neutral',
}

/** The agreements of the URL, and the open one. */
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

const columnsOf = (onOpen: (id: string) => void): Column<AgreementRow>[] => [
  {
    id: 'agency',
    header: 'Agency',
    className: 'wrap-anywhere sm:min-w-44',
    cell: (row) => <Agency row={row} onOpen={onOpen} />,
  },
  {
    id: 'commission',
    header: 'Commission',
    isNumeric: true,
    cell: ({ commissionPermille }) => formatPermille(commissionPermille),
  },
  {
    id: 'since',
    header: 'Since',
    from: 'lg',
    className: 'whitespace-nowrap',
    cell: ({ since }) => formatDate(since),
  },
  {
    id: 'until',
    header: 'Until',
    from: 'lg',
    className: 'whitespace-nowrap',
    cell: ({ until }) => (until === null ? 'Further notice' : formatDate(until)),
  },
  { id: 'state', header: 'State', from: 'lg', cell: stateBadge },
]

function stateBadge({ state }: AgreementRow) {
  return <Badge tone={TONES[state]}>{AGREEMENT_STATES[state]}</Badge>
}

function Agency({ row, onOpen }: { row: AgreementRow; onOpen: (id: string) => void }) {
  const { id, agency, since, until, note } = row
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="-my-2 -ml-3.75 text-left text-cobalt! max-sm:-my-2.5"
        onPress={() => onOpen(id)}
      >
        {agency}
      </Button>
      {note === '' ? null : <span className="block text-ink-2">{note}</span>}
      <span className="mt-1 block lg:hidden">{stateBadge(row)}</span>
      <span className="mt-1 block text-ink-2 lg:hidden">
        {formatDate(since)} {until === null ? 'until further notice' : `to ${formatDate(until)}`}
      </span>
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
    <DataTable
      caption="Agreements with agencies"
      columns={columnsOf(onOpen)}
      rows={rows}
      keyOf={({ id }) => id}
    />
  )
}
