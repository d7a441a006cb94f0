import { join } from 'node:path'
import type { ProductKind } from '#domain/catalogue/product.ts'
import type { MediaType } from '#domain/media/mediaType.ts'

/** Where the inventory stands by default; an operator may put other files in its place. */
export const INVENTORY_DIRECTORY = join(import.meta.dirname, '../../../database/seed/inventory')

export const ORGANIZATIONS_FILE = 'organizations.csv'
export const SCREENS_FILE = 'screens.csv'

/** The file of each medium that is not sold by screen, and the kinds of products it may list. */
export const PRODUCT_FILES = {
  'websites.csv': { mediaType: 'online_display', kinds: ['website'] },
  'mobile.csv': { mediaType: 'mobile_display', kinds: ['app', 'website'] },
  'video.csv': { mediaType: 'online_video', kinds: ['website', 'app'] },
  'stations.csv': { mediaType: 'online_audio', kinds: ['station'] },
  'streaming.csv': { mediaType: 'ctv', kinds: ['streaming_service'] },
} as const satisfies Record<string, { mediaType: MediaType; kinds: readonly ProductKind[] }>

export type ProductFile = keyof typeof PRODUCT_FILES

export const INVENTORY_FILES = [
  ORGANIZATIONS_FILE,
  ...(Object.keys(PRODUCT_FILES) as ProductFile[]),
  SCREENS_FILE,
] as const
export type InventoryFile = (typeof INVENTORY_FILES)[number]
