import { sitePath } from '#content/sitePaths.ts'

/** What the pages of a product say where there is no such product. */
export const NO_PRODUCT = {
  title: 'This product was not found',
  to: sitePath('inventory'),
  label: 'Inventory',
}
