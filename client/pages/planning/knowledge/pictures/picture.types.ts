import type { PagePicture } from '#content/pages/marketingPage.ts'

/** The props of a drawing. */
export interface PictureProps<Kind extends PagePicture['kind']> {
  picture: Extract<PagePicture, { kind: Kind }>
  /** The medium's color. */
  hue: string
}

/** The style of large text in a drawing. */
export const WORDS = 'fill-ink font-display font-bold tracking-[-0.02em]'
export const NOTE = 'fill-ink-2 font-medium'
