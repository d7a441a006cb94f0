/** Work that is asked for again and again: one round at a time, and one more when it was asked for meanwhile. */
export class Rounds {
  readonly #round: () => Promise<boolean>
  #running: Promise<boolean> | null = null
  #isAskedAgain = false

  /** A round gives whether something was left undone, and raises nothing. */
  constructor(round: () => Promise<boolean>) {
    this.#round = round
  }

  /** Whether something was left undone. Raises nothing. */
  run(): Promise<boolean> {
    this.#isAskedAgain = true
    this.#running ??= this.#runAll().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  async #runAll(): Promise<boolean> {
    let hasFailed = false
    while (this.#isAskedAgain && !hasFailed) {
      this.#isAskedAgain = false
      hasFailed = await this.#round()
    }
    return hasFailed
  }
}
