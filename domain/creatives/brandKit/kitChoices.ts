/** The templates that every format can be drawn in. */
export const KIT_TEMPLATES = ['split', 'labels', 'type', 'frame', 'round', 'slant'] as const
export type KitTemplate = (typeof KIT_TEMPLATES)[number]

export const KIT_TEMPLATE_NAMES = {
  split: 'Side by side',
  labels: 'Labels',
  type: 'Big words',
  frame: 'Framed',
  round: 'Round',
  slant: 'Slant',
} as const satisfies Record<KitTemplate, string>

/** The plate behind a logo that its background would swallow. */
export const LOGO_PLATES = ['none', 'white', 'dark'] as const
export type LogoPlate = (typeof LOGO_PLATES)[number]

/** Duration limits of the motion version. */
export const MOTION_SECONDS = [6, 8, 10] as const
