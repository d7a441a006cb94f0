import { atom, useAtom, type PrimitiveAtom } from 'jotai'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { checkZipCodes, type ZipCheckAnswer } from '#client/api/planning/checkZipCodes.ts'
import { usePlan, usePlanner } from '#client/state/planning/plan.ts'
import { rememberZipCells } from '#client/state/planning/zipCells.ts'
import { setZipCodes } from '#domain/planning/campaign/edits/regionEdits.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { ZipVerdict } from '#domain/foundation/geo/postcodes/zipVerdict.ts'
import {
  bookableCodes,
  corrected,
  emptyZipList,
  withKeptRows,
  withCodes,
  withoutRows,
  withVerdicts,
  zipRows,
  type ZipList,
  type ZipRow,
} from './zipList.ts'

const lists = new Map<string, PrimitiveAtom<ZipList | null>>()
const drafts = new Map<string, PrimitiveAtom<string>>()

/** The list lives beside the plan, which keeps only the codes that are booked; it stays when another step is opened. */
function listAtom(slotKey: string): PrimitiveAtom<ZipList | null> {
  const existing = lists.get(slotKey)
  if (existing) return existing
  const created = atom<ZipList | null>(null)
  lists.set(slotKey, created)
  return created
}

/** Codes that are typed and not checked yet; they stay when another step is opened. */
export function zipDraftAtom(slotKey: string): PrimitiveAtom<string> {
  const existing = drafts.get(slotKey)
  if (existing) return existing
  const created = atom('')
  drafts.set(slotKey, created)
  return created
}

/** The verdicts on codes that were checked; null where the check failed. */
export type Checked = readonly ZipVerdict[] | null

export interface ZipListControl {
  list: ZipList
  rows: ZipRow[]
  isChecking: boolean
  error: string | null
  /** Asks again for the plan's own codes, when that failed. */
  retry: (() => void) | null
  add: (codes: readonly string[]) => Promise<Checked>
  setState: (stateCode: string | null) => void
  correct: (rows: readonly ZipRow[]) => Promise<Checked>
  keep: (rows: readonly ZipRow[]) => void
  remove: (rows: readonly ZipRow[]) => void
}

/** The person's ZIP list with its verdicts; what is bookable of it goes into the plan at once. */
export function useZipList(): ZipListControl {
  const { slotKey } = usePlanner()
  const { plan, edit } = usePlan()
  const { country, zipCodes } = plan.region
  const [stored, setStored] = useAtom(listAtom(slotKey))
  const [isChecking, setChecking] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const planKey = zipCodes.join()
  const known = useMemo(() => {
    const list = stored?.country === country ? stored : emptyZipList(country)
    const rows = zipRows(list)
    return { list, rows, key: bookableCodes(rows).join() }
  }, [stored, country])
  // A plan that comes from a reload, another tab or the cart has codes the list does not show yet; one whose codes were
  // removed elsewhere leaves an old list behind.
  const isOutdated = known.key !== planKey
  const isRestoring = isOutdated && planKey !== ''
  const { list, rows } = useMemo(
    () => (isOutdated ? { list: emptyZipList(country), rows: [] } : known),
    [isOutdated, known, country],
  )

  const show = useCallback(
    (next: ZipList) => {
      setStored(next)
      edit((plan) => setZipCodes(plan, bookableCodes(zipRows(next))))
    },
    [setStored, edit],
  )
  const check = useCallback(
    async (next: ZipList, codes: readonly string[]): Promise<Checked> => {
      setChecking(true)
      setError(null)
      try {
        const { verdicts, cells } = await checkZipCodes(next.country, codes)
        rememberZipCells(
          next.country,
          verdicts.map(({ code }) => code),
          cells,
        )
        show(withVerdicts(next, verdicts))
        return verdicts
      } catch (failure) {
        setError(messageOf(failure))
        return null
      } finally {
        setChecking(false)
      }
    },
    [show],
  )

  const planCodes = useMemo(() => (planKey === '' ? [] : planKey.split(',')), [planKey])
  const take = useCallback(
    ({ verdicts, cells }: ZipCheckAnswer) => {
      rememberZipCells(country, planCodes, cells)
      show(withVerdicts(withCodes(emptyZipList(country), planCodes), verdicts))
    },
    [country, planCodes, show],
  )
  useEffect(() => {
    if (!isRestoring) return undefined
    let isCurrent = true
    checkZipCodes(country, planCodes).then(
      (answer) => isCurrent && take(answer),
      (failure: unknown) => isCurrent && setError(messageOf(failure)),
    )
    return () => {
      isCurrent = false
    }
  }, [isRestoring, country, planCodes, take])

  return {
    list,
    rows,
    isChecking: isChecking || (isRestoring && error === null),
    error,
    retry: isRestoring
      ? () => void check(withCodes(emptyZipList(country), planCodes), planCodes)
      : null,
    add: (codes) => check(withCodes(list, codes), codes),
    setState: (stateCode) => show({ ...list, stateCode }),
    correct: (wrong) => {
      const codes = wrong.flatMap(({ suggestion }) => suggestion ?? [])
      return check(corrected(list, wrong), codes)
    },
    keep: (others) => show(withKeptRows(list, others)),
    remove: (gone) => show(withoutRows(list, gone)),
  }
}

function messageOf(failure: unknown): string {
  return failure instanceof ProductError ? failure.message : new ProductError('unknown').message
}
