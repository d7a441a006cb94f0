import type { LayoutNote } from '#domain/creatives/brandLayout/panel.ts'

/** Parts that did not fit a format, with advice. */
export const NOTE_WORDS = {
  headline_cut:
    'The headline does not fit at a size that can be read. Give this format a shorter one.',
  line_left_out: 'No room for the line here.',
  action_left_out: 'No room for the call to action here.',
  brand_left_out: 'No room for the name here. A logo takes less.',
} as const satisfies Record<LayoutNote, string>

/** Whether a format can be uploaded; not with a text cut off in the middle. */
export const isFit = (notes: readonly LayoutNote[]): boolean => !notes.includes('headline_cut')
