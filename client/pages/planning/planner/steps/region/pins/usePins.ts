import { useState } from 'react'
import { usePlan, usePlanner } from '#client/state/planning/plan.ts'
import type { GeoPoint } from '#domain/foundation/geo/distance.ts'
import { addPlaceAnywhere } from '#domain/planning/campaign/edits/planEdits.ts'

export interface Pins {
  isPlacing: boolean
  setPlacing: (isPlacing: boolean) => void
  problem: string | null
  /** Adds a circle around a point. */
  add: (point: GeoPoint) => Promise<void>
}

/** Pins placed by clicking the map. */
export function usePins(): Pins {
  const { plan, edit } = usePlan()
  const { now } = usePlanner()
  const [isPlacing, setPlacing] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const add = async (point: GeoPoint): Promise<void> => {
    const { placePin } = await import('./placePin.ts')
    const placed = await placePin(point, plan.region.country)
    setProblem(typeof placed === 'string' ? placed : null)
    if (typeof placed === 'string') return
    edit((current) => addPlaceAnywhere(current, placed, { now }))
    setPlacing(false)
  }
  return { isPlacing, setPlacing, problem, add }
}
