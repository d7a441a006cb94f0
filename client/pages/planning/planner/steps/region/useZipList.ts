import { atom, useAtom, type PrimitiveAtom } from 'jotai'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { checkZipCodes, type ZipCheckAnswer } from '#client/api/planning/checkZipCodes.ts'
import { usePlan, usePlanner } from '#client/state/planning/plan.ts'
import { rememberZipCells } from '#client/state/planning/zipCells.ts'
import { setZipCodes } from '#domain/planning/campaign/edits/regionEdits.ts'
import { asProductError } from '#domain/foundation/errors/productError.ts'
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

/**
 * The list is stored next to the plan, which contains only the bookable codes; it survives another
 * step.
 */
function listAtom(slotKey: string): PrimitiveAtom<ZipList | null> {
  const existing = lists.get(slotKey)
  if (existing) return existing
  const created = atom<ZipList | null>(null)
  lists.set(slotKey, created)
  return created
}

/** The verdicts on checked codes; null if the check failed. */
export type Checked = readonly ZipVerdict[] | null

export interface ZipListControl {
  list: ZipList
  rows: ZipRow[]
  isChecking: boolean
  error: string | null
  /** Requests the plan's own codes again after a failure. */
  retry: (() => void) | null
  add: (codes: readonly string[]) => Promise<Checked>
  setState: (stateCode: string | null) => void
  correct: (rows: readonly ZipRow[]) => Promise<Checked>
  keep: (rows: readonly ZipRow[]) => void
  remove: (rows: readonly ZipRow[]) => void
}

/** The person's ZIP list with its verdicts; its bookable codes go into the plan at once. */
export function useZipList(): ZipListControl {
  const { slotKey } = usePlanner()
  const { plan, edit } = usePlan()
  const { country, zipCodes } = plan.region
  const [stored, setStored] = useAtom(listAtom(slotKey))
  const [isChecking, setChecking] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const planKey = zipCodes.join()
  const { list, rows, isRestoring } = useListOfPlan(stored, country, planKey)

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
        setError(asProductError(failure).message)
        return null
      } finally {
        setChecking(false)
      }
    },
    [show],
  )

  const planCodes = useRestoredCodes({ country, planKey, isRestoring, show, setError })

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

/** The stored list, or an empty one if it does not match the plan's codes. */
function useListOfPlan(stored: ZipList | null, country: ZipList['country'], planKey: string) {
  const known = useMemo(() => {
    const list = stored?.country === country ? stored : emptyZipList(country)
    const rows = zipRows(list)
    return { list, rows, key: bookableCodes(rows).join() }
  }, [stored, country])
  // A plan from a reload, another tab or the cart has codes that the list lacks; one whose codes
  // were removed elsewhere leaves an outdated list.
  const isOutdated = known.key !== planKey
  const { list, rows } = useMemo(
    () => (isOutdated ? { list: emptyZipList(country), rows: [] } : known),
    [isOutdated, known, country],
  )
  return { list, rows, isRestoring: isOutdated && planKey !== '' }
}

/** Checks the plan's own codes and adds those that the list lacks; returns them. */
function useRestoredCodes({
  country,
  planKey,
  isRestoring,
  show,
  setError,
}: {
  country: ZipList['country']
  planKey: string
  isRestoring: boolean
  show: (list: ZipList) => void
  setError: (message: string) => void
}): string[] {
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
      (failure: unknown) => isCurrent && setError(asProductError(failure).message),
    )
    return () => {
      isCurrent = false
    }
  }, [isRestoring, country, planCodes, take, setError])
  return planCodes
}
