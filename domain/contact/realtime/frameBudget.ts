import { FRAME_BUDGET } from './realtimeLimits.ts'

/** A socket's remaining budget, and its time. */
export interface FrameBudget {
  frames: number
  atMs: number
}

/** The budget of a new socket, or after a pause. */
export const fullFrameBudget = (nowMs: number): FrameBudget => ({
  frames: FRAME_BUDGET.burst,
  atMs: nowMs,
})

/** The budget after a frame of this cost; null if it is exceeded. A clock that jumps back refills nothing. */
export function spendFrame(budget: FrameBudget, nowMs: number, cost = 1): FrameBudget | null {
  const refill = (Math.max(0, nowMs - budget.atMs) / 1_000) * FRAME_BUDGET.perSecond
  const frames = Math.min(FRAME_BUDGET.burst, budget.frames + refill) - cost
  return frames < 0 ? null : { frames, atMs: Math.max(nowMs, budget.atMs) }
}
