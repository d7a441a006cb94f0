import type { Entry } from './Journal.ts'

/** The acknowledged writes of a kind, compared with the stored ones. */
export interface Comparison {
  acknowledged: number
  foundOnce: number
  /** Keys of acknowledged writes that are not stored. */
  missing: string[]
  doubled: string[]
  /** Stored once, with other content than acknowledged. */
  changed: string[]
}

/**
 * Compares acknowledged writes with stored ones. A stored write without an acknowledgment is no
 * fault, as a response can get lost; but it, too, may exist only once.
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

/** Whether every write exists exactly once. */
export const isWhole = ({ missing, doubled, changed }: Comparison): boolean =>
  missing.length + doubled.length + changed.length === 0
