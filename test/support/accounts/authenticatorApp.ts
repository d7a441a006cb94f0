import { currentPeriod, leftOfPeriodMs, totpCode } from './totp.ts'

/** Maximum time between reading a code and checking it, even on a slow machine (ms). */
const ROOM_MS = 12_000

/**
 * An authenticator app that returns a new code each time. Codes are valid one period early and one period late, so
 * three are valid at once: it returns the oldest that stays valid for a while, and waits only when all are used.
 */
export class AuthenticatorApp {
  readonly #secret: string
  #lastPeriod = 0

  constructor(secret: string) {
    this.#secret = secret
  }

  async nextCode(): Promise<string> {
    const oldest = leftOfPeriodMs() > ROOM_MS ? currentPeriod() - 1 : currentPeriod()
    const period = Math.max(this.#lastPeriod + 1, oldest)
    while (period > currentPeriod() + 1) {
      await new Promise((resolve) => {
        setTimeout(resolve, 250)
      })
    }
    this.#lastPeriod = period
    return totpCode(this.#secret, period - currentPeriod())
  }

  /** A code that is invalid at any time near now; each `n` gives another code. */
  wrongCode(n = 0): string {
    return totpCode(this.#secret, 1_000 + n)
  }
}
