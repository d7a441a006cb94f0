/**
 * The oldest supported browsers: those with Promise.withResolvers. The README and error screens
 * list them.
 */
export const SUPPORTED_BROWSERS =
  'Chrome and Edge 119, Firefox 121, Safari 17.4, and later versions'
