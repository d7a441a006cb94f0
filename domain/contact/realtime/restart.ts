import { RESTART } from './realtimeLimits.ts'

/** The close code by which the server asks a client to reconnect later: Service Restart (IANA's registry). */
export const RESTART_CLOSE_CODE = 1012

/** The query parameter with the version that opened the lost connection. */
export const VERSION_PARAMETER = 'version'

const REASON = /^retry after (\d{1,6}) ms$/

/** The close reason of a restart: this client's delay. */
export const restartReason = (waitMs: number): string => `retry after ${waitMs} ms`

/** The delay that a close requests, in ms, at most two minutes; null for every other close. */
export function restartWaitMs({ code, reason }: { code: number; reason: string }): number | null {
  const asked = code === RESTART_CLOSE_CODE ? REASON.exec(reason)?.[1] : undefined
  return asked === undefined ? null : Math.min(Number(asked), RESTART.maxWaitMs)
}

/** The close reason by which a session makes its tabs reload their login. */
export const LOGIN_CHANGED_REASON = 'the login has changed'

/** Whether a close may come from a deployment: the platform's own codes that our server does not use. */
export const mayBeRestart = ({ code, reason }: { code: number; reason: string }): boolean =>
  [1001, 1006, 1011, RESTART_CLOSE_CODE].includes(code) && reason !== LOGIN_CHANGED_REASON

/**
 * Whether a deployment closed a connection that another version opened: its client is then spread with all others.
 * Clients without a version, and environments without versions, reconnect as after any other close.
 */
export const isFromAnotherVersion = (seen: string | null, current: string | null): boolean =>
  seen !== null && seen !== '' && current !== null && seen !== current

/** A random delay within the spread, in ms; `random` is from 0 to 1. */
export const drawRestartWaitMs = (random: number): number => Math.round(RESTART.spreadMs * random)

/** The version that opened a connection, from the Engine.IO handshake; null for any other frame. */
export const versionOfHandshake = (frame: unknown): string | null =>
  (typeof frame === 'string' && /^0.*"version":"([^"\\]+)"/.exec(frame)?.[1]) || null
