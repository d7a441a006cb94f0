import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { useState } from 'react'
import type { DetailView } from '#content/details/detailView.ts'
import { PageTable } from '#client/pages/planning/knowledge/PageTable.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Disclosure } from '#client/ui/Disclosure.tsx'

type ShownTable = DetailView['tables'][number]

/** Tables with more rows start closed, as they are too long to scroll on a phone. */
const MOST_OPEN_ROWS = 100
/** Number of rows of a long table that show at first. */
const FIRST_ROWS = 20

/**
 * The tables of a page. If they are long, only the first is open; each of the others opens by its
 * name.
 */
export function DetailTables({ tables, hue }: { tables: readonly ShownTable[]; hue: string }) {
  const rows = tables.reduce((sum, table) => sum + table.rows.length, 0)
  if (rows <= MOST_OPEN_ROWS)
    return (
      <div className="flex flex-col gap-12">
        {tables.map((table) => (
          <PageTable key={table.caption} {...table} hue={hue} />
        ))}
      </div>
    )
  return (
    <div className="border-t border-line">
      {tables.map((table, at) => (
        <Disclosure
          key={table.caption}
          level={2}
          title={table.caption}
          note={formatCount(table.rows.length)}
          defaultIsOpen={at === 0}
        >
          <FirstRows table={table} hue={hue} />
        </Disclosure>
      ))}
    </div>
  )
}

/**
 * The first rows of a table, and all of them after a press; the HTML contains every row for search
 * engines.
 */
function FirstRows({ table, hue }: { table: ShownTable; hue: string }) {
  const [showsAll, setShowsAll] = useState(false)
  const { length } = table.rows
  const isLong = length > FIRST_ROWS
  return (
    <>
      <PageTable
        {...table}
        hue={hue}
        isCaptionHidden
        shownRows={showsAll || !isLong ? length : FIRST_ROWS}
      />
      {isLong ? (
        <Button
          variant="secondary"
          size="sm"
          className="mt-4 print:hidden"
          onPress={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer' : `Show all ${formatCount(length)}`}
        </Button>
      ) : null}
    </>
  )
}
