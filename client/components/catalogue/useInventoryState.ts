import type { InventoryState } from '#domain/catalogue/products/inventoryState.ts'
import { getSettings } from '#client/api/foundation/settingsCalls.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'

/** What is for sale, by the settings that every page asks for once; null until it is known. */
export const useInventoryState = (): InventoryState | null =>
  useLoaded('settings', getSettings).value?.inventory ?? null
