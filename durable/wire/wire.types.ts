/** What the wire itself knows of a socket; it survives the object's sleep. */
export interface WireState {
  /** Whether the client has joined the namespace. */
  isOpen: boolean
}

/** Answers an event that asked for it; of no effect for one that did not. */
export type Answer = (answer: unknown) => void

/** Writes a line of the log. */
export type Log = (
  level: 'info' | 'warn' | 'error',
  event: string,
  fields: Record<string, string | number | boolean>,
) => void
