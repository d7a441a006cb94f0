/** A file that cannot be made to fit in this browser; the message says what helps. */
export class UnfixableError extends Error {
  override readonly name: string = 'UnfixableError'
}

/** The work could not start without a connection; it can once there is one. */
export class NoConnectionError extends UnfixableError {
  override readonly name = 'NoConnectionError'
}
