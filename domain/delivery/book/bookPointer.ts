import type { CampaignCountry } from '#domain/foundation/geo/campaignCountries.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'

/** The form of a stored pointer; a reader ignores a pointer of another form. */
export const POINTER_FORM = 1

/** How long a book may be served after it was built: older counts say too little of what was delivered. */
export const MAX_BOOK_AGE_MS = 3_600_000
/** A halt outlives every book that was built before it, also by a clock that is minutes off. */
export const HALT_LIFE_MS = MAX_BOOK_AGE_MS + 600_000

/** A published book: the chunks that it consists of, and when the data in them was read. */
export interface PublishedBook {
  builtAtMs: number
  /** Keys of its immutable chunks. */
  chunks: string[]
}

/** The current books and halts. Small enough to be read every few seconds. */
export interface BookPointer {
  form: typeof POINTER_FORM
  /** Names the storage of the keeper that counts the versions. */
  epoch: string
  /** Rises with each change. */
  version: number
  publishedAtMs: number
  /** By `bookName`. */
  books: Record<string, PublishedBook>
  /** Keys of the chunks of the product index, by the bucket of a product's id; null until its first build. */
  products: string[] | null
  /** Lines, creatives, versions and products that must not be served, whatever a book says. */
  halts: string[]
}

/** The name of the book of a country and medium: `US/ctv`. */
export const bookName = (country: CampaignCountry, mediaType: MediaType): string =>
  `${country}/${mediaType}`

/** Whether a pointer replaces a known one of the same keeper. */
export const isNewerPointer = (
  pointer: Pick<BookPointer, 'epoch' | 'version'>,
  known: Pick<BookPointer, 'epoch' | 'version'> | null,
): boolean => known === null || (pointer.epoch === known.epoch && pointer.version > known.version)
