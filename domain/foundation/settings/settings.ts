import { z } from 'zod'
import { isIanaZone } from '../calendar/calendarDay.ts'
import { LOCATION_HINTS } from '../geo/locationHint.ts'
import { currencySchema } from '../money/money.ts'
import { deployedProblems, type HOST_SETTINGS, type SettingProblem } from './deployedSettings.ts'
import { registrableDomain } from './registrableDomain.ts'

const list = z
  .string()
  .min(1)
  .transform((value) => value.split(',').map((part) => part.trim()))
/** Several lines in one setting. */
const lines = z
  .string()
  .min(1)
  .transform((value) => value.split('|').map((line) => line.trim()))
const secret = z.string().min(32, 'must have at least 32 characters')
const address = z.union([z.url(), z.string().startsWith('/')])

/** Whether people outside the house use it, rather than who develops it. */
export const isDeployed = ({ ENVIRONMENT }: { ENVIRONMENT: string }): boolean =>
  ENVIRONMENT === 'staging' || ENVIRONMENT === 'production'

/** The host of an address, without its port; empty for an invalid address. */
export const hostOf = (url: string) => /^https?:\/\/([^/?#:]+)/.exec(url)?.[1] ?? ''

/**
 * Uploaded files may contain scripts: on a domain of the site's own they could set cookies for the
 * site.
 */
const siteOfCreatives = (settings: {
  SITE_URL: string
  CREATIVES_HOST: string
}): SettingProblem[] =>
  registrableDomain(hostOf(settings.SITE_URL)) ===
  registrableDomain(settings.CREATIVES_HOST.replace(/:\d+$/, ''))
    ? [{ name: 'CREATIVES_HOST', message: 'must be on another registrable domain than SITE_URL' }]
    : []

const settingsShape = z.object({
  ENVIRONMENT: z.enum(['development', 'test', 'staging', 'production']),
  SITE_URL: z.url(),
  API_URL: address,
  SOCKET_URL: address,
  CREATIVES_HOST: z.string().min(1),
  /** The host of tags and their events. */
  SERVE_HOST: z.string().min(1),
  /** Among how many objects the counting is divided; only ever raised. */
  DELIVERY_SHARDS: z
    .string()
    .regex(/^\d{1,3}$/)
    .default('8')
    .transform(Number)
    .refine((shards) => shards >= 1, 'must be at least 1'),
  /** The location hint of the database's region: where counters and the book keeper are created. */
  HOME_REGION: z.enum(LOCATION_HINTS).optional(),
  ANALYTICS_ID: z.string(),
  SESSION_RECORDING_ID: z.string(),
  TAG_MANAGER_URL: z.union([z.literal(''), z.url(), z.string().startsWith('/')]),
  TAG_MANAGER_STRATEGY: z.enum(['async', 'defer']),
  TAG_MANAGER_INIT: z.enum(['auto', 'manual']),
  REFRESH_DEVICE_ON_RESIZE: z.enum(['on', 'off']),
  PAYMENT_GATEWAY: z.enum(['test', 'stripe']),
  CARD_PROVIDER_PUBLIC_KEY: z.string(),
  MAIL_FROM: z.email(),
  MAIL_DESK: z.email(),
  /** The recipient of alerts. */
  MAIL_OPS: z.email(),
  SELLER_ADDRESS: lines,
  SELLER_TAX_ID: z.string().min(1),
  SELLER_BANK: z.string().min(1),
  /** As the terms name them: "The law of … applies", "Disputes are decided by …". */
  SELLER_LAW: z.string().min(1),
  SELLER_VENUE: z.string().min(1),
  SELLER_TIME_ZONE: z
    .string()
    .refine(isIanaZone, 'must be the name of a time zone, such as America/Chicago'),
  CURRENCY: currencySchema,
  LOCALE: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
  LANGUAGE: z.string().regex(/^[a-z]{2}$/),
  COUNTRY: z.string().regex(/^[A-Z]{2}$/),
  SUPPORTED_LANGUAGES: list,
  SUPPORTED_LOCALES: list,
  /** The base of links to other languages; empty: the site. */
  I18N_BASE_URL: z.union([z.literal(''), z.url()]).default(''),
  /** The region of all stored data; chosen before the first deployment, never changed. */
  JURISDICTION: z.enum(['', 'eu']).default(''),
  /**
   * Signs sessions, logins, links and everything that the ad server issues; each purpose has its
   * own key.
   */
  SESSION_SECRET: secret,
  SESSION_SECRET_PREVIOUS: secret.optional(),
  /** Signs the keys of screens. A deployed environment needs it. */
  SCREEN_KEY_SECRET: secret.optional(),
  SCREEN_KEY_SECRET_PREVIOUS: secret.optional(),
  /** Encrypts second factors. A deployed environment needs it. */
  SECOND_FACTOR_SECRET: secret.optional(),
  SECOND_FACTOR_SECRET_PREVIOUS: secret.optional(),
  /** Opens the deep health check; without it there is none. */
  HEALTH_SECRET: secret.optional(),
  /** The key of push messages is derived from it; without it there is no push. */
  PUSH_SECRET: secret.optional(),
  /** Signs what tags carry; without it the session's secret does. */
  DELIVERY_SECRET: secret.optional(),
  /** The one before it: for three days after a change. */
  DELIVERY_SECRET_PREVIOUS: secret.optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** Only for tests: a local stand-in for the payment provider. */
  STRIPE_API_ORIGIN: z.url().optional(),
})

/** Every setting of the product (Foundation 23), as it stands in wrangler.toml and in the secrets. */
export const settingsSchema = settingsShape.superRefine((settings, context) => {
  const need = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })
  if (!settings.SUPPORTED_LOCALES.includes(settings.LOCALE)) {
    need('LOCALE', 'must be one of SUPPORTED_LOCALES')
  }
  if (!settings.SUPPORTED_LANGUAGES.includes(settings.LANGUAGE)) {
    need('LANGUAGE', 'must be one of SUPPORTED_LANGUAGES')
  }
  if (isDeployed(settings))
    for (const { name, message } of [...siteOfCreatives(settings), ...deployedProblems(settings)])
      need(name, message)
  if (settings.PAYMENT_GATEWAY === 'stripe') {
    if (!settings.STRIPE_SECRET_KEY)
      need('STRIPE_SECRET_KEY', 'is needed for PAYMENT_GATEWAY=stripe')
    if (!settings.STRIPE_WEBHOOK_SECRET) {
      need('STRIPE_WEBHOOK_SECRET', 'is needed for PAYMENT_GATEWAY=stripe')
    }
    if (!settings.CARD_PROVIDER_PUBLIC_KEY.startsWith('pk_')) {
      need('CARD_PROVIDER_PUBLIC_KEY', 'is needed for PAYMENT_GATEWAY=stripe')
    }
  } else if (settings.ENVIRONMENT === 'production') {
    need('PAYMENT_GATEWAY', 'must not be the test gateway in production')
  }
})

export type Settings = z.infer<typeof settingsSchema>

/** The settings that a browser may know. */
export interface PublicSettings {
  environment: Settings['ENVIRONMENT']
  apiUrl: string
  socketUrl: string
  creativesHost: string
  analyticsId: string
  sessionRecordingId: string
  tagManager: {
    url: string
    strategy: Settings['TAG_MANAGER_STRATEGY']
    init: Settings['TAG_MANAGER_INIT']
  }
  refreshDeviceOnResize: boolean
  paymentGateway: Settings['PAYMENT_GATEWAY']
  cardProviderPublicKey: string
  currency: Settings['CURRENCY']
  locale: string
  language: string
  country: string
  supportedLanguages: string[]
  supportedLocales: string[]
  /** IANA; in which days of the desk begin and end. */
  sellerTimeZone: string
}

/** Thrown when the product is started with settings it cannot run with; names each one. */
export class SettingsError extends Error {
  readonly problems: readonly SettingProblem[]

  constructor(problems: readonly SettingProblem[]) {
    const lines = problems.map(({ name, message }) => `  ${name}: ${message}`)
    super(`AdMarket Direct cannot start. Missing or invalid settings:\n${lines.join('\n')}`)
    this.name = 'SettingsError'
    this.problems = problems
  }
}

/** Checks and types the settings. Raises SettingsError naming every missing or invalid one, never a value. */
export function parseSettings(source: unknown): Settings {
  const parsed = settingsSchema.safeParse(source)
  if (parsed.success) return parsed.data
  throw refused(parsed.error, source)
}

/** The settings that name the environment and its hosts: every Worker has them. */
type HostSettings = 'ENVIRONMENT' | (typeof HOST_SETTINGS)[number]

/**
 * Checks and types the settings of a Worker that has only these. Raises SettingsError as `parseSettings` does, about
 * these alone.
 */
export function parseSettingsOf<Name extends keyof Settings>(
  names: readonly (Name | HostSettings)[],
  source: unknown,
): Pick<Settings, Name | HostSettings> {
  const known: ReadonlySet<string> = new Set(names)
  const mask = Object.fromEntries(names.map((name) => [name, true as const]))
  const schema = settingsShape.pick(mask as Record<HostSettings, true>)
  const parsed = schema
    .superRefine((settings, context) => {
      if (!isDeployed(settings)) return
      for (const { name, message } of [...siteOfCreatives(settings), ...deployedProblems(settings)])
        if (known.has(name)) context.addIssue({ code: 'custom', path: [name], message })
    })
    .safeParse(source)
  if (parsed.success) return parsed.data as Pick<Settings, Name | HostSettings>
  throw refused(parsed.error, source)
}

function refused({ issues }: z.ZodError, source: unknown): SettingsError {
  return new SettingsError(
    issues.map((issue) => {
      const name = issue.path.join('.')
      const missing = (source as Record<string, unknown> | null)?.[name] === undefined
      return { name, message: missing ? 'is missing' : issue.message }
    }),
  )
}

/** The part of the settings that goes to the browser. */
export function publicSettings(settings: Settings): PublicSettings {
  return {
    environment: settings.ENVIRONMENT,
    apiUrl: settings.API_URL,
    socketUrl: settings.SOCKET_URL,
    creativesHost: settings.CREATIVES_HOST,
    analyticsId: settings.ANALYTICS_ID,
    sessionRecordingId: settings.SESSION_RECORDING_ID,
    tagManager: {
      url: settings.TAG_MANAGER_URL,
      strategy: settings.TAG_MANAGER_STRATEGY,
      init: settings.TAG_MANAGER_INIT,
    },
    refreshDeviceOnResize: settings.REFRESH_DEVICE_ON_RESIZE === 'on',
    paymentGateway: settings.PAYMENT_GATEWAY,
    cardProviderPublicKey: settings.CARD_PROVIDER_PUBLIC_KEY,
    currency: settings.CURRENCY,
    locale: settings.LOCALE,
    language: settings.LANGUAGE,
    country: settings.COUNTRY,
    supportedLanguages: settings.SUPPORTED_LANGUAGES,
    supportedLocales: settings.SUPPORTED_LOCALES,
    sellerTimeZone: settings.SELLER_TIME_ZONE,
  }
}
