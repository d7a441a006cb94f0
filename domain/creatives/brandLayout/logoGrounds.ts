import type { BrandKit } from '../brandKit/brandKit.ts'
import type { KitTemplate } from '../brandKit/kitChoices.ts'
import { LOGO_PLATE_COLORS } from '../brandKit/logoContrast.ts'

/** The background colors of a kit's logo in its formats, each once: its plate, or the template's own. */
export function logoGrounds({
  logoPlate,
  template,
  colors,
  edits,
}: Pick<BrandKit, 'logoPlate' | 'template' | 'colors' | 'edits'>): string[] {
  if (logoPlate !== 'none') return [LOGO_PLATE_COLORS[logoPlate]]
  const groundOf = (one: KitTemplate) => (one === 'type' ? colors.accent : colors.ground)
  const used = Object.values(edits).map((edit) => edit.template ?? template)
  return [...new Set([template, ...used].map(groundOf))]
}
