import { useState } from 'react'
import { asProductError, type ProductError } from '#domain/foundation/errors/productError.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'

/** Rows per page of the server. */
const PAGE = 50

export interface OlderPages<Row> {
  /** Newest first; null until the first response. */
  rows: readonly Row[] | null
  error: ProductError | null
  isLoading: boolean
  reload: () => void
  /** Null when all rows are loaded. */
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

/** A list that loads page by page from the newest row; restarts when `key` changes. */
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
      const known = asProductError(error)
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
