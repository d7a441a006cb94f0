import { z } from 'zod'
import {
  IMAGE_DENSITIES,
  IMAGE_FITS,
  IMAGE_FORMATS,
  IMAGE_WIDTHS,
  PLACEHOLDER,
} from './imageAddress.ts'

/** Only these are made: else every number would be a picture of its own to make and to keep. */
const WIDTHS: ReadonlySet<number> = new Set<number>([
  PLACEHOLDER.width,
  ...IMAGE_DENSITIES.flatMap((density) => IMAGE_WIDTHS.map((width) => width * density)),
])
const MAX_SIDE = Math.max(...WIDTHS)

/**
 * Pictures that one network may have made in a day. Each is paid for, and in spite of the widths there are more of one
 * picture than anybody looks at: heights, backgrounds, qualities.
 */
export const PICTURES_A_DAY = 5_000

const isMade = (width: number | undefined) => width === undefined || WIDTHS.has(width)

const number = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number)

/** What the proxy is asked for; strict, so that one picture has not many addresses. */
const imageQuerySchema = z
  .strictObject({
    src: z.string().min(1).max(2_000),
    width: number.optional(),
    height: number.optional(),
    /** Both sides at once: 640x360. */
    resize: z
      .string()
      .regex(/^\d{1,4}x\d{1,4}$/)
      .optional(),
    format: z.enum(IMAGE_FORMATS).default('webp'),
    quality: number.pipe(z.int().min(1).max(100)).optional(),
    fit: z.enum(IMAGE_FITS).default('inside'),
    /** Six digits of a colour, behind what is transparent or left over. */
    background: z
      .string()
      .regex(/^[0-9a-f]{6}$/i)
      .optional(),
    blur: number.pipe(z.int().min(1).max(250)).optional(),
  })
  .refine(({ resize, width, height }) => !resize || (width ?? height) === undefined)
  .transform(({ resize, ...rest }) => {
    const [width, height] = (resize ?? '').split('x').map(Number)
    return resize ? { ...rest, width, height } : rest
  })
  .refine(({ width, height = 1 }) => isMade(width) && height >= 1 && height <= MAX_SIDE)

/** A picture in the size and the format in which it is wanted. */
export type ImageVariant = z.output<typeof imageQuerySchema>

/** What a proxy's address asks for; null when it asks for what is not made. */
export function readImageVariant(query: Readonly<Record<string, string>>): ImageVariant | null {
  const parsed = imageQuerySchema.safeParse(query)
  return parsed.success ? parsed.data : null
}

/** What is known of a picture's file. */
export interface ImageMeta {
  width: number
  height: number
  ratio: number
}

/** What is said of a picture that cannot be read (Foundation 12). */
export const NO_IMAGE_META: ImageMeta = { width: 0, height: 0, ratio: 0 }
