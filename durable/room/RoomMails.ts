import type { DeskMail } from '../durablePorts.types.ts'
import { Rounds } from './Rounds.ts'
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
  readonly #rounds = new Rounds(() => this.#sendAll())

  constructor(parts: RoomMailsParts) {
    this.#parts = parts
  }

  /** Sends what is kept; whether something did not go out. Raises nothing. */
  run(): Promise<boolean> {
    return this.#rounds.run()
  }

  async #sendAll(): Promise<boolean> {
    const { store, send, onFailure } = this.#parts
    for (;;) {
      const mails = store.mails(AT_A_TIME)
      if (mails.length === 0) return false
      for (const { n, mail } of mails) {
        try {
          await send(mail)
          store.dropMail(n)
        } catch {
          onFailure()
          return true
        }
      }
    }
  }
}
