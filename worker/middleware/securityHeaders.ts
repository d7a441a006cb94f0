import { NONCE, secureHeaders } from 'hono/secure-headers'

const STRIPE_SCRIPT = 'https://js.stripe.com'
const STRIPE_API = 'https://api.stripe.com'

/**
 * The headers of every page and answer. Scripts run only from our own files or with this response's nonce.
 * Style attributes are allowed: the drawn map and charts place their parts with them.
 */
export const securityHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", NONCE, STRIPE_SCRIPT],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'", STRIPE_API],
    frameSrc: [STRIPE_SCRIPT, 'https://hooks.stripe.com'],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
  strictTransportSecurity: 'max-age=31536000; includeSubDomains',
  xFrameOptions: 'DENY',
  referrerPolicy: 'strict-origin-when-cross-origin',
  crossOriginOpenerPolicy: 'same-origin-allow-popups',
  permissionsPolicy: { camera: [], microphone: [], geolocation: ['self'], payment: ['self'] },
})
