import { BOOK_VERSION, type DeliveryBook, type ProductIndex } from '#domain/delivery/book.types.ts'
import type { CampaignCountry } from '#domain/geo/country.ts'
import type { MediaType } from '#domain/media/mediaType.ts'
import type { Bindings } from '../platform/env.ts'

type Store = Pick<Bindings, 'DELIVERY_BOOK'>

const PRODUCTS = 'products'
const bookKey = (country: CampaignCountry, mediaType: MediaType) => `book/${country}/${mediaType}`

/** The book of a country and medium as it is stored; null where there is none that can be read. */
export async function readBook(
  { DELIVERY_BOOK }: Store,
  country: CampaignCountry,
  mediaType: MediaType,
): Promise<DeliveryBook | null> {
  const book = await DELIVERY_BOOK.get<DeliveryBook>(bookKey(country, mediaType), 'json')
  return book?.version === BOOK_VERSION ? book : null
}

/** Stores a book in place of the last one. */
export async function writeBook({ DELIVERY_BOOK }: Store, book: DeliveryBook): Promise<void> {
  await DELIVERY_BOOK.put(bookKey(book.country, book.mediaType), JSON.stringify(book))
}

/** In which book each product is found. */
export const readProductIndex = async ({ DELIVERY_BOOK }: Store): Promise<ProductIndex> =>
  (await DELIVERY_BOOK.get<ProductIndex>(PRODUCTS, 'json')) ?? {}

/** Stores the index where it differs from the last one. */
export async function writeProductIndex(
  { DELIVERY_BOOK }: Store,
  index: ProductIndex,
): Promise<void> {
  const text = JSON.stringify(index)
  if ((await DELIVERY_BOOK.get(PRODUCTS)) !== text) await DELIVERY_BOOK.put(PRODUCTS, text)
}
