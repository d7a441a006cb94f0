import { RESTART } from './realtimeLimits.ts'

/** The close code by which the server asks a client to come back later: Service Restart (IANA's registry). */
export const RESTART_CLOSE_CODE = 1012

/** The query parameter with the version that a lost connection was opened by. */
export const VERSION_PARAMETER = 'version'

const REASON = /^retry after (\d{1,6}) ms$/

/** What the close of a restart says: how long this client waits. */
export const restartReason = (waitMs: number): string => `retry after ${waitMs} ms`

/** How long a close asks the client to wait, in ms, at most two minutes; null for every other close. */
export function restartWaitMs({ code, reason }: { code: number; reason: string }): number | null {
  const asked = code === RESTART_CLOSE_CODE ? REASON.exec(reason)?.[1] : undefined
  return asked === undefined ? null : Math.min(Number(asked), RESTART.maxWaitMs)
}

/** The reason of the close by which a session sends its tabs to fetch a new login. */
export const LOGIN_CHANGED_REASON = 'the login has changed'

/** Whether a close may be a deployment's: the platform's own codes, and none that our server closes with. */
export const mayBeRestart = ({ code, reason }: { code: number; reason: string }): boolean =>
  [1001, 1006, 1011, RESTART_CLOSE_CODE].includes(code) && reason !== LOGIN_CHANGED_REASON

/**
 * Whether a connection that another version opened was closed by a deployment: its client is spread with all others.
 * Clients that name no version, and places without versions, come back as after any other close.
 */
export const isFromAnotherVersion = (seen: string | null, current: string | null): boolean =>
  seen !== null && seen !== '' && current !== null && seen !== current

/** A place in the spread, in ms; `random` is from 0 to 1. */
export const drawRestartWaitMs = (random: number): number => Math.round(RESTART.spreadMs * random)

/** The version that opened a connection, from the Engine.IO handshake; null for any other frame. */
export const versionOfHandshake = (frame: unknown): string | null =>
  (typeof frame === 'string' && /^0.*"version":"([^"\\]+)"/.exec(frame)?.[1]) || null
