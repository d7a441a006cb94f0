import { z } from 'zod'
import { withoutInvisible } from './visibleText.ts'

/** Line breaks, control characters, and characters that reverse the text direction. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu

/**
 * A one-line name for a user's own thing, such as a tag, a saved cart or a channel. It allows the
 * joiners of its script, forbids line breaks, and needs a visible character; `required` is the
 * message for an empty one.
 */
export const lineText = (required: string, max: number) =>
  z
    .string()
    .overwrite((text) => text.replaceAll(CONTROLS, ' ').trim())
    .min(1, required)
    .max(max)
    .refine((text) => text.length > max || withoutInvisible(text) !== '', required)
