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
  const [held, setHeld] = useState<readonly string[] | null>(null)
  useEffect(watchPresses, [])
  const hold = () => {
    setHeld(items.map(idOf))
    const letGo = async () => {
      await pressEnd()
      setHeld(null)
    }
    void letGo()
  }
  if (held === null) return { ordered: items, hold }
  const at = (item: Item) => {
    const place = held.indexOf(idOf(item))
    return place === -1 ? held.length : place
  }
  return { ordered: items.toSorted((one, other) => at(one) - at(other)), hold }
}
