import { z } from 'zod'
import {
  IMAGE_DENSITIES,
  IMAGE_FITS,
  IMAGE_FORMATS,
  IMAGE_WIDTHS,
  PLACEHOLDER,
} from './imageAddress.ts'

/** The only allowed widths: otherwise every number would create and store another picture. */
const WIDTHS: ReadonlySet<number> = new Set<number>([
  PLACEHOLDER.width,
  ...IMAGE_DENSITIES.flatMap((density) => IMAGE_WIDTHS.map((width) => width * density)),
])
const MAX_SIDE = Math.max(...WIDTHS)

/**
 * Maximum number of pictures that one network may have generated a day. Each costs money, and
 * despite the fixed widths one picture has many variants: heights, backgrounds, qualities.
 */
export const PICTURES_A_DAY = 5_000

const isMade = (width: number | undefined) => width === undefined || WIDTHS.has(width)

const number = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number)

/** The query of the image proxy; strict, so that a picture has few URLs. */
const imageQuerySchema = z
  .strictObject({
    src: z.string().min(1).max(2_000),
    width: number.optional(),
    height: number.optional(),
    /** Both sides: 640x360. */
    resize: z
      .string()
      .regex(/^\d{1,4}x\d{1,4}$/)
      .optional(),
    format: z.enum(IMAGE_FORMATS).default('webp'),
    quality: number.pipe(z.int().min(1).max(100)).optional(),
    fit: z.enum(IMAGE_FITS).default('inside'),
    /** Six hex digits of a color behind transparent or empty areas. */
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

/** The requested size and format of a picture. */
export type ImageVariant = z.output<typeof imageQuerySchema>

/** Parses a proxy's URL; null for a variant that is not offered. */
export function readImageVariant(query: Readonly<Record<string, string>>): ImageVariant | null {
  const parsed = imageQuerySchema.safeParse(query)
  return parsed.success ? parsed.data : null
}

/** The facts of a picture's file. */
export interface ImageMeta {
  width: number
  height: number
  ratio: number
}

/** The facts of an unreadable picture (Foundation 12). */
export const NO_IMAGE_META: ImageMeta = { width: 0, height: 0, ratio: 0 }
