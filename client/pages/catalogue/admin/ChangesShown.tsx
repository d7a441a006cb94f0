import type { ProductChangesView } from '#domain/catalogue/products/productChange.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Cell, ColumnHeader, Table } from '#client/ui/Table.tsx'
import { useReason } from '#client/pages/foundation/admin/useReason.tsx'
import type { Changes } from './useChanges.ts'

/** Rows that are drawn at once: a file may have thousands. */
const DRAWN = 200

const count = (some: number, one: string) =>
  `${some.toLocaleString('en-US')} ${one}${some === 1 ? '' : 's'}`

/** What would become of products, row by row, what stands in its way, and the button that makes it so. */
export function ChangesShown({ changes }: { changes: Changes }) {
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
  const words = `${count(rows.length, 'product')} ${isApplied ? 'changed' : 'to change'}, ${same.toLocaleString('en-US')} ${isApplied ? 'as before' : 'stay as they are'}`
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

function ChangedRows({ rows }: Pick<ProductChangesView, 'rows'>) {
  const hasRows = rows.some(({ row }) => row !== null)
  return (
    <>
      <Table caption="What changes" className="max-h-120 overflow-y-auto">
        <thead>
          <tr>
            {hasRows ? <ColumnHeader isNumeric>Row</ColumnHeader> : null}
            <ColumnHeader>Product</ColumnHeader>
            <ColumnHeader>Change</ColumnHeader>
          </tr>
        </thead>
        <tbody className="text-sm">
          {rows.slice(0, DRAWN).map(({ row, id, name, kind, changes }) => (
            <tr key={id}>
              {hasRows ? <Cell isNumeric>{row}</Cell> : null}
              <Cell className="wrap-anywhere sm:min-w-44">
                <span className="font-semibold">{name}</span>
                <span className="block text-xs wrap-anywhere text-ink-2">{id}</span>
              </Cell>
              <Cell className="sm:min-w-52">
                {kind === 'new' ? <Badge tone="info">New</Badge> : null}
                {changes.map(({ field, before, after }) => (
                  <span key={field} className="block wrap-anywhere">
                    {field}: <s className="text-ink-2">{before || 'nothing'}</s> →{' '}
                    <strong>{after || 'nothing'}</strong>
                  </span>
                ))}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
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
