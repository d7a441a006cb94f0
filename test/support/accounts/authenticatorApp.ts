import { currentPeriod, leftOfPeriodMs, totpCode } from './totp.ts'

/** More than it takes from reading a code to its check, on a slow machine too. */
const ROOM_MS = 12_000

/**
 * An authenticator app: each code is a new one. A code is taken one period before its time, and one after, so three of
 * them are valid at once: it begins with the oldest that stays so for a while, and waits only where all are used up.
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

  /** A code that is right at no time near now; another for each `n`. */
  wrongCode(n = 0): string {
    return totpCode(this.#secret, 1_000 + n)
  }
}
