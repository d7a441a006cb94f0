// The limits of a brand kit. In a file without zod: drawing a kit validates nothing.

/** Maximum characters of each text. */
export const KIT_TEXT_LIMITS = { name: 40, headline: 60, line: 90, callToAction: 24 } as const

/** Maximum number of formats with overrides. */
export const MAX_KIT_EDITS = 24

/** Maximum of a kit's logo or picture (bytes, pixels), so that a browser draws it quickly. */
export const MAX_KIT_PICTURE_BYTES = 10 * 1024 * 1024
export const MAX_KIT_PICTURE_SIDE = 8_000

/** Daily saves of a kit, and of all kits from one network, with the bytes of their pictures. */
export const KIT_WRITES_A_DAY = { kit: 2_000, network: 10_000 } as const
export const KIT_PICTURES_A_DAY = {
  kit: { count: 100, bytes: 300 * 1024 * 1024 },
  network: { count: 500, bytes: 1_000 * 1024 * 1024 },
} as const

/** A guest's kit that has not been opened for this long is deleted. */
export const GUEST_KIT_LIFE_DAYS = 400
