import { useEffect, useState } from 'react'
import { afterPointerUp, trackPointer } from '#client/ui/afterPointerUp.ts'

/**
 * A list that reorders itself when its data change. From `hold`, which a press in the list calls,
 * to the end of the press, nothing changes places and new items are last.
 */
export function useOrderInPress<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
): { ordered: readonly Item[]; hold: () => void } {
  const [held, setHeld] = useState<ReadonlyMap<string, number> | null>(null)
  useEffect(trackPointer, [])
  const hold = () => {
    setHeld(new Map(items.map((item, place) => [idOf(item), place])))
    const letGo = async () => {
      await afterPointerUp()
      setHeld(null)
    }
    void letGo()
  }
  if (held === null) return { ordered: items, hold }
  const at = (item: Item) => held.get(idOf(item)) ?? held.size
  return { ordered: items.toSorted((one, other) => at(one) - at(other)), hold }
}
