import type { Entry } from './Journal.ts'

/** How what was acknowledged of a kind stands beside what was found. */
export interface Comparison {
  acknowledged: number
  foundOnce: number
  /** Keys, of each at most as often as it is wrong. */
  missing: string[]
  doubled: string[]
  /** Found once, as something else than was acknowledged. */
  changed: string[]
}

/**
 * Compares what was acknowledged with what was found. What was found and never acknowledged is no fault, as an answer can
 * be lost on its way; but it, too, is there once at most.
 */
export function compareKind(
  acknowledged: ReadonlyMap<string, string>,
  found: readonly Pick<Entry, 'key' | 'value'>[],
): Comparison {
  const byKey = Map.groupBy(found, ({ key }) => key)
  const keys = [...acknowledged.keys()]
  const single = keys.filter((key) => byKey.get(key)?.length === 1)
  const isSame = (key: string) => byKey.get(key)?.[0]?.value === acknowledged.get(key)
  return {
    acknowledged: keys.length,
    foundOnce: single.filter(isSame).length,
    missing: keys.filter((key) => !byKey.has(key)),
    doubled: [...byKey].filter(([, same]) => same.length > 1).map(([key]) => key),
    changed: single.filter((key) => !isSame(key)),
  }
}

/** Whether everything is there once. */
export const isWhole = ({ missing, doubled, changed }: Comparison): boolean =>
  missing.length + doubled.length + changed.length === 0
