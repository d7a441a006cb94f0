import type { KitPictureRole } from '#domain/creatives/brandKit/brandKit.ts'

/** The largest format needs no more pixels than this. */
const LONGEST_SIDE = { logo: 1_600, picture: 2_560 } as const

export const UNREADABLE_PICTURE =
  'This browser cannot read the picture. Please use a PNG, JPEG, WebP or SVG.'

/** A decoded picture from the creatives' host. Rejects when it no longer exists. */
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
 * Encodes a picture for the kit: PNG with transparency for a logo, JPEG for a photograph, no larger than
 * needed. Drawings (SVG) become pixels, so that their scripts can never run.
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
    // A drawing without its own size gets none here.
    const { naturalWidth: width, naturalHeight: height } = image
    if (width < 1 || height < 1) throw new Error(UNREADABLE_PICTURE)
    return { image, width, height }
  } catch {
    throw new Error(UNREADABLE_PICTURE)
  } finally {
    URL.revokeObjectURL(url)
  }
}
