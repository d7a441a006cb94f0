/** What was asked of the server over the connection was refused, with its answer. */
export class RefusedError extends Error {
  readonly answer: unknown

  constructor(answer: unknown) {
    super('The server refused.')
    this.name = 'RefusedError'
    this.answer = answer
  }
}
