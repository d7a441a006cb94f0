/** An event could not be sent, or its answer was lost with the connection. */
export class NotConnectedError extends Error {
  constructor() {
    super('The realtime connection is down.')
    this.name = 'NotConnectedError'
  }
}
