/** A file that this browser cannot fix; the message gives advice. */
export class UnfixableError extends Error {
  override readonly name: string = 'UnfixableError'
}

/** The work could not start offline; it can once there is a connection. */
export class NoConnectionError extends UnfixableError {
  override readonly name = 'NoConnectionError'
}
