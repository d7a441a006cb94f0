/** Maximum duration of a part of the work, so that the page stays responsive on slow phones. */
const MOST_MS = 5

const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve))

/** Maps items like map(), in parts between which the browser can respond to input. */
export async function pacedMap<Item, Made>(
  items: readonly Item[],
  make: (item: Item, at: number) => Made,
): Promise<Made[]> {
  const made: Made[] = []
  let began = -Infinity
  for (const [at, item] of items.entries()) {
    if (performance.now() - began > MOST_MS) {
      await nextTask()
      began = performance.now()
    }
    made.push(make(item, at))
  }
  return made
}
