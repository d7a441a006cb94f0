import { useEffect, useState } from 'react'
import { pressEnd, watchPresses } from '#client/ui/pressEnd.ts'

/**
 * A list that orders itself anew as things happen, in the order to be shown: from `hold`, which a press in the list
 * calls, to the end of the press nothing in it changes places, and what is new stands last.
 */
export function useOrderInPress<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
): { ordered: readonly Item[]; hold: () => void } {
  const [held, setHeld] = useState<ReadonlyMap<string, number> | null>(null)
  useEffect(watchPresses, [])
  const hold = () => {
    setHeld(new Map(items.map((item, place) => [idOf(item), place])))
    const letGo = async () => {
      await pressEnd()
      setHeld(null)
    }
    void letGo()
  }
  if (held === null) return { ordered: items, hold }
  const at = (item: Item) => held.get(idOf(item)) ?? held.size
  return { ordered: items.toSorted((one, other) => at(one) - at(other)), hold }
}
