import { RECONNECT } from './realtimeLimits.ts'

/**
 * Delay before the attempt (counted from 0): doubling from 1 s, capped at 5 s, with a jitter of up to half either way,
 * kept within both ends (Contact 4). `random` is from 0 to 1.
 */
export function reconnectDelayMs(attempt: number, random: number): number {
  const { minDelayMs, maxDelayMs, jitter } = RECONNECT
  const plain = Math.min(maxDelayMs, minDelayMs * 2 ** Math.min(attempt, 16))
  const strayed = plain * (1 + jitter * (2 * random - 1))
  return Math.round(Math.min(maxDelayMs, Math.max(minDelayMs, strayed)))
}
