/** The product's name, as titles and shared pages show it. */
export const SITE_NAME = 'AdMarket Direct'

/** What a window says of a page: its name, then the product's. */
export const pageTitle = (name: string): string => `${name} | ${SITE_NAME}`

/** Stands for the site's origin in a page that is built before anybody knows it; the Worker puts it in. */
export const ORIGIN_MARK = 'https://site.invalid'
