import type { DeskMail } from '../durablePorts.types.ts'
import type { RoomStore } from './RoomStore.ts'

const AT_A_TIME = 20

interface RoomMailsParts {
  store: RoomStore
  send: (mail: DeskMail) => Promise<void>
  onFailure: () => void
}

/** The way of a room's mails: kept until the platform has taken them. */
export class RoomMails {
  readonly #parts: RoomMailsParts
  #running: Promise<boolean> | null = null
  #isAskedAgain = false

  constructor(parts: RoomMailsParts) {
    this.#parts = parts
  }

  /** Sends what is kept; whether something did not go out. Raises nothing. */
  run(): Promise<boolean> {
    this.#isAskedAgain = true
    this.#running ??= this.#runAll().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  async #runAll(): Promise<boolean> {
    const { store, send, onFailure } = this.#parts
    while (this.#isAskedAgain) {
      this.#isAskedAgain = false
      for (const { n, mail } of store.mails(AT_A_TIME)) {
        try {
          await send(mail)
          store.dropMail(n)
          this.#isAskedAgain = true
        } catch {
          onFailure()
          return true
        }
      }
    }
    return false
  }
}
