import { LOCALE, type SitePath } from './sitePaths.ts'

/** What measuring would send: a page of development machines alone, which no other page loads the address of. */
export const RECORDED_MEASURING: SitePath = `/${LOCALE}/development/analytics`
