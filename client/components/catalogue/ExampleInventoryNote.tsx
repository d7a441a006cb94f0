import { EXAMPLE_INVENTORY_NOTE } from '#domain/catalogue/products/inventoryState.ts'
import { useInventoryState } from './useInventoryState.ts'

/** Says that the publishers and screens are fictional, while they are; nothing otherwise. */
export function ExampleInventoryNote({ className = '' }: { className?: string }) {
  if (useInventoryState() !== 'example') return null
  return <p className={`text-sm text-ink-2 ${className}`}>{EXAMPLE_INVENTORY_NOTE}</p>
}
