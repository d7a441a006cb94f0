import { useState } from 'react'
import { checkStores } from '#client/api/planning/planData.ts'
import { usePlan } from '#client/state/planning/plan.ts'
import { MAX_PLACES } from '#domain/foundation/geo/campaignCountries.ts'
import { placeLabel } from '#domain/foundation/geo/placeLabel.ts'
import { MAX_STORES, parseStoreList } from '#domain/foundation/geo/stores/storeList.ts'
import { addPlaces } from '#domain/planning/campaign/edits/areaEdits.ts'

/** A row with its verdict: the matching place, or the problem. */
export interface CheckedRow {
  row: number
  text: string
  label: string
  problem: string | null
}

export interface StoreList {
  rows: readonly CheckedRow[]
  problem: string | null
  isChecking: boolean
  /** Adds the matching stores of a list; returns the other rows, or null if nothing was checked. */
  check: (source: string, radius: number) => Promise<readonly string[] | null>
  fail: (problem: string) => void
}

/** Looks up a list of stores and adds the matches. */
export function useStoreList(): StoreList {
  const { plan, edit } = usePlan()
  const [rows, setRows] = useState<readonly CheckedRow[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [isChecking, setChecking] = useState(false)
  const { country, places } = plan.region

  const check: StoreList['check'] = async (source, radius) => {
    const list = parseStoreList(source)
    const room = MAX_PLACES - places.length
    setProblem(problemOf(list.length, room))
    if (isChecking || problemOf(list.length, room) !== null) return null
    setChecking(true)
    try {
      const answers = await checkStores({
        country,
        rows: list.map(({ where, point }) => ({ where, point })),
      })
      const added = list.flatMap((row, at) => {
        const place = answers[at]?.place
        return place ? [{ place, radius: row.radius ?? radius }] : []
      })
      edit((current) => addPlaces(current, added))
      setRows(
        list.map(({ row, text }, at) => {
          const { place = null, problem: wrong = null } = answers[at] ?? {}
          return { row, text, label: place ? placeLabel(place) : '', problem: wrong }
        }),
      )
      return list.flatMap(({ text }, at) => (answers[at]?.place ? [] : [text]))
    } catch {
      setProblem('The list could not be checked. Please try again.')
      return null
    } finally {
      setChecking(false)
    }
  }
  return { rows, problem, isChecking, check, fail: setProblem }
}

function problemOf(count: number, room: number): string | null {
  if (count === 0) return 'Enter at least one ZIP or postal code, place or position.'
  if (count > MAX_STORES) return `This list has ${count} rows. Split it: ${MAX_STORES} at most.`
  return count > room ? `Only ${room} more fit into the region. Remove places first.` : null
}
