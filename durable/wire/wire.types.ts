/** The wire's own state of a socket; it survives the object's sleep. */
export interface WireState {
  /** Whether the client has joined the namespace. */
  isOpen: boolean
}

/** Answers an event that requested it; no effect otherwise. */
export type Answer = (answer: unknown) => void

/** Writes a log line. */
export type Log = (
  level: 'info' | 'warn' | 'error',
  event: string,
  fields: Record<string, string | number | boolean>,
) => void
