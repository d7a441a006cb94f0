const RETRY_MS = 3_000

/** Loads code until it is there: a lost connection delays what is shown, and never breaks the page. */
export async function loadWithRetries<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, RETRY_MS)
      })
    }
  }
}
