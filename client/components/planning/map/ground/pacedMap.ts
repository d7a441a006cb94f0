/** So long a part of the work may take: what a person does meanwhile is answered soon enough, on a slow phone too. */
const MOST_MS = 5

const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve))

/** Makes something of each item, as map() does, in parts between which the browser can answer. */
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
