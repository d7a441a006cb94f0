import { barsFrame } from './fixGeometry.ts'
import { UnfixableError } from '../UnfixableError.ts'
import type { FixResult, ImageWork } from '../fixWork.types.ts'

/** Best first; the last one gives the lightest file. */
const JPEG_QUALITIES = [0.92, 0.86, 0.8, 0.72, 0.64, 0.55, 0.45] as const

const CANNOT_READ =
  'This browser cannot read the picture. Export it again as PNG or JPEG in the required size.'

/** Draws a picture in its new size, and encodes it below its target weight if possible. */
export async function makeImage(work: ImageWork): Promise<Omit<FixResult, 'facts'>> {
  const picture = await decoded(work.file)
  try {
    const canvas = drawn(picture, work)
    return await packed(canvas, work)
  } finally {
    picture.close()
  }
}

/** Decodes a picture upright, by its EXIF orientation. */
async function decoded(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    throw new UnfixableError(CANNOT_READ)
  }
}

function drawn(picture: ImageBitmap, { target, fit, prefersPng }: ImageWork): OffscreenCanvas {
  const canvas = new OffscreenCanvas(target.width, target.height)
  const context = canvas.getContext('2d')
  if (!context) throw new UnfixableError(CANNOT_READ)
  context.imageSmoothingQuality = 'high'
  if (fit.mode === 'bars' || !prefersPng) {
    // JPEG has no transparency: transparent parts would become black.
    context.fillStyle = fit.mode === 'bars' ? fit.color : 'white'
    context.fillRect(0, 0, target.width, target.height)
  }
  if (fit.mode === 'bars') {
    const { x, y, width, height } = barsFrame(picture, target)
    context.drawImage(picture, x, y, width, height)
  } else {
    const { x, y, width, height } = fit.frame
    context.drawImage(picture, x, y, width, height, 0, 0, target.width, target.height)
  }
  return canvas
}

async function packed(
  canvas: OffscreenCanvas,
  { prefersPng, maxBytes }: ImageWork,
): Promise<Omit<FixResult, 'facts'>> {
  if (prefersPng) {
    const blob = await canvas.convertToBlob({ type: 'image/png' })
    if (blob.size <= maxBytes) return { blob, extension: 'png' }
    paintBehind(canvas)
  }
  let blob = new Blob()
  for (const quality of JPEG_QUALITIES) {
    blob = await canvas.convertToBlob({ type: 'image/jpeg', quality })
    if (blob.size <= maxBytes) break
  }
  return { blob, extension: 'jpg' }
}

function paintBehind(canvas: OffscreenCanvas): void {
  const context = canvas.getContext('2d')
  if (!context) return
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
}
