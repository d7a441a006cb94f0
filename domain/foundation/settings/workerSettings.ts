import type { Settings } from './settings.ts'

/** Settings of the ad server. Only the site has its other secrets. */
export const SERVE_SETTINGS = [
  'ENVIRONMENT',
  'SITE_URL',
  'CREATIVES_HOST',
  'SERVE_HOST',
  'DELIVERY_SHARDS',
  'HOME_REGION',
  // Alerts of the book keeper.
  'MAIL_FROM',
  'MAIL_DESK',
  'MAIL_OPS',
  'SELLER_ADDRESS',
  'JURISDICTION',
  'SESSION_SECRET',
  'SESSION_SECRET_PREVIOUS',
  'SCREEN_KEY_SECRET',
  'SCREEN_KEY_SECRET_PREVIOUS',
  'DELIVERY_SECRET',
  'DELIVERY_SECRET_PREVIOUS',
] as const satisfies readonly (keyof Settings)[]

/** Settings of the creatives' host. */
export const CREATIVES_SETTINGS = [
  'ENVIRONMENT',
  'SITE_URL',
  'CREATIVES_HOST',
  'SERVE_HOST',
  'JURISDICTION',
  'SESSION_SECRET',
  'SESSION_SECRET_PREVIOUS',
] as const satisfies readonly (keyof Settings)[]

/** The settings, secrets included, of each Worker other than the site, which has all. */
export const WORKER_SETTINGS = { serve: SERVE_SETTINGS, creatives: CREATIVES_SETTINGS } as const

export type ServeSettings = Pick<Settings, (typeof SERVE_SETTINGS)[number]>
export type CreativesSettings = Pick<Settings, (typeof CREATIVES_SETTINGS)[number]>
