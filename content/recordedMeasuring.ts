import { LOCALE, type SitePath } from './sitePaths.ts'

/**
 * Shows what the analytics tools would send. Exists only on development machines; no other page
 * loads its path.
 */
export const RECORDED_MEASURING: SitePath = `/${LOCALE}/development/analytics`
