/** What the number of a table's rows follows: `fixed` tables have about the same number for ever. */
export type GrowthUnit = 'session' | 'order' | 'campaign day' | 'event' | 'fixed'

/**
 * How long a row stays: a number of days, with its order (`order`) or until the account is deleted (`account`), until it
 * runs out by itself within days (`expires`), or for good (`always`).
 */
export type Retention = number | 'order' | 'account' | 'expires' | 'always'

/**
 * What happens to a person's rows. `download+erase`: in the account's download, deleted with it. `download`: in the
 * download, kept by law. `erase`: deleted with the account or the request, in no download. `kept`: names or marks a
 * person and stays until its retention ends. `none`: says nothing of a person.
 */
export type PersonalUse = 'download+erase' | 'download' | 'erase' | 'kept' | 'none'

export interface TableFact {
  unit: GrowthUnit
  /** Rows for one unit; of a `fixed` table all rows. */
  rows: number
  /** Bytes of a row with its indexes. */
  bytes: number
  kept: Retention
  personal: PersonalUse
  /** What a row is. */
  what: string
}

/** A row of the tables of facts: unit, rows, bytes, retention, personal use, what a row is. */
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
