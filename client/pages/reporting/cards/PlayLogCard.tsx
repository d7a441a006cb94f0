import { Download } from 'lucide-react'
import { useState } from 'react'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { PLAYS_KEPT_DAYS, type PlayRow } from '#domain/reporting/plays/playLog.ts'
import type { ReportView } from '#domain/reporting/report/reportView.types.ts'
import {
  downloadPlays,
  loadPlays,
  type PlayFilter,
  type ReportKey,
} from '#client/api/reporting/reportCalls.ts'
import { Thumb } from '#client/components/creatives/creatives/Thumb.tsx'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { Cell, ColumnHeader, Table } from '#client/ui/Table.tsx'
import { TextField } from '#client/ui/TextField.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { secondWords, zoneLabel } from '../reportWords.ts'

type Wanted = Required<Pick<PlayFilter, 'screen' | 'creative' | 'find'>>
const ALL: Wanted = { screen: '', creative: '', find: '' }

/** What was chosen; what was not is not asked. */
const filterOf = (wanted: Wanted): PlayFilter =>
  Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== ''))

/** Every play of a report's billboard campaigns with its proof, the newest first. */
export function PlayLogCard({ report, reportKey }: { report: ReportView; reportKey: ReportKey }) {
  const [wanted, setWanted] = useState<Wanted>(ALL)
  /** Where each page that was turned to begins; the first begins at the newest play. */
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
      {loaded.error ? (
        <RetryCallout title={loaded.error.message} onRetry={loaded.reload} />
      ) : loaded.value ? (
        <Plays rows={loaded.value.plays} report={report} />
      ) : (
        <Skeleton className="mt-3 h-80" />
      )}
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
  const [isLoading, setLoading] = useState(false)
  const download = async () => {
    setLoading(true)
    try {
      await downloadPlays(reportKey, filter)
    } catch (error) {
      const known = error instanceof ProductError ? error : new ProductError('unknown')
      showToast({
        tone: 'error',
        title: 'The file could not be loaded.',
        description: known.message,
      })
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button variant="secondary" size="sm" isPending={isLoading} onPress={() => void download()}>
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
        onChange={(find) => onChange({ find: find.trim().slice(0, 60) })}
      />
    </div>
  )
}

function Plays({ rows, report }: { rows: readonly PlayRow[]; report: ReportView }) {
  if (rows.length === 0) return <p className="mt-4 text-ink-2">No matching plays on these days.</p>
  const isOfSeveral = report.lines.length > 1
  const pictureOf = (versionId: string) =>
    report.breakdowns.creative.find(({ key }) => key === versionId)?.picture
  return (
    <Table
      caption="Plays"
      className="-mx-2 mt-3 border-0 text-sm [&_td]:px-2 [&_td]:py-2 [&_th]:px-2"
    >
      <thead>
        <tr>
          {['Time', 'Screen', 'Creative', 'Position in the loop', 'Length', 'Proof'].map((name) => (
            <ColumnHeader key={name}>{name}</ColumnHeader>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const picture = pictureOf(row.versionId)
          return (
            <tr key={row.playId}>
              <Cell className="whitespace-nowrap tabular-nums">
                {secondWords(row.at, report.zone)}
              </Cell>
              <Cell>
                {row.screen}
                {isOfSeveral ? (
                  <span className="block text-xs text-ink-2">{row.campaign}</span>
                ) : null}
              </Cell>
              <Cell>
                <span className="flex items-center gap-2">
                  {picture ? (
                    <span className="block h-7 w-11 shrink-0 overflow-hidden rounded-[4px] bg-sand">
                      <Thumb {...picture} />
                    </span>
                  ) : null}
                  {row.creative}
                </span>
              </Cell>
              <Cell className="whitespace-nowrap">
                <Position row={row} />
              </Cell>
              <Cell className="whitespace-nowrap">
                {row.slotSeconds === null ? '–' : `${row.slotSeconds} s`}
              </Cell>
              <Cell className="font-mono text-xs">{row.playId}</Cell>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

/** More slots than this are not drawn one by one. */
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
