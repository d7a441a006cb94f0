import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '#client/ui/Button.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { TogglePill } from '#client/ui/Pill.tsx'
import type { StateTotal } from '#domain/foundation/geo/place.ts'
import { PageButtons } from '../PageButtons.tsx'
import { DIVISION_WORDS, postcodeNames } from '#domain/foundation/geo/campaignCountries.ts'
import { capitalized } from '#domain/foundation/wording/capitalized.ts'
import type { ZipListControl } from './useZipList.ts'
import type { ZipFilter, ZipRow } from './zipList.ts'

const PAGE_SIZE = 10
/** `division`: the country's name for its states. */
const filtersOf = (division: string): readonly { id: ZipFilter; label: string }[] => [
  { id: 'all', label: 'All' },
  { id: 'valid', label: 'Valid' },
  { id: 'invalid', label: 'Invalid' },
  { id: 'other_state', label: `Other ${division}` },
  { id: 'duplicate', label: 'Duplicate' },
]

const count = (value: number) => formatCount(value)

interface ZipVerdictListProps {
  control: ZipListControl
  states: readonly StateTotal[]
}

/** Each code with its verdict, in pages, so that 5,000 are as fast as five. */
export function ZipVerdictList({ control, states }: ZipVerdictListProps) {
  const { rows } = control
  const { country } = control.list
  const [division, divisions] = DIVISION_WORDS[country]
  const [code, codes] = postcodeNames(country)
  const [filter, setFilter] = useState<ZipFilter>('all')
  const [page, setPage] = useState(0)
  const byVerdict = useMemo(() => Map.groupBy(rows, ({ verdict }) => verdict), [rows])
  const rowsOf = (id: ZipFilter) => (id === 'all' ? rows : (byVerdict.get(id) ?? []))
  const shown = rowsOf(filter).length > 0 ? rowsOf(filter) : rows
  const current = shown === rows ? 'all' : filter
  const start = Math.min(page, Math.floor(Math.max(0, shown.length - 1) / PAGE_SIZE))
  const nameOf = useMemo(() => {
    const names = new Map(states.map(({ code, name }) => [code, name]))
    return (code: string | null) => (code ? (names.get(code) ?? code) : '')
  }, [states])

  return (
    <section aria-label={`${capitalized(code)} results`} className="flex flex-col gap-3">
      <fieldset aria-label="Show" className="flex flex-wrap gap-2">
        {filtersOf(division).map(({ id, label }) =>
          id === 'all' || rowsOf(id).length > 0 ? (
            <TogglePill
              key={id}
              isSelected={current === id}
              onChange={() => {
                setFilter(id)
                setPage(0)
              }}
            >
              {label} {count(rowsOf(id).length)}
            </TogglePill>
          ) : null,
        )}
      </fieldset>
      <BulkActions control={control} rows={rows} divisions={divisions} />
      <ul className="overflow-hidden rounded-card border border-line">
        {shown.slice(start * PAGE_SIZE, (start + 1) * PAGE_SIZE).map((row) => (
          <Row
            key={`${row.position}:${row.code}`}
            row={row}
            stateName={nameOf(row.stateCode)}
            division={division}
            control={control}
          />
        ))}
      </ul>
      <PageButtons
        label={capitalized(codes)}
        page={start}
        pageSize={PAGE_SIZE}
        total={shown.length}
        onChange={setPage}
      />
    </section>
  )
}

interface BulkActionsProps {
  control: ZipListControl
  rows: readonly ZipRow[]
  divisions: string
}

function BulkActions({ control, rows, divisions }: BulkActionsProps) {
  const correctable = rows.filter(({ suggestion }) => suggestion !== null)
  const others = rows.filter(({ verdict, isKept }) => verdict === 'other_state' && !isKept)
  const useless = rows.filter(
    ({ verdict, suggestion }) =>
      verdict === 'duplicate' || (verdict === 'invalid' && suggestion === null),
  )
  if (correctable.length + others.length + useless.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {correctable.length > 0 ? (
        <Button
          size="sm"
          variant="secondary"
          isDisabled={control.isChecking}
          onPress={() => void control.correct(correctable)}
        >
          Apply all corrections ({count(correctable.length)})
        </Button>
      ) : null}
      {others.length > 0 ? (
        <Button size="sm" variant="secondary" onPress={() => control.keep(others)}>
          Keep all in other {divisions} ({count(others.length)})
        </Button>
      ) : null}
      {useless.length > 0 ? (
        <Button size="sm" variant="secondary" onPress={() => control.remove(useless)}>
          Remove invalid and duplicate ({count(useless.length)})
        </Button>
      ) : null}
    </div>
  )
}

interface RowProps {
  row: ZipRow
  stateName: string
  division: string
  control: ZipListControl
}

function Row({ row, stateName, division, control }: RowProps) {
  const { code, message, verdict, suggestion, placeName, isKept } = row
  const place = [placeName, stateName].filter(Boolean).join(', ')
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 border-b border-line py-1 pr-1 pl-4 text-sm last:border-b-0">
      <span className="min-w-16 font-semibold tabular-nums">{code}</span>
      <span className="min-w-0 flex-1">
        {place === '' ? null : <span className="block truncate text-ink-2">{place}</span>}
        {message && !isKept ? <span className="block font-medium text-red">{message}</span> : null}
        {isKept ? <span className="block text-ink-2">Kept, in another {division}</span> : null}
        {verdict === 'duplicate' ? (
          <span className="block text-ink-2">Duplicate, counted once</span>
        ) : null}
      </span>
      {suggestion === null ? null : (
        <Button
          size="sm"
          variant="secondary"
          isDisabled={control.isChecking}
          onPress={() => void control.correct([row])}
        >
          Use {suggestion} <span className="sr-only">instead of {code}</span>
        </Button>
      )}
      {verdict === 'other_state' && !isKept ? (
        <Button size="sm" variant="secondary" onPress={() => control.keep([row])}>
          Keep anyway <span className="sr-only">{code}</span>
        </Button>
      ) : null}
      <IconButton label={`Remove ${code}`} onPress={() => control.remove([row])}>
        <X aria-hidden="true" />
      </IconButton>
    </li>
  )
}
