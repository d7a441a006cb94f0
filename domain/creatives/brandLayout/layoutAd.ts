import type { BrandKit } from '../brandKit/brandKit.ts'
import type { KitTemplate } from '../brandKit/kitChoices.ts'
import type { PixelSize } from '#domain/catalogue/creativeLimit.ts'
import { canvasFor, type AdContent } from './adContent.ts'
import type { Drawing, Measure } from './drawing.ts'
import { layOutPanel, type LayoutNote } from './panel.ts'
import { TEMPLATES } from './templates.ts'

/** An ad in one format: the drawing commands, and the parts that did not fit. */
export interface AdLayout {
  size: PixelSize
  template: KitTemplate
  drawings: Drawing[]
  notes: LayoutNote[]
}

/** The pixel size of a kit's logo and picture; null without one. */
export interface KitSizes {
  logo: PixelSize | null
  picture: PixelSize | null
}

/** The key of a format's overrides in a kit. */
export const editKey = ({ width, height }: PixelSize): string => `${width}x${height}`

/** The content of a kit in one format, with its overrides applied. */
export function adContent(kit: BrandKit, size: PixelSize, sizes: KitSizes): AdContent {
  const edit = kit.edits[editKey(size)]
  return {
    headline: edit?.headline || kit.headline,
    line: edit?.hidesLine ? '' : kit.line,
    action: kit.callToAction,
    name: kit.name,
    logoPlate: kit.logoPlate,
    focus: edit?.focus ?? kit.focus,
    colors: kit.colors,
    ...sizes,
  }
}

/** The template of a kit in one format. */
export const templateOf = (kit: BrandKit, size: PixelSize): KitTemplate =>
  kit.edits[editKey(size)]?.template ?? kit.template

/** Draws a kit in one format: the same texts and sizes always give the same commands. */
export function layoutAd(
  kit: BrandKit,
  size: PixelSize,
  sizes: KitSizes,
  measure: Measure,
): AdLayout {
  const template = templateOf(kit, size)
  const canvas = canvasFor(size, adContent(kit, size, sizes), measure)
  const { under, box, style } = TEMPLATES[template](canvas)
  const { drawings, notes } = layOutPanel(canvas, box, style)
  return { size, template, drawings: [...under, ...drawings], notes: [...new Set(notes)] }
}
