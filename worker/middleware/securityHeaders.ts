import type { Context, MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import { ANALYTICS_HOSTS, RECORDING_HOSTS } from '#domain/foundation/analytics/measuringTools.ts'
import { creativesOrigin } from '../adapters/creatives/creativeUrl.ts'
import { serveOrigin } from '../adapters/delivery/serveOrigin.ts'
import { settingsOf } from '../platform/settings.ts'

/** What Stripe.js needs, as Stripe's own guide to content security policies has it. */
const STRIPE = {
  script: 'https://js.stripe.com https://*.js.stripe.com',
  connect: 'https://api.stripe.com',
  frame: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
}

/** Stripe's hosts where it takes the payments, and nobody's where it does not. */
const stripe = (part: 'script' | 'connect') => (c: Context) =>
  settingsOf(c.env).PAYMENT_GATEWAY === 'stripe' ? STRIPE[part] : "'self'"

/** Where customers' own files are shown from. */
const creatives = (c: Context) => creativesOrigin(settingsOf(c.env))

/** Customers' files, tags that are tried, and where Stripe takes the payments, its own. */
const frames = (c: Context) => {
  const settings = settingsOf(c.env)
  const own = `${creativesOrigin(settings)} ${serveOrigin(settings)}`
  return settings.PAYMENT_GATEWAY === 'stripe' ? `${own} ${STRIPE.frame}` : own
}

/** The host of the configured tag manager, which its script talks to as well; our own where none is set. */
const tagManagerOrigin = (c: Context) => {
  const url = settingsOf(c.env).TAG_MANAGER_URL
  return url.startsWith('http') ? new URL(url).origin : "'self'"
}

/** The hosts of what measures, as far as it is configured; our own where it is not. */
const measuring = (part: keyof typeof ANALYTICS_HOSTS) => (c: Context) => {
  const { ANALYTICS_ID, SESSION_RECORDING_ID } = settingsOf(c.env)
  const hosts = [
    ...(ANALYTICS_ID ? ANALYTICS_HOSTS[part] : []),
    ...(SESSION_RECORDING_ID ? RECORDING_HOSTS[part] : []),
  ]
  return hosts.join(' ') || "'self'"
}

/** Where the browser finds the API, if that is another host. */
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

/** A policy in which each directive names each source once: what is not configured falls back to our own. */
const withoutRepeats = (policy: string): string =>
  policy
    .split('; ')
    .map((directive) => [...new Set(directive.split(' '))].join(' '))
    .join('; ')

/**
 * The headers of every page and answer. Scripts run, and style sheets apply, only from our own files or with this
 * response's nonce. Style attributes are allowed: the drawn map and charts place their parts with them.
 */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await withPolicy(c, next)
  const policy = c.res.headers.get(POLICY)
  if (policy) c.res.headers.set(POLICY, withoutRepeats(policy))
}
