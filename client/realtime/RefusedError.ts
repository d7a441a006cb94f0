/** The server refused a request over the connection; carries its answer. */
export class RefusedError extends Error {
  readonly answer: unknown

  constructor(answer: unknown) {
    super('The server refused.')
    this.name = 'RefusedError'
    this.answer = answer
  }
}
