import { useState } from 'react'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'

/** How many rows the server gives at a time. */
const PAGE = 50

export interface OlderPages<Row> {
  /** Newest first; null until the first answer. */
  rows: readonly Row[] | null
  error: ProductError | null
  isLoading: boolean
  reload: () => void
  /** Null when all is there. */
  loadOlder: (() => void) | null
  isLoadingOlder: boolean
}

interface Older<Row> {
  key: string
  rows: readonly Row[]
  isLoading: boolean
  isAll: boolean
  error: ProductError | null
}

/** A list that is read from the newest on, a page at a time; begins anew when `key` changes. */
export function useOlderPages<Row>(
  key: string,
  load: (before: string | null) => Promise<readonly Row[]>,
  timeOf: (row: Row) => string,
): OlderPages<Row> {
  const first = useLoaded(key, () => load(null))
  const [kept, setKept] = useState<Older<Row> | null>(null)
  const older: Older<Row> =
    kept?.key === key ? kept : { key, rows: [], isLoading: false, isAll: false, error: null }
  const rows = first.value && [...first.value, ...older.rows]
  const last = rows?.at(-1)
  const loadOlder = async () => {
    if (!last) return
    setKept({ ...older, isLoading: true, error: null })
    try {
      const next = await load(timeOf(last))
      setKept({
        key,
        rows: [...older.rows, ...next],
        isLoading: false,
        isAll: next.length < PAGE,
        error: null,
      })
    } catch (error) {
      const known = error instanceof ProductError ? error : new ProductError('unknown')
      setKept({ ...older, isLoading: false, error: known })
    }
  }
  const isAll = older.isAll || (first.value?.length ?? 0) < PAGE
  return {
    rows,
    error: first.error ?? older.error,
    isLoading: first.isLoading,
    reload: first.reload,
    loadOlder: isAll ? null : () => void loadOlder(),
    isLoadingOlder: older.isLoading,
  }
}
