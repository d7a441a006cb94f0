import { currentPeriod, totpCode } from './totp.ts'

/** An authenticator app: each code is a new one. Waits for the next where those that are valid now are used up. */
export class AuthenticatorApp {
  readonly #secret: string
  #lastPeriod = 0

  constructor(secret: string) {
    this.#secret = secret
  }

  async nextCode(): Promise<string> {
    const period = Math.max(this.#lastPeriod + 1, currentPeriod())
    // A code is taken one period before its time, and one after.
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
