import { Fragment, type ReactNode } from 'react'

export interface RowGroup<Row> {
  /** Null for ungrouped rows. */
  name: string | null
  rows: readonly Row[]
}

interface GroupedRowsProps<Row> {
  groups: readonly RowGroup<Row>[]
  /** Whether the list has more pages, so that the counts are of this page. */
  isPaged?: boolean
  /** A list item. */
  children: (row: Row) => ReactNode
}

/** The rows of a desk's queue by group; empty groups are omitted. */
export function GroupedRows<Row>({ groups, isPaged = false, children }: GroupedRowsProps<Row>) {
  return groups
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, rows }) => (
      <Fragment key={name}>
        {name === null ? null : (
          <h3 className="flex justify-between border-b border-line bg-paper px-4 py-2 font-sans text-sm tracking-normal">
            <bdi>{name}</bdi>{' '}
            <span className="font-normal text-ink-2">
              {rows.length}
              {isPaged ? ' on this page' : ''}
            </span>
          </h3>
        )}
        <ul>{rows.map((row) => children(row))}</ul>
      </Fragment>
    ))
}
