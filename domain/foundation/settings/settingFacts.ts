import type { Settings } from './settings.ts'

/** The purpose of a setting, in Markdown, for docs/reference/settings.md and the admin area. */
interface SettingFact {
  names: readonly (keyof Settings)[]
  isSecret?: true
  what: string
}

/** Every setting, in the order of its documentation. */
export const SETTING_FACTS = [
  {
    names: ['ENVIRONMENT'],
    what: '`development`, `test`, `staging` or `production`',
  },
  {
    names: ['SITE_URL'],
    what: 'the public address, used in emails',
  },
  {
    names: ['API_URL', 'SOCKET_URL'],
    what: 'where the browser finds the API and the socket',
  },
  {
    names: ['CREATIVES_HOST'],
    what: 'the host that serves uploaded creatives. Deployed it is on another registrable domain than `SITE_URL`, which the start checks: an uploaded script on a subdomain of the site could set cookies for the site, and counts as same-site',
  },
  {
    names: ['SERVE_HOST'],
    what: 'the host of tags and players, and where their events are counted; it sets and reads no cookie of the site',
  },
  {
    names: ['DELIVERY_SHARDS'],
    what: 'among how many objects the counting is divided; only ever raised',
  },
  {
    names: ['HOME_REGION'],
    what: "the location hint of the database's region (`enam`, `weur` …): counters and the book keeper are created there, at their first call, and never move",
  },
  {
    names: ['ANALYTICS_ID', 'SESSION_RECORDING_ID'],
    what: 'Google Analytics 4 and Microsoft Clarity; empty: off. Nothing of them is loaded in a time zone that begins with `Europe/`, or against Do Not Track or Global Privacy Control, which holds for the tag manager too. What would be sent shows in development at `/en-US/development/analytics`',
  },
  {
    names: ['TAG_MANAGER_URL', 'TAG_MANAGER_STRATEGY', 'TAG_MANAGER_INIT'],
    what: 'the script (empty: none), `async` or `defer`, `auto` or `manual`',
  },
  {
    names: ['REFRESH_DEVICE_ON_RESIZE'],
    what: '`on`: the device type is detected again 50 ms after a resize',
  },
  {
    names: ['PAYMENT_GATEWAY'],
    what: '`test` (refused in production) or `stripe`',
  },
  {
    names: ['CARD_PROVIDER_PUBLIC_KEY'],
    what: "Stripe's publishable key",
  },
  {
    names: ['MAIL_FROM', 'MAIL_DESK'],
    what: "sender of our emails; the desk's address",
  },
  {
    names: ['MAIL_OPS'],
    what: 'where alerts of operations are emailed, once when they begin and once when they are resolved',
  },
  {
    names: ['SELLER_ADDRESS', 'SELLER_TAX_ID', 'SELLER_BANK'],
    what: 'who invoices are from: name and address with `|` between the lines, tax number, where to pay; placeholders until you set them',
  },
  {
    names: ['SELLER_LAW', 'SELLER_VENUE'],
    what: 'whose law the terms name ("The law of … applies") and which courts decide ("Disputes are decided by …")',
  },
  {
    names: ['SELLER_TIME_ZONE'],
    what: 'the IANA time zone of the seller, in which invoices are dated and due',
  },
  {
    names: ['CURRENCY', 'LOCALE', 'LANGUAGE', 'COUNTRY'],
    what: 'defaults: USD, en-US, en, US. The cart is shown in `CURRENCY`; while that is USD, in the currency of the country of `LOCALE`',
  },
  {
    names: ['SUPPORTED_LANGUAGES', 'SUPPORTED_LOCALES'],
    what: 'comma-separated. The text is US English; with `LANGUAGE` = `de` the names of countries, the parts of addresses and phones, the chat and errors are shown in German',
  },
  {
    names: ['I18N_BASE_URL'],
    what: 'where the languages have their base; empty: the site. Another host than that of `SITE_URL` is warned of in production',
  },
  {
    names: ['JURISDICTION'],
    what: '`eu` keeps all stored data in the European Union; empty: no jurisdiction. Choose it before the first deployment: it cannot be changed later',
  },
  {
    names: ['SESSION_SECRET', 'SESSION_SECRET_PREVIOUS'],
    isSecret: true,
    what: 'signs sessions, logins, links and what tags and players get, each purpose with a key of its own; at least 32 characters. How to rotate each secret: `docs/deploy/secrets.md`',
  },
  {
    names: ['SCREEN_KEY_SECRET', 'SCREEN_KEY_SECRET_PREVIOUS'],
    isSecret: true,
    what: 'signs the keys in the player addresses of screens; at least 32 characters',
  },
  {
    names: ['SECOND_FACTOR_SECRET', 'SECOND_FACTOR_SECRET_PREVIOUS'],
    isSecret: true,
    what: 'encrypts second factors and backup codes; at least 32 characters',
  },
  {
    names: ['DELIVERY_SECRET', 'DELIVERY_SECRET_PREVIOUS'],
    isSecret: true,
    what: 'signs what tags carry; at least 32 characters. Without it `SESSION_SECRET` does. To change it, put the old one in `DELIVERY_SECRET_PREVIOUS` for three days',
  },
  {
    names: ['HEALTH_SECRET'],
    isSecret: true,
    what: 'opens `/api/health/deep`, sent in the header `X-Health-Secret`; at least 32 characters',
  },
  {
    names: ['PUSH_SECRET'],
    isSecret: true,
    what: 'identifies us to the push services of browsers; at least 32 characters. Without it no device gets notifications',
  },
  {
    names: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    isSecret: true,
    what: 'needed with `PAYMENT_GATEWAY=stripe`',
  },
  {
    names: ['STRIPE_API_ORIGIN'],
    what: 'only for tests: a local stand-in for the payment provider',
  },
] as const satisfies readonly SettingFact[]

/** A configured value as the desk reads it; never that of a secret. */
export interface SettingView {
  name: string
  what: string
  source: 'configured' | 'default' | 'secret' | 'missing'
  /** Null for a secret, and for a missing setting. */
  value: string | null
}

/** Each setting with its value and source, as the product was started with it. */
export function settingViews(
  configured: Readonly<Record<string, unknown>>,
  settings: Settings,
): SettingView[] {
  return SETTING_FACTS.flatMap((fact: SettingFact) =>
    fact.names.map((name) => ({
      name,
      what: fact.what,
      ...stateOf(configured[name], fact.isSecret ? undefined : settings[name], fact.isSecret),
    })),
  )
}

function stateOf(
  configured: unknown,
  parsed: unknown,
  isSecret = false,
): Pick<SettingView, 'source' | 'value'> {
  const isSet = typeof configured === 'string' && configured !== ''
  if (isSecret) return { source: isSet ? 'secret' : 'missing', value: null }
  if (typeof configured === 'string') return { source: 'configured', value: configured }
  if (parsed === undefined) return { source: 'missing', value: null }
  const value = typeof parsed === 'string' ? parsed : JSON.stringify(parsed)
  return { source: 'default', value }
}
