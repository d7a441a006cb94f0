import type { CampaignCountry } from '#domain/foundation/geo/campaignCountries.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'

/** The format version of a stored pointer; a reader ignores another version. */
export const POINTER_FORM = 1

/** How long a book may be served after it was built: the counts of older ones are too far behind. */
export const MAX_BOOK_AGE_MS = 3_600_000
/** A halt outlives every book that was built before it, even with a clock that is minutes off. */
export const HALT_LIFE_MS = MAX_BOOK_AGE_MS + 600_000

/** A published book: its chunks, and when their data was read. */
export interface PublishedBook {
  builtAtMs: number
  /** Keys of its immutable chunks. */
  chunks: string[]
}

/** The current books and halts. Small enough to read every few seconds. */
export interface BookPointer {
  form: typeof POINTER_FORM
  /** Identifies the keeper's storage, which counts the versions. */
  epoch: string
  /** Incremented by each change. */
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
