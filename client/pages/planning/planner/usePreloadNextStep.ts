import { useEffect } from 'react'
import type { PlanStep } from '#domain/planning/campaign/planStep.ts'
import { PLAN_STEP_PARTS } from './steps/planStepParts.tsx'

const USES = ['pointerdown', 'keydown'] as const

/**
 * Loads the step after the open one at the first interaction, so that a reader without one loads
 * nothing extra.
 */
export function usePreloadNextStep(next: PlanStep | null): void {
  useEffect(() => {
    if (!next) return undefined
    const stop = (): void => {
      for (const use of USES) removeEventListener(use, preload)
    }
    const preload = (): void => {
      stop()
      PLAN_STEP_PARTS[next].preload()
    }
    for (const use of USES) addEventListener(use, preload, { passive: true })
    return stop
  }, [next])
}
