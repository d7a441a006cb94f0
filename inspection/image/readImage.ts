import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'
import { MAX_FILE_BYTES } from '#domain/creatives/creative/fileLimits.ts'
import { FILE_TYPE_NAMES } from '#domain/creatives/creative/measureWords.ts'
import { readUpTo, type ByteSource } from '../byteSource.ts'
import { holdsMarkup, holdsOtherFile } from '../hiddenType.ts'
import type { PictureContent } from './picture.ts'
import { readGif } from './readGif.ts'
import { readJpeg } from './readJpeg.ts'
import { readPng } from './readPng.ts'

type ImageType = 'png' | 'jpeg' | 'gif'

const READERS = { png: readPng, jpeg: readJpeg, gif: readGif } as const satisfies Record<
  ImageType,
  (bytes: Uint8Array) => PictureContent
>

/** Pictures somewhat over the limit are read, so that all their problems are reported at once. */
const MAX_READ_BYTES = 2 * MAX_FILE_BYTES.image
/** From this EXIF orientation on the picture is rotated by a quarter: width and height are swapped. */
const FIRST_TURNED_ORIENTATION = 5

/** Facts of a picture, still or animated. Throws UnreadableError if it is truncated. */
export async function readImage(source: ByteSource, fileType: ImageType): Promise<CreativeFacts> {
  const looksLike = FILE_TYPE_NAMES[fileType]
  if (source.size > MAX_READ_BYTES) {
    return { kind: 'unknown', bytes: source.size, reason: 'oversized', looksLike }
  }
  const bytes = await readUpTo(source, 0, MAX_READ_BYTES)
  const content = READERS[fileType](bytes)
  if (holdsMarkup(bytes) || holdsOtherFile(bytes.subarray(content.endsAt))) {
    return { kind: 'unknown', bytes: source.size, reason: 'mixed', looksLike }
  }
  return imageFacts(content, fileType, source.size)
}

function imageFacts(content: PictureContent, fileType: ImageType, bytes: number): CreativeFacts {
  const { width, height, orientation, frames } = content
  if (frames > 1 && fileType !== 'jpeg') {
    const { plays } = content
    const durationMs = Math.round(content.durationMs)
    return { kind: 'animated_image', fileType, bytes, width, height, frames, durationMs, plays }
  }
  const isTurned = orientation >= FIRST_TURNED_ORIENTATION
  return {
    kind: 'image',
    fileType,
    bytes,
    width: isTurned ? height : width,
    height: isTurned ? width : height,
    orientation,
    ...(content.isCmyk ? { isCmyk: true } : {}),
  }
}
