/** What is for sale: nothing yet, the fictional inventory of the repository (or some of it), or the operator's own alone. */
export type InventoryState = 'none' | 'example' | 'own'

/** The state by what is for sale. */
export const inventoryStateOf = ({
  products,
  examples,
}: {
  products: number
  examples: number
}): InventoryState => (products === 0 ? 'none' : examples > 0 ? 'example' : 'own')

/** Stands wherever somebody could take the fictional inventory for real. */
export const EXAMPLE_INVENTORY_NOTE = 'Example inventory: publishers and screens are made up.'
