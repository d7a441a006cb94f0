// How much a brand kit holds. In a file without zod: what draws a kit checks none.

/** Letters, as many as each text may have. */
export const KIT_TEXT_LIMITS = { name: 40, headline: 60, line: 90, callToAction: 24 } as const

/** Formats that may have an edit of their own. */
export const MAX_KIT_EDITS = 24

/** A logo or picture of a kit (bytes, pixels): what a browser draws quickly. */
export const MAX_KIT_PICTURE_BYTES = 10 * 1024 * 1024
export const MAX_KIT_PICTURE_SIDE = 8_000

/** Times a day that a kit, and all kits from one network, may be stored, and the bytes of pictures with it. */
export const KIT_WRITES_A_DAY = { kit: 2_000, network: 10_000 } as const
export const KIT_PICTURES_A_DAY = {
  kit: { count: 100, bytes: 300 * 1024 * 1024 },
  network: { count: 500, bytes: 1_000 * 1024 * 1024 },
} as const

/** A guest's kit that nobody has opened for so long is forgotten. */
export const GUEST_KIT_LIFE_DAYS = 400
