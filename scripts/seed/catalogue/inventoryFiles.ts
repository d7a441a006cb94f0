import { join } from 'node:path'
import type { RowMedium } from '#domain/catalogue/products/inventoryRow.ts'

/** Default folder of the inventory; an operator may use other files. */
export const INVENTORY_DIRECTORY = join(import.meta.dirname, '../../../database/seed/inventory')

export const ORGANIZATIONS_FILE = 'organizations.csv'
export const SCREENS_FILE = 'screens.csv'

/** The file of each medium that is not sold by screen. */
export const PRODUCT_FILES = {
  'websites.csv': 'online_display',
  'mobile.csv': 'mobile_display',
  'video.csv': 'online_video',
  'stations.csv': 'online_audio',
  'streaming.csv': 'ctv',
} as const satisfies Record<string, RowMedium>

export type ProductFile = keyof typeof PRODUCT_FILES

export const INVENTORY_FILES = [
  ORGANIZATIONS_FILE,
  ...(Object.keys(PRODUCT_FILES) as ProductFile[]),
  SCREENS_FILE,
] as const
export type InventoryFile = (typeof INVENTORY_FILES)[number]
