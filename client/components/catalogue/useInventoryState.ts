import type { InventoryState } from '#domain/catalogue/products/inventoryState.ts'
import { getSettings } from '#client/api/foundation/settingsCalls.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'

/** The state of the inventory, from the settings that every page loads once; null until known. */
export const useInventoryState = (): InventoryState | null =>
  useLoaded('settings', getSettings).value?.inventory ?? null
