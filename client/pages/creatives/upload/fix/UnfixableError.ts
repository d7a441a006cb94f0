/** A file that cannot be made to fit in this browser; the message says what helps. */
export class UnfixableError extends Error {
  override readonly name = 'UnfixableError'
}
