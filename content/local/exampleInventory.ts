import type { Product } from '#domain/catalogue/products/product.ts'

/** Whether any of the products is fictional. */
export const hasExamples = (products: readonly Pick<Product, 'isExample'>[]): boolean =>
  products.some(({ isExample }) => isExample === true)

/** "Example inventory." if any of the products is fictional; empty otherwise. */
export const exampleNote = (products: readonly Pick<Product, 'isExample'>[]): string =>
  hasExamples(products) ? 'Example inventory.' : ''

/** "example screens", or "screens" if none of them is fictional. */
export const screensNoun = (products: readonly Pick<Product, 'isExample'>[]): string =>
  hasExamples(products) ? 'example screens' : 'screens'
