/** The path of the image proxy (Foundation 11). */
export const IMAGE_PATH = '/images'

/** The widths of screens (Foundation 11). */
export const IMAGE_WIDTHS = [320, 640, 768, 1024, 1280, 1536] as const
export const IMAGE_DENSITIES = [1, 2] as const

/** The size of the placeholder that shows until a picture has loaded (Foundation 11). */
export const PLACEHOLDER = { width: 10, height: 10, quality: 50, blur: 3 } as const

/** How a picture fills the requested sides. */
export const IMAGE_FITS = ['inside', 'cover', 'contain', 'fill'] as const
export const IMAGE_FORMATS = ['webp', 'avif', 'jpeg', 'png'] as const

type Modifiers = Partial<Record<'width' | 'height' | 'quality' | 'blur', number>> & {
  fit?: (typeof IMAGE_FITS)[number]
  format?: (typeof IMAGE_FORMATS)[number]
}

/** The proxy's URL for a picture of our own hosts with modifiers. */
export const imageAddress = (src: string, modifiers: Modifiers): string =>
  `${IMAGE_PATH}?${Object.entries({ src, ...modifiers })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`

/**
 * The URLs of a picture with this maximum display width: one per screen density, and its
 * placeholder.
 */
export function imageSources(src: string, shownWidth: number) {
  const width = IMAGE_WIDTHS.find((one) => one >= shownWidth) ?? Math.max(...IMAGE_WIDTHS)
  const at = (density: number) => imageAddress(src, { width: width * density })
  return {
    src: at(1),
    srcSet: IMAGE_DENSITIES.map((density) => `${at(density)} ${density}x`).join(', '),
    placeholder: imageAddress(src, { ...PLACEHOLDER, format: 'webp' }),
  }
}
