import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { PLAYS_KEPT_DAYS, type PlayRow } from '#domain/reporting/plays/playLog.ts'
import type { ReportView } from '#domain/reporting/report/reportView.types.ts'
import {
  downloadPlays,
  loadPlays,
  type PlayFilter,
  type ReportKey,
} from '#client/api/reporting/reportCalls.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { Thumb } from '#client/components/creatives/creatives/Thumb.tsx'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { type Column, DataTable } from '#client/ui/DataTable.tsx'
import { useDownload } from '../useDownload.ts'
import { TextField } from '#client/ui/TextField.tsx'
import { formatZonedSecond, zoneLabel } from '../reportWords.ts'

type Wanted = Required<Pick<PlayFilter, 'screen' | 'creative' | 'find'>>
const ALL: Wanted = { screen: '', creative: '', find: '' }

/** The chosen filters only. */
const filterOf = (wanted: Wanted): PlayFilter =>
  Object.fromEntries(
    Object.entries(wanted).flatMap(([name, value]) =>
      value.trim() === '' ? [] : [[name, value.trim()]],
    ),
  )

/** Every play of a report's billboard campaigns with its proof, newest first. */
export function PlayLogCard({ report, reportKey }: { report: ReportView; reportKey: ReportKey }) {
  const [wanted, setWanted] = useState<Wanted>(ALL)
  /** The cursors of visited pages; the first page starts at the newest play. */
  const [turned, setTurned] = useState<string[]>([])
  const before = turned.at(-1)
  const filter = { ...filterOf(wanted), ...(before === undefined ? {} : { before }) }
  const loaded = useLoaded(JSON.stringify([reportKey, filter]), () => loadPlays(reportKey, filter))
  const change = (changes: Partial<Wanted>) => {
    setWanted((was) => ({ ...was, ...changes }))
    setTurned([])
  }
  const next = loaded.value?.next ?? null
  return (
    <Card as="section" aria-label="Play log" className="min-w-0 print:hidden">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="text-heading">Play log</h2>
          <p className="mt-1 text-sm text-ink-2">
            Every play with its proof, the newest first, for {PLAYS_KEPT_DAYS} days. Times are{' '}
            {zoneLabel(report.zone)}.
          </p>
        </div>
        <DownloadButton reportKey={reportKey} filter={filterOf(wanted)} />
      </div>
      <Filters report={report} wanted={wanted} onChange={change} />
      <PageState loaded={loaded} loading={<Loading shape="mt-3 h-80" />}>
        {({ plays }) => <Plays rows={plays} report={report} />}
      </PageState>
      <div className="mt-3 flex justify-end gap-2">
        <Button
          variant="secondary"
          size="sm"
          isDisabled={turned.length === 0}
          onPress={() => setTurned(turned.slice(0, -1))}
        >
          Newer
        </Button>
        <Button
          variant="secondary"
          size="sm"
          isDisabled={next === null}
          onPress={() => {
            if (next !== null) setTurned([...turned, next])
          }}
        >
          Older
        </Button>
      </div>
    </Card>
  )
}

function DownloadButton({ reportKey, filter }: { reportKey: ReportKey; filter: PlayFilter }) {
  const { isLoading, download } = useDownload()
  return (
    <Button
      variant="secondary"
      size="sm"
      isPending={isLoading}
      onPress={() => void download(() => downloadPlays(reportKey, filter))}
    >
      <Download aria-hidden="true" className="size-4" />
      Plays as CSV
    </Button>
  )
}

function Filters({
  report,
  wanted,
  onChange,
}: {
  report: ReportView
  wanted: Wanted
  onChange: (changes: Partial<Wanted>) => void
}) {
  const { publisher, creative } = report.breakdowns
  const optionsOf = (all: string, rows: readonly { key: string; name: string }[]) => [
    { id: '', label: all },
    ...rows.map(({ key, name }) => ({ id: key, label: name })),
  ]
  return (
    <div className="mt-4 flex flex-wrap items-end gap-4">
      <NativeSelect
        label="Screen"
        options={optionsOf('All screens', publisher)}
        value={wanted.screen}
        onChange={(screen) => onChange({ screen })}
      />
      <NativeSelect
        label="Creative"
        options={optionsOf('All creatives', creative)}
        value={wanted.creative}
        onChange={(chosen) => onChange({ creative: chosen })}
      />
      <TextField
        label="Find a proof"
        className="min-w-60"
        value={wanted.find}
        onChange={(find) => onChange({ find: firstCharacters(find, 60) })}
      />
    </div>
  )
}

function Plays({ rows, report }: { rows: readonly PlayRow[]; report: ReportView }) {
  if (rows.length === 0) return <p className="mt-4 text-ink-2">No matching plays on these days.</p>
  return (
    <DataTable
      caption="Plays"
      columns={columnsOf(report)}
      rows={rows}
      keyOf={({ playId }) => playId}
      className="-mx-2 mt-3 border-0 [&_td]:px-2 [&_td]:py-2 [&_th]:px-2"
    />
  )
}

function columnsOf({ lines, zone, breakdowns }: ReportView): Column<PlayRow>[] {
  const isOfSeveral = lines.length > 1
  const pictures = new Map(breakdowns.creative.map(({ key, picture }) => [key, picture]))
  return [
    {
      id: 'time',
      header: 'Time',
      className: 'whitespace-nowrap tabular-nums',
      cell: ({ at }) => formatZonedSecond(at, zone),
    },
    {
      id: 'screen',
      header: 'Screen',
      cell: ({ screen, campaign }) => (
        <>
          {screen}
          {isOfSeveral ? <span className="block text-xs text-ink-2">{campaign}</span> : null}
        </>
      ),
    },
    {
      id: 'creative',
      header: 'Creative',
      cell: ({ creative, versionId }) => {
        const picture = pictures.get(versionId)
        return (
          <span className="flex items-center gap-2">
            {picture ? (
              <span className="block h-7 w-11 shrink-0 overflow-hidden rounded-[4px] bg-sand">
                <Thumb {...picture} />
              </span>
            ) : null}
            {creative}
          </span>
        )
      },
    },
    {
      id: 'position',
      header: 'Position in the loop',
      className: 'whitespace-nowrap',
      cell: (row) => <Position row={row} />,
    },
    {
      id: 'length',
      header: 'Length',
      className: 'whitespace-nowrap',
      cell: ({ slotSeconds }) => (slotSeconds === null ? '–' : `${slotSeconds} s`),
    },
    { id: 'proof', header: 'Proof', className: 'font-mono text-xs', cell: ({ playId }) => playId },
  ]
}

/** Maximum number of slots drawn individually. */
const MOST_DRAWN = 12

function Position({ row: { position, loopSlots } }: { row: PlayRow }) {
  if (position === null || loopSlots === null) return '–'
  return (
    <span className="flex items-center gap-2">
      {loopSlots <= MOST_DRAWN ? (
        <span aria-hidden="true" className="flex gap-0.5">
          {Array.from({ length: loopSlots }, (_, at) => (
            <span
              key={at}
              className={`size-2.5 rounded-[2px] border ${at + 1 === position ? 'border-dooh bg-dooh' : 'border-line-2'}`}
            />
          ))}
        </span>
      ) : null}
      {position} of {loopSlots}
    </span>
  )
}
