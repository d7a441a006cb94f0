/** The product's name in titles and shared pages. */
export const SITE_NAME = 'AdMarket Direct'

/** The title of a page: its name, then the product's. */
export const pageTitle = (name: string): string => `${name} | ${SITE_NAME}`

/** A placeholder for the site's origin in prerendered pages; the Worker replaces it. */
export const ORIGIN_MARK = 'https://site.invalid'
