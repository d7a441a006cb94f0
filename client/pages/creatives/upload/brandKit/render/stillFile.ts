import type { AdLayout } from '#domain/creatives/brandLayout/layoutAd.ts'
import { drawAd, type KitImages } from './drawAd.ts'

const JPEG_QUALITIES = [0.95, 0.9, 0.84, 0.76, 0.68, 0.58, 0.48] as const

/** Encodes an ad as a picture: PNG if it is light enough, otherwise a JPEG that is. */
export async function stillFile(
  layout: AdLayout,
  images: KitImages,
  maxBytes: number,
): Promise<{ blob: Blob; extension: 'png' | 'jpg' }> {
  const canvas = new OffscreenCanvas(layout.size.width, layout.size.height)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('This browser cannot draw pictures.')
  drawAd(context, layout, images)
  const png = await canvas.convertToBlob({ type: 'image/png' })
  if (png.size <= maxBytes) return { blob: png, extension: 'png' }
  let blob = png
  for (const quality of JPEG_QUALITIES) {
    blob = await canvas.convertToBlob({ type: 'image/jpeg', quality })
    if (blob.size <= maxBytes) break
  }
  return { blob, extension: 'jpg' }
}
