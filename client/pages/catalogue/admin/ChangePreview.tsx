import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import type { ProductChangesView } from '#domain/catalogue/products/productChange.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { type Column, DataTable } from '#client/ui/DataTable.tsx'
import { useReason } from '#client/pages/foundation/admin/useReason.tsx'
import type { Changes } from './useChanges.ts'

/** Maximum number of rows drawn at once, as a file may have thousands. */
const DRAWN = 200

const count = (some: number, one: string) => `${formatCount(some)} ${one}${some === 1 ? '' : 's'}`

/**
 * A preview of product changes, row by row, with their problems and the button that applies them.
 */
export function ChangePreview({ changes }: { changes: Changes }) {
  const { view, problem } = changes
  return (
    <div className="flex flex-col gap-4">
      {problem ? <Callout tone="error" title={problem} /> : null}
      {view ? <Shown view={view} changes={changes} /> : null}
    </div>
  )
}

function Shown({ view, changes }: { view: ProductChangesView; changes: Changes }) {
  const { rows, problems, same, isApplied } = view
  const words = `${count(rows.length, 'product')} ${isApplied ? 'changed' : 'to change'}, ${formatCount(same)} ${isApplied ? 'as before' : 'stay as they are'}`
  return (
    <>
      {isApplied ? (
        <Callout tone="success" title={`${words}.`} isLive />
      ) : (
        <p aria-live="polite" className="font-semibold">
          {words}.
        </p>
      )}
      {problems.length > 0 ? <Problems problems={problems} /> : null}
      {rows.length > 0 ? <ChangedRows rows={rows} /> : null}
      {!isApplied && rows.length > 0 && problems.length === 0 ? (
        <Make count={rows.length} changes={changes} />
      ) : null}
    </>
  )
}

function Problems({ problems }: Pick<ProductChangesView, 'problems'>) {
  return (
    <Callout
      tone="error"
      title={`${count(problems.length, 'problem')}: nothing can change before ${problems.length === 1 ? 'it is' : 'they are'} fixed.`}
    >
      <ul className="mt-1 flex flex-col gap-1">
        {problems.slice(0, DRAWN).map(({ row, id, column, reason }) => (
          <li key={`${row} ${id} ${column} ${reason}`} className="wrap-anywhere">
            {row === null ? id : `Row ${row}`}, column {column}: {reason}.
          </li>
        ))}
      </ul>
    </Callout>
  )
}

const COLUMNS: readonly Column<ProductChangesView['rows'][number]>[] = [
  { id: 'row', header: 'Row', isNumeric: true, cell: ({ row }) => row },
  {
    id: 'product',
    header: 'Product',
    className: 'wrap-anywhere sm:min-w-44',
    cell: ({ id, name }) => (
      <>
        <span className="font-semibold">{name}</span>
        <span className="block text-xs wrap-anywhere text-ink-2">{id}</span>
      </>
    ),
  },
  {
    id: 'change',
    header: 'Change',
    className: 'sm:min-w-52',
    cell: ({ kind, changes }) => (
      <>
        {kind === 'new' ? <Badge tone="info">New</Badge> : null}
        {changes.map(({ field, before, after }) => (
          <span key={field} className="block wrap-anywhere">
            {field}: <s className="text-ink-2">{before || 'nothing'}</s> →{' '}
            <strong>{after || 'nothing'}</strong>
          </span>
        ))}
      </>
    ),
  },
]

function ChangedRows({ rows }: Pick<ProductChangesView, 'rows'>) {
  const hasRows = rows.some(({ row }) => row !== null)
  return (
    <>
      <DataTable
        caption="What changes"
        columns={COLUMNS.filter(({ id }) => hasRows || id !== 'row')}
        rows={rows.slice(0, DRAWN)}
        keyOf={({ id }) => id}
        className="max-h-120 overflow-y-auto"
      />
      {rows.length > DRAWN ? (
        <p className="text-sm text-ink-2">The first {DRAWN} are shown; all are changed.</p>
      ) : null}
    </>
  )
}

function Make({ count: many, changes }: { count: number; changes: Changes }) {
  const reason = useReason('products')
  const make = async (why: string) => {
    if (await changes.make(why)) reason.clear()
  }
  return (
    <>
      {reason.field}
      <div>
        <Button
          isPending={changes.isPending}
          onPress={() => {
            const why = reason.demand()
            if (why !== null) void make(why)
          }}
        >
          {`Change ${count(many, 'product')}`}
        </Button>
      </div>
    </>
  )
}
