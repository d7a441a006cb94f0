import type { PagePicture } from '#content/pages/marketingPage.ts'

/** What a drawing of a kind is given. */
export interface PictureProps<Kind extends PagePicture['kind']> {
  picture: Extract<PagePicture, { kind: Kind }>
  /** The medium's colour. */
  hue: string
}

/** The look of large words in a drawing. */
export const WORDS = 'fill-ink font-display font-bold tracking-[-0.02em]'
export const NOTE = 'fill-ink-2 font-medium'
