import { unbroken } from '#client/components/foundation/unbroken.ts'
import { classNames } from '#client/ui/classNames.ts'
import { Prose } from './Prose.tsx'

const LONGEST_FIGURE = 14
/** From this number of columns on, a phone has no room for two text columns. */
const MANY_COLUMNS = 5

interface PageTableProps {
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
  bars?: readonly number[] | undefined
  note?: string | undefined
  /** The background of the bars. */
  hue?: string
  /** Smaller, as next to a result. */
  isDense?: boolean
  /** Hides a caption that already appears above the table. */
  isCaptionHidden?: boolean
  /** Number of visible rows; print shows all. */
  shownRows?: number
}

/** Figures are aligned right; texts left. */
const isShort = (text: string) => text.length <= LONGEST_FIGURE
const hasDigit = (text: string) => /\d/.test(text)

/** A table of a page; with `bars` each row has a bar. */
export function PageTable({
  caption,
  head,
  rows,
  bars,
  note,
  hue = 'bg-ink',
  isDense,
  isCaptionHidden,
  shownRows = rows.length,
}: PageTableProps) {
  const most = Math.max(1, ...(bars ?? []))
  const columns = columnLayout(head, rows, bars !== undefined)
  const { isFigure, inOwnColumn, gap } = columns
  return (
    <figure className="min-w-0">
      <section
        aria-label={caption}
        // A table wider than a phone must be scrollable by keyboard, too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="overflow-x-auto"
      >
        <table className="w-full text-left text-sm tabular-nums">
          <caption
            className={classNames(
              'pb-2 text-left font-semibold',
              isDense ? 'text-sm' : 'text-base',
              isCaptionHidden && 'sr-only',
            )}
          >
            {caption}
          </caption>
          <thead className="text-xs text-ink-2">
            <tr className="border-b border-ink">
              {head.map((word, at) => (
                <th
                  key={word}
                  scope="col"
                  className={classNames(
                    'pb-2 font-medium',
                    gap(at),
                    isFigure[at] && 'text-right',
                    inOwnColumn(at),
                  )}
                >
                  {word}
                </th>
              ))}
              {bars ? <td aria-hidden="true" className="w-1/4 max-sm:hidden" /> : null}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, line) => (
              <tr
                key={row[0]}
                className={classNames(
                  'border-b border-line align-baseline',
                  line >= shownRows && 'hidden print:table-row',
                )}
              >
                <RowCells {...{ row, head, columns }} cell={isDense ? 'py-2' : 'py-3'} />
                {bars ? (
                  <td aria-hidden="true" className="pl-4 max-sm:hidden">
                    <span
                      className={classNames('block h-2.5 rounded-mark', hue)}
                      style={{ width: `${((bars[line] ?? 0) / most) * 100}%` }}
                    />
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {note ? (
        <figcaption className="pt-3 text-sm text-ink-2">
          <Prose text={note} />
        </figcaption>
      ) : null}
    </figure>
  )
}

/**
 * The columns with figures, the one that moves below the first on a phone, and the space after
 * each.
 */
function columnLayout(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  hasBars: boolean,
) {
  const isFigure = head.map((_, at) => {
    const column = rows.map((row) => row[at] ?? '')
    return at > 0 && column.every(isShort) && column.some(hasDigit)
  })
  // On a phone the second text of a wide table moves below the first, so that the figures have
  // room.
  const isStacked =
    head.length >= MANY_COLUMNS && rows.every(([, second]) => !hasDigit(second ?? ''))
  const inOwnColumn = (at: number) => isStacked && at === 1 && 'max-sm:hidden'
  // A column of bars follows the last one, except on a phone, where space is scarce.
  const gap = (at: number) => {
    if (at === head.length - 1) return hasBars ? 'pr-4 max-sm:pr-0' : ''
    return head.length >= MANY_COLUMNS ? 'pr-4 max-sm:pr-2.5' : 'pr-4'
  }
  return { isFigure, isStacked, inOwnColumn, gap }
}

function RowCells({
  row,
  head,
  columns: { isFigure, isStacked, inOwnColumn, gap },
  cell,
}: {
  row: readonly string[]
  head: readonly string[]
  columns: ReturnType<typeof columnLayout>
  cell: string
}) {
  return row.map((text, at) =>
    at === 0 ? (
      <th key={head[at]} scope="row" className={classNames('font-semibold', gap(at), cell)}>
        <Prose text={unbroken(text)} />
        {isStacked ? (
          <span className="block text-xs font-normal text-ink-2 sm:hidden">
            <Prose text={row[1] ?? ''} />
          </span>
        ) : null}
      </th>
    ) : (
      <td
        key={head[at]}
        className={classNames(
          gap(at),
          isFigure[at] && 'text-right',
          // Keeps an amount and its unit together.
          isFigure[at] && hasDigit(text) && 'whitespace-nowrap',
          inOwnColumn(at),
          cell,
        )}
      >
        <Prose text={text} />
      </td>
    ),
  )
}
