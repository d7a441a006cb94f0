import { atom, useAtom, useAtomValue, type PrimitiveAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { PLAN_STEPS, type PlanStep } from '#domain/planning/campaign/planStep.ts'

const visited = new Map<string, PrimitiveAtom<readonly PlanStep[]>>()

const storageKey = (slotKey: string): string => slotKey.replace(/^amd_plan_/, 'amd_steps_')

function visitedAtom(slotKey: string): PrimitiveAtom<readonly PlanStep[]> {
  const existing = visited.get(slotKey)
  if (existing) return existing
  const created = atom<readonly PlanStep[]>(readVisited(slotKey))
  visited.set(slotKey, created)
  return created
}

/**
 * The steps of a plan that were opened, stored with the draft. The current one counts once it is
 * left.
 */
export function useVisitedSteps(slotKey: string, current: PlanStep): readonly PlanStep[] {
  const [steps, setSteps] = useAtom(visitedAtom(slotKey))
  const leave = useCallback(
    (step: PlanStep) =>
      setSteps((before) => {
        if (before.includes(step)) return before
        const after = [...before, step]
        writeVisited(slotKey, after)
        return after
      }),
    [setSteps, slotKey],
  )
  useEffect(() => () => leave(current), [leave, current])
  return steps
}

/** The steps of a plan that were left, without a part in it. */
export const useLeftSteps = (slotKey: string): readonly PlanStep[] =>
  useAtomValue(visitedAtom(slotKey))

/** Deletes the visited steps of a deleted plan. */
export function clearVisitedSteps(slotKey: string): void {
  visited.delete(slotKey)
  try {
    localStorage.removeItem(storageKey(slotKey))
  } catch {
    // Storage that cannot be written contains nothing of ours either.
  }
}

function readVisited(slotKey: string): PlanStep[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(slotKey)) ?? '[]')
    return Array.isArray(stored) ? PLAN_STEPS.filter((step) => stored.includes(step)) : []
  } catch {
    return []
  }
}

function writeVisited(slotKey: string, steps: readonly PlanStep[]): void {
  try {
    localStorage.setItem(storageKey(slotKey), JSON.stringify(steps))
  } catch {
    // Only the check marks are lost.
  }
}
