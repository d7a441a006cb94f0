/** What a table's row count grows with: `fixed` tables keep about the same number. */
export type GrowthUnit = 'session' | 'order' | 'campaign day' | 'event' | 'fixed'

/**
 * The retention of a row: a number of days, as long as its order (`order`) or until the account is
 * deleted (`account`), until it expires by itself within days (`expires`), or forever (`always`).
 */
export type Retention = number | 'order' | 'account' | 'expires' | 'always'

/**
 * The handling of a person's rows. `download+erase`: in the account's download, deleted with it.
 * `download`: in the download, kept by law. `erase`: deleted with the account or the request, in no
 * download. `kept`: names or marks a person and stays until its retention ends. `none`: contains
 * nothing about a person.
 */
export type PersonalUse = 'download+erase' | 'download' | 'erase' | 'kept' | 'none'

export interface TableFact {
  unit: GrowthUnit
  /** Rows per unit; of a `fixed` table all rows. */
  rows: number
  /** Bytes of a row with its indexes. */
  bytes: number
  kept: Retention
  personal: PersonalUse
  /** The content of one row. */
  what: string
}

/** A row of the tables of facts: unit, rows, bytes, retention, personal use, content. */
export type FactRow = readonly [
  unit: GrowthUnit,
  rows: number,
  bytes: number,
  kept: Retention,
  personal: PersonalUse,
  what: string,
]

/** The facts by table. */
export const factsOf = (
  rows: Readonly<Record<string, FactRow>>,
): Readonly<Record<string, TableFact>> =>
  Object.fromEntries(
    Object.entries(rows).map(([table, [unit, count, bytes, kept, personal, what]]) => [
      table,
      { unit, rows: count, bytes, kept, personal, what },
    ]),
  )
