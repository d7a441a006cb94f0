import { sitePath } from '#content/sitePaths.ts'

/** Texts of a product's pages without such a product. */
export const NO_PRODUCT = {
  title: 'This product was not found',
  to: sitePath('inventory'),
  label: 'Inventory',
}
