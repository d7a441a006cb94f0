import { onCartChange, readCartSnapshot } from '#client/state/foundation/storage/cartStorage.ts'

const LOAD_AFTER_MS = 1_500

/** Starts to maintain the cart once it has an entry; until then no page loads that code. */
export function maintainCart(): void {
  let isAsked = false
  const keepIfFilled = () => {
    if (isAsked || Object.keys(readCartSnapshot()).length === 0) return
    isAsked = true
    void load()
  }
  setTimeout(keepIfFilled, LOAD_AFTER_MS)
  onCartChange(keepIfFilled)
}

async function load() {
  const { startCartKeeper } = await import('./cartKeeper.ts')
  startCartKeeper()
}
