/**
 * The inventory for sale: none yet, the repository's fictional one (or a part of it), or only the
 * operator's own.
 */
export type InventoryState = 'none' | 'example' | 'own'

/** The state for an inventory. */
export const inventoryStateOf = ({
  products,
  examples,
}: {
  products: number
  examples: number
}): InventoryState => (products === 0 ? 'none' : examples > 0 ? 'example' : 'own')

/** The notice wherever the fictional inventory could be mistaken for real. */
export const EXAMPLE_INVENTORY_NOTE = 'Example inventory: publishers and screens are made up.'
