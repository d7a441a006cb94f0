import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import {
  type ImageMeta,
  type ImageVariant,
  NO_IMAGE_META,
} from '#domain/foundation/image/imageVariant.ts'
import type { Bindings } from '#worker/platform/env.ts'
import { log } from '#worker/platform/log.ts'

/** Larger files are shown unconverted, as converting them would take too long. */
const MAX_SOURCE_BYTES = 20 * 1024 * 1024
/** A file of a few bytes can decompress to any size. */
const MAX_PIXELS = 50_000_000

const FITS = { inside: 'scale-down', cover: 'cover', contain: 'pad', fill: 'squeeze' } as const

/** A picture in the requested size and format; null if it is not a picture or is too large. */
export async function makeImage(
  { IMAGES }: Pick<Bindings, 'IMAGES'>,
  source: Response,
  variant: ImageVariant,
): Promise<Response | null> {
  if (Number(source.headers.get('Content-Length')) > MAX_SOURCE_BYTES) return null
  const bytes = await source.arrayBuffer()
  if (bytes.byteLength > MAX_SOURCE_BYTES) return null
  const { width, height } = await imageMeta(IMAGES, bytes)
  if (width * height === 0 || width * height > MAX_PIXELS) return null
  const { fit, quality, background, blur } = variant
  const made = await IMAGES.input(streamOf(bytes))
    .transform({
      ...(variant.width ? { width: variant.width } : {}),
      ...(variant.height ? { height: variant.height } : {}),
      fit: FITS[fit],
      ...(background ? { background: `#${background}` } : {}),
      ...(blur ? { blur } : {}),
    })
    .output({
      format: `image/${variant.format}`,
      ...(quality ? { quality } : {}),
      anim: false,
    })
  return made.response()
}

const streamOf = (bytes: ArrayBuffer) => new Blob([bytes]).stream()

/** Size of a picture; null and logged if it is unreadable (Foundation 12). */
async function imageMeta(images: ImagesBinding, bytes: ArrayBuffer): Promise<ImageMeta> {
  try {
    const info = await images.info(streamOf(bytes))
    // A vector drawing has no intrinsic size and may run scripts, so this proxy rejects it.
    if (!('width' in info)) throw new Error(`${info.format} has no pixels`)
    return { width: info.width, height: info.height, ratio: info.width / info.height }
  } catch (error) {
    log('error', 'Failed to get image meta', { ...NO_IMAGE_META, message: reasonOf(error) })
    return NO_IMAGE_META
  }
}
