import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import type { BrandKit } from '#domain/creatives/brandKit/brandKit.ts'
import { checkLogo, type Pixels } from '#domain/creatives/brandKit/logoContrast.ts'
import { logoGrounds } from '#domain/creatives/brandLayout/logoGrounds.ts'

/** Enough pixels to find a logo's colors. */
const LONGEST_SIDE = 96

/**
 * Contrast of the logo with its backgrounds in the formats. Its height is constant, so that the colors and templates
 * below it, which change it, stay in place.
 */
export function LogoContrast({ image, kit }: { image: ImageBitmap; kit: BrandKit }) {
  const pixels = useMemo(() => pixelsOf(image), [image])
  const check = useMemo(() => pixels && checkLogo(pixels, logoGrounds(kit)), [pixels, kit])
  if (!check) return null
  const Icon = check.isEnough ? CircleCheck : TriangleAlert
  return (
    <output className="flex min-h-16 items-start gap-1.5 text-sm text-ink-2">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-4 shrink-0 ${check.isEnough ? 'text-green' : 'text-orange'}`}
      />
      <span className={check.isEnough ? undefined : 'font-medium text-ink'}>{check.message}</span>
    </output>
  )
}

/** A logo's pixels at a small size; null where the browser cannot draw it. */
function pixelsOf(image: ImageBitmap): Pixels | null {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height))
  const width = Math.max(1, Math.round(image.width * scale))
  const height = Math.max(1, Math.round(image.height * scale))
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.drawImage(image, 0, 0, width, height)
  return context.getImageData(0, 0, width, height).data
}
