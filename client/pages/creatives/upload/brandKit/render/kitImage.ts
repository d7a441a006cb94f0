import type { KitPictureRole } from '#domain/creatives/brandKit/brandKit.ts'

/** More pixels than the largest format shows need not be kept. */
const LONGEST_SIDE = { logo: 1_600, picture: 2_560 } as const

export const UNREADABLE_PICTURE =
  'This browser cannot read the picture. Please use a PNG, JPEG, WebP or SVG.'

/** A picture from the creatives' host, ready to be drawn. Rejects when it is gone. */
export async function loadKitImage(url: string): Promise<ImageBitmap> {
  return await bitmapOf(url, true)
}

async function bitmapOf(url: string, isElsewhere: boolean): Promise<ImageBitmap> {
  const image = new Image()
  if (isElsewhere) image.crossOrigin = 'anonymous'
  image.src = url
  await image.decode()
  return await createImageBitmap(image)
}

/**
 * A picture as the kit keeps it: PNG with its transparency for a logo, JPEG for a photograph, no larger than it needs to
 * be. Drawings (SVG) become pixels, so that nothing in them can ever run.
 */
export async function kitImageFile(file: Blob, role: KitPictureRole): Promise<Blob> {
  const source = await sourceOf(file)
  const most = LONGEST_SIDE[role]
  const longest = Math.max(source.width, source.height)
  const scale = file.type === 'image/svg+xml' ? most / longest : Math.min(1, most / longest)
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(source.width * scale)),
    Math.max(1, Math.round(source.height * scale)),
  )
  const context = canvas.getContext('2d')
  if (!context) throw new Error(UNREADABLE_PICTURE)
  context.imageSmoothingQuality = 'high'
  if (role === 'picture') {
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.drawImage(source.image, 0, 0, canvas.width, canvas.height)
  return role === 'logo'
    ? await canvas.convertToBlob({ type: 'image/png' })
    : await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
}

async function sourceOf(
  file: Blob,
): Promise<{ image: CanvasImageSource; width: number; height: number }> {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    // A drawing without a size of its own has none here.
    const { naturalWidth: width, naturalHeight: height } = image
    if (width < 1 || height < 1) throw new Error(UNREADABLE_PICTURE)
    return { image, width, height }
  } catch {
    throw new Error(UNREADABLE_PICTURE)
  } finally {
    URL.revokeObjectURL(url)
  }
}
