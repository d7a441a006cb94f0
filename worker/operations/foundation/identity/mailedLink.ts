import { nanoid } from 'nanoid'
import { sitePath, type SitePath } from '#content/sitePaths.ts'
import type { Settings } from '#domain/foundation/settings/settings.ts'
import type { AccountAuth } from '#worker/adapters/auth.ts'

const HOUR_MS = 60 * 60 * 1_000
const TOKEN_LENGTH = 32

/** Mailed links: the page that they open and their lifetime. */
const LINKS = {
  'verify-email': { page: 'verifyEmail', lifeMs: 24 * HOUR_MS },
  // Prefix under which better-auth looks it up.
  'reset-password': { page: 'resetPassword', lifeMs: HOUR_MS },
  'change-email': { page: 'confirmEmail', lifeMs: HOUR_MS },
} as const satisfies Record<string, { page: string; lifeMs: number }>

type LinkPurpose = keyof typeof LINKS

/** Absolute address of one of our pages, for mails. */
export const pageUrl = ({ SITE_URL }: Settings, path: SitePath): string =>
  new URL(path, SITE_URL).href

/** Creates a single-use link; `value` begins with the account's id. */
export async function makeLink(
  auth: AccountAuth,
  settings: Settings,
  { purpose, value, now }: { purpose: LinkPurpose; value: string; now: Date },
): Promise<string> {
  const { page, lifeMs } = LINKS[purpose]
  const token = nanoid(TOKEN_LENGTH)
  const { internalAdapter } = await auth.$context
  await internalAdapter.createVerificationValue({
    identifier: `${purpose}:${token}`,
    value,
    expiresAt: new Date(now.getTime() + lifeMs),
  })
  return `${pageUrl(settings, sitePath(page))}?token=${token}`
}

/** Value of a link, without using it up; null if it has expired or was used. */
export async function readLink(
  auth: AccountAuth,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<string | null> {
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findVerificationValue(`${purpose}:${token}`)
  return found && found.expiresAt > now ? found.value : null
}

/** Uses up a link: of concurrent calls, one gets its value, the others null. */
export async function spendLink(
  auth: AccountAuth,
  purpose: LinkPurpose,
  token: string,
): Promise<string | null> {
  const { internalAdapter } = await auth.$context
  return (await internalAdapter.consumeVerificationValue(`${purpose}:${token}`))?.value ?? null
}
