import { unbroken } from '#client/components/foundation/unbroken.ts'
import { classNames } from '#client/ui/classNames.ts'
import { Prose } from './Prose.tsx'

const LONGEST_FIGURE = 14
/** From so many columns on, a phone has no room for two of words. */
const MANY_COLUMNS = 5

interface PageTableProps {
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
  bars?: readonly number[] | undefined
  note?: string | undefined
  /** The background of the bars. */
  hue?: string
  /** Small, as beside a result. */
  isDense?: boolean
  /** Where its caption already stands above it. */
  isCaptionHidden?: boolean
  /** How many of its rows are shown; on paper all are. */
  shownRows?: number
}

/** Figures stand under each other at the right; words begin at the left. */
const isShort = (text: string) => text.length <= LONGEST_FIGURE
const hasDigit = (text: string) => /\d/.test(text)

/** A table of a page; with `bars` each row shows its length as well. */
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
  const isFigure = head.map((_, at) => {
    const column = rows.map((row) => row[at] ?? '')
    return at > 0 && column.every(isShort) && column.some(hasDigit)
  })
  const cell = isDense ? 'py-2' : 'py-3'
  // On a phone the second word of a wide table stands below the first, and the figures keep their room.
  const isStacked =
    head.length >= MANY_COLUMNS && rows.every(([, second]) => !hasDigit(second ?? ''))
  const inOwnColumn = (at: number) => isStacked && at === 1 && 'max-sm:hidden'
  // A column of bars comes after the last one, but not on a phone, where each pixel is needed.
  const gap = (at: number) => {
    if (at === head.length - 1) return bars ? 'pr-4 max-sm:pr-0' : ''
    return head.length >= MANY_COLUMNS ? 'pr-4 max-sm:pr-2.5' : 'pr-4'
  }
  return (
    <figure className="min-w-0">
      <section
        aria-label={caption}
        // A table that is wider than a phone is moved by keyboard, too.
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
                {row.map((text, at) =>
                  at === 0 ? (
                    <th
                      key={head[at]}
                      scope="row"
                      className={classNames('font-semibold', gap(at), cell)}
                    >
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
                        // An amount and its unit stay together.
                        isFigure[at] && hasDigit(text) && 'whitespace-nowrap',
                        inOwnColumn(at),
                        cell,
                      )}
                    >
                      <Prose text={text} />
                    </td>
                  ),
                )}
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
