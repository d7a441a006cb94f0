import type { DoneAtOnce } from '#domain/sales/lead/atOnce.ts'

/** Applies an action to several rows, one after the other; rejects missing or changed ones. */
export async function eachAtOnce<Row extends { id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
  does: (row: Row) => Promise<boolean>,
): Promise<DoneAtOnce> {
  const outcome: DoneAtOnce = { done: [], refused: [] }
  for (const id of new Set(ids)) {
    const row = rows.find((each) => each.id === id)
    const isDone = row !== undefined && (await does(row))
    outcome[isDone ? 'done' : 'refused'].push(id)
  }
  return outcome
}
