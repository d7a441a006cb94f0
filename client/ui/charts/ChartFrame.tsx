import { ChartColumn, Table2 } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { type Column, DataTable } from '../DataTable.tsx'

/** A chart's numbers as a table. */
export interface ChartTable {
  headings: readonly string[]
  /** The first cell names the row. */
  rows: readonly { key: string; cells: readonly string[] }[]
}

export interface ChartFrameProps {
  title: string
  description?: ReactNode
  /** Controls next to the title. */
  controls?: ReactNode
  table: ChartTable
  children: ReactNode
}

/** A chart with its title, which a press replaces with a table of its numbers. */
export function ChartFrame({ title, description, controls, table, children }: ChartFrameProps) {
  const [isTable, setTable] = useState(false)
  const id = useId()
  const Icon = isTable ? ChartColumn : Table2
  return (
    <section aria-labelledby={id} className="min-w-0 p-5 sm:p-6 print:break-inside-avoid">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 id={id} className="text-heading">
            {title}
          </h2>
          {description ? <p className="mt-1 text-sm text-ink-2">{description}</p> : null}
        </div>
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full print:hidden">
          {controls}
          <Button
            variant="secondary"
            size="sm"
            onPress={() => setTable(!isTable)}
            aria-label={`${isTable ? 'Chart' : 'Table'}: ${title}`}
          >
            <Icon aria-hidden="true" className="size-4" />
            {isTable ? 'Chart' : 'Table'}
          </Button>
        </div>
      </div>
      <div className="mt-4">{isTable ? <TwinTable title={title} table={table} /> : children}</div>
    </section>
  )
}

type TwinRow = ChartTable['rows'][number]

const twinColumn = (heading: string, at: number): Column<TwinRow> => ({
  id: heading,
  header: heading,
  isNumeric: at > 0,
  isRowHeader: at === 0,
  headerClassName: 'sticky top-0 bg-card',
  className: at === 0 ? 'py-2! whitespace-nowrap' : 'py-2!',
  cell: ({ cells }) => cells[at],
})

function TwinTable({ title, table }: { title: string; table: ChartTable }) {
  return (
    <DataTable
      caption={title}
      columns={table.headings.map(twinColumn)}
      rows={table.rows}
      keyOf={({ key }) => key}
      className="max-h-120 overflow-y-auto"
    />
  )
}
