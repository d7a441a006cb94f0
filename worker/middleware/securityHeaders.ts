import type { Context, MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import { ANALYTICS_HOSTS, RECORDING_HOSTS } from '#domain/foundation/analytics/measuringTools.ts'
import { creativesOrigin } from '../adapters/creatives/creativeUrl.ts'
import { serveOrigin } from '../adapters/delivery/serveOrigin.ts'
import { settingsOf } from '../platform/settings.ts'

/** Sources that Stripe.js needs, from Stripe's guide to content security policies. */
const STRIPE = {
  script: 'https://js.stripe.com https://*.js.stripe.com',
  connect: 'https://api.stripe.com',
  frame: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
}

/** Stripe's hosts if Stripe takes the payments, else none. */
const stripe = (part: 'script' | 'connect') => (c: Context) =>
  settingsOf(c.env).PAYMENT_GATEWAY === 'stripe' ? STRIPE[part] : "'self'"

/** Origin of customers' files. */
const creatives = (c: Context) => creativesOrigin(settingsOf(c.env))

/** Frame sources: customers' files, tested tags and, if Stripe takes the payments, Stripe. */
const frames = (c: Context) => {
  const settings = settingsOf(c.env)
  const own = `${creativesOrigin(settings)} ${serveOrigin(settings)}`
  return settings.PAYMENT_GATEWAY === 'stripe' ? `${own} ${STRIPE.frame}` : own
}

/** Host of the configured tag manager, to which its script also connects; our own if none is set. */
const tagManagerOrigin = (c: Context) => {
  const url = settingsOf(c.env).TAG_MANAGER_URL
  return url.startsWith('http') ? new URL(url).origin : "'self'"
}

/** Hosts of the configured analytics; our own if none is configured. */
const measuring = (part: keyof typeof ANALYTICS_HOSTS) => (c: Context) => {
  const { ANALYTICS_ID, SESSION_RECORDING_ID } = settingsOf(c.env)
  const hosts = [
    ...(ANALYTICS_ID ? ANALYTICS_HOSTS[part] : []),
    ...(SESSION_RECORDING_ID ? RECORDING_HOSTS[part] : []),
  ]
  return hosts.join(' ') || "'self'"
}

/** Origin of the API if it has another host. */
const apiOrigin = (c: Context) => {
  const url = settingsOf(c.env).API_URL
  return url.startsWith('http') ? new URL(url).origin : "'self'"
}

const withPolicy = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", NONCE, stripe('script'), tagManagerOrigin, measuring('script')],
    styleSrc: ["'self'"],
    styleSrcElem: ["'self'", NONCE],
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', creatives, measuring('image')],
    mediaSrc: ["'self'", 'blob:', creatives],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'", apiOrigin, stripe('connect'), tagManagerOrigin, measuring('connect')],
    frameSrc: [frames],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
  strictTransportSecurity: 'max-age=31536000; includeSubDomains',
  xFrameOptions: 'DENY',
  referrerPolicy: 'strict-origin-when-cross-origin',
  crossOriginOpenerPolicy: 'same-origin-allow-popups',
  permissionsPolicy: {
    camera: [],
    microphone: [],
    geolocation: ['self'],
    payment: ['self', 'https://js.stripe.com'],
  },
})

const POLICY = 'Content-Security-Policy'

/** A policy in which each directive lists each source once: unconfigured sources fall back to our own. */
const withoutRepeats = (policy: string): string =>
  policy
    .split('; ')
    .map((directive) => [...new Set(directive.split(' '))].join(' '))
    .join('; ')

/**
 * Headers of every page and response. Scripts and style sheets load only from our own files or with this response's
 * nonce. Style attributes are allowed, as the drawn map and charts position their parts with them.
 */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await withPolicy(c, next)
  const policy = c.res.headers.get(POLICY)
  if (policy) c.res.headers.set(POLICY, withoutRepeats(policy))
}
