import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { BrandKit } from '#domain/creatives/brandKit/brandKit.ts'
import type { PixelSize } from '#domain/catalogue/creativeLimit.ts'
import type { Measure } from '#domain/creatives/brandLayout/drawing.ts'
import { layoutAd, type AdLayout, type KitSizes } from '#domain/creatives/brandLayout/layoutAd.ts'
import type { KitImages } from './render/drawAd.ts'
import { canvasMeasure, loadFaces } from './render/measureText.ts'

/** Placeholder headline in every format; never uploaded. */
export const SAMPLE_HEADLINE = 'Your headline goes here'

const wordsOf = ({ name, headline, line, callToAction, edits }: BrandKit) =>
  [
    name,
    headline,
    line,
    callToAction,
    ...Object.values(edits).map((one) => one.headline ?? ''),
  ].join(' ')

/** Measures with the ads' fonts; null until they have loaded, and a new function when more of them have. */
export function useAdMeasure(kit: BrandKit): Measure | null {
  const letters = useMemo(() => [...new Set(wordsOf(kit))].toSorted().join(''), [kit])
  const [measure, setMeasure] = useState<Measure | null>(null)
  useEffect(() => {
    let isShown = true
    loadFaces(letters).then(
      () => isShown && setMeasure(() => canvasMeasure()),
      () => isShown && setMeasure(() => canvasMeasure()),
    )
    return () => {
      isShown = false
    }
  }, [letters])
  return measure
}

export const sizesOf = ({ logo, picture }: KitImages): KitSizes => ({
  logo: logo && { width: logo.width, height: logo.height },
  picture: picture && { width: picture.width, height: picture.height },
})

/** A kit's layout in one format; typing has priority over drawing. */
export function useAdLayout(
  kit: BrandKit,
  size: PixelSize,
  images: KitImages,
  measure: Measure,
): AdLayout {
  const shown = useDeferredValue(kit)
  const { width, height } = size
  return useMemo(
    () => layoutAd(withSample(shown), { width, height }, sizesOf(images), measure),
    [shown, width, height, images, measure],
  )
}

const withSample = (kit: BrandKit): BrandKit =>
  kit.headline ? kit : { ...kit, headline: SAMPLE_HEADLINE }
