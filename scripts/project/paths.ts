import path from 'node:path'

/** The checkout's root. */
export const ROOT = path.resolve(import.meta.dirname, '../..')

/** A path inside the checkout. */
export const inRoot = (...parts: string[]) => path.join(ROOT, ...parts)

/** State folder of the local runtime for D1, R2 and the rest. */
export const DEVELOPMENT_STATE = inRoot('.wrangler/state')
