/** The product's name, as titles and shared pages show it. */
export const SITE_NAME = 'AdMarket Direct'
