/** Work that is requested repeatedly: one run at a time, and one more if requested meanwhile. */
export class CoalescedRun {
  readonly #work: () => Promise<boolean>
  #running: Promise<boolean> | null = null
  #isAskedAgain = false

  /** The work returns whether something was left undone, and raises nothing. */
  constructor(work: () => Promise<boolean>) {
    this.#work = work
  }

  /** Returns whether something was left undone. Raises nothing. */
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
      hasFailed = await this.#work()
    }
    return hasFailed
  }
}
