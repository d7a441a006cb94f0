/** The oldest browsers that all pages work in: those that have Promise.withResolvers. The README and error screens state them. */
export const SUPPORTED_BROWSERS =
  'Chrome and Edge 119, Firefox 121, Safari 17.4, and later versions'
