import type { Context } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import { settingsOf } from '../settings.ts'

const STRIPE_SCRIPT = 'https://js.stripe.com'
const STRIPE_API = 'https://api.stripe.com'

/** The host of the configured tag manager, which its script talks to as well; our own where none is set. */
const tagManagerOrigin = (c: Context) => {
  const url = settingsOf(c.env).TAG_MANAGER_URL
  return url.startsWith('http') ? new URL(url).origin : "'self'"
}

/**
 * The headers of every page and answer. Scripts run, and style sheets apply, only from our own files or with this
 * response's nonce. Style attributes are allowed: the drawn map and charts place their parts with them.
 */
export const securityHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", NONCE, STRIPE_SCRIPT, tagManagerOrigin],
    styleSrc: ["'self'"],
    styleSrcElem: ["'self'", NONCE],
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'", STRIPE_API, tagManagerOrigin],
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
