import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { customAlphabet, nanoid } from 'nanoid'
import { ACCOUNT_TABLES, connectAccounts } from '#database/accountConnection.ts'
import { PASSWORD_LENGTH } from '#domain/accounts/password.ts'
import {
  BACKUP_CODE_ALPHABET,
  BACKUP_CODE_COUNT,
  BACKUP_CODE_LENGTH,
  TWO_FACTOR_LOGIN_MS,
  writtenBackupCode,
} from '#domain/accounts/twoFactor.ts'
import type { Settings } from '#domain/foundation/settings/settings.ts'
import type { Bindings } from '../platform/env.ts'
import { loginKeys } from './loginKeys.ts'
import { accountsSecret } from './secondFactorKeys.ts'

const LOGIN_COOKIE = /^\s*(__Host-)?amd\.session_token=/
const DAY_SECONDS = 24 * 60 * 60
const HOUR_SECONDS = 60 * 60
const ID_PREFIXES: Record<string, string> = {
  user: 'acc',
  session: 'als',
  account: 'acr',
  verification: 'avr',
  twoFactor: 'atf',
}

/** Account columns unknown to better-auth. */
const ACCOUNT_FIELDS = {
  role: { type: 'string', required: false, defaultValue: 'customer', input: false },
  firstName: { type: 'string', required: true },
  lastName: { type: 'string', required: true },
  phoneNumber: { type: 'string', required: false, defaultValue: '' },
  type: { type: 'string', required: false, defaultValue: 'individual' },
  companyName: { type: 'string', required: false, defaultValue: '' },
  vatId: { type: 'string', required: false, defaultValue: '' },
} as const

const backupCodeCharacters = customAlphabet(BACKUP_CODE_ALPHABET, BACKUP_CODE_LENGTH)

const newBackupCodes = () =>
  Array.from({ length: BACKUP_CODE_COUNT }, () => writtenBackupCode(backupCodeCharacters()))

/**
 * better-auth on our D1, called in process by the accounts operations; its own HTTP routes are not mounted.
 * `place`: location of the request, stored with the session of a login. `isProven`: requires no password, for one call
 * on behalf of a user with proven identity.
 */
export function accountAuth(
  env: Bindings,
  settings: Settings,
  place: string | null = null,
  { isProven = false }: { isProven?: boolean } = {},
) {
  const isHttps = settings.SITE_URL.startsWith('https:')
  // Over https, no other host and no page without https can set a cookie with this name.
  const cookiePrefix = isHttps ? '__Host-amd' : 'amd'
  return betterAuth({
    appName: 'AdMarket Direct',
    baseURL: settings.SITE_URL,
    // Replaced by `loginKeys`; only values stored before those are read with this one.
    secret: accountsSecret(settings),
    database: drizzleAdapter(connectAccounts(env.DB), {
      provider: 'sqlite',
      schema: ACCOUNT_TABLES,
    }),
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      resetPasswordTokenExpiresIn: HOUR_SECONDS,
      revokeSessionsOnPasswordReset: true,
      ...(isProven ? { password: { verify: async () => true } } : {}),
    },
    emailVerification: { sendOnSignUp: false, sendOnSignIn: false },
    verification: { storeIdentifier: 'hashed' },
    user: { additionalFields: ACCOUNT_FIELDS },
    session: {
      expiresIn: 30 * DAY_SECONDS,
      updateAge: HOUR_SECONDS,
      additionalFields: { place: { type: 'string', required: false, input: false } },
    },
    databaseHooks: {
      session: { create: { before: async (session) => ({ data: { ...session, place } }) } },
    },
    advanced: {
      cookiePrefix,
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps },
      ipAddress: { disableIpTracking: true },
      database: {
        // Loads a login with its account: one database round trip instead of two.
        joins: true,
        generateId: ({ model }) => `${ID_PREFIXES[model] ?? model}_${nanoid()}`,
      },
    },
    plugins: [
      loginKeys(settings, `${cookiePrefix}.`),
      twoFactor({
        issuer: 'AdMarket Direct',
        twoFactorCookieMaxAge: TWO_FACTOR_LOGIN_MS / 1_000,
        backupCodeOptions: { customBackupCodesGenerate: newBackupCodes },
      }),
    ],
    // Our own limits count attempts; our own errors report failures.
    rateLimit: { enabled: false },
    logger: { disabled: true },
    telemetry: { enabled: false },
  })
}

export type AccountAuth = ReturnType<typeof accountAuth>

const readers = new WeakMap<Bindings, { settings: Settings; auth: AccountAuth }>()

/**
 * Returns the better-auth instance that reads the login of every logged-in request; built once per isolate. Cached
 * only when complete, so that no request waits for work of another.
 */
export async function loginReader(env: Bindings, settings: Settings): Promise<AccountAuth> {
  const known = readers.get(env)
  if (known?.settings === settings) return known.auth
  const auth = accountAuth(env, settings)
  await auth.$context
  readers.set(env, { settings, auth })
  return auth
}

/** Request headers without the login, so that other proof must suffice. */
export function withoutLogin(headers: Headers): Headers {
  const cookies = (headers.get('Cookie') ?? '').split(/;\s*/)
  const rest = new Headers(headers)
  rest.set('Cookie', cookies.filter((cookie) => !LOGIN_COOKIE.test(cookie)).join('; '))
  return rest
}

/** Whether a request may belong to a logged-in account; otherwise better-auth is not called. */
export const hasLoginCookie = (headers: Headers): boolean =>
  (headers.get('Cookie') ?? '').split(/;\s*/).some((cookie) => LOGIN_COOKIE.test(cookie))
