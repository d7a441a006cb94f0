/** The product's name, as titles and shared pages show it. */
export const SITE_NAME = 'AdMarket Direct'

/** What a window says of a page: its name, then the product's. */
export const pageTitle = (name: string): string => `${name} | ${SITE_NAME}`
