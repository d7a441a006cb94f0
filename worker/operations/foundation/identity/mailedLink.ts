import { nanoid } from 'nanoid'
import { sitePath, type SitePath } from '#content/sitePaths.ts'
import type { Settings } from '#domain/foundation/settings/settings.ts'
import type { AccountAuth } from '#worker/adapters/auth.ts'

const HOUR_MS = 60 * 60 * 1_000
const TOKEN_LENGTH = 32

/** Links that we mail: the page they open and how long they work. */
const LINKS = {
  'verify-email': { page: 'verifyEmail', lifeMs: 24 * HOUR_MS },
  // The prefix under which better-auth looks for it.
  'reset-password': { page: 'resetPassword', lifeMs: HOUR_MS },
  'change-email': { page: 'confirmEmail', lifeMs: HOUR_MS },
} as const satisfies Record<string, { page: string; lifeMs: number }>

type LinkPurpose = keyof typeof LINKS

/** The whole address of one of our pages, as a mail needs it. */
export const pageUrl = ({ SITE_URL }: Settings, path: SitePath): string =>
  new URL(path, SITE_URL).href

/** Makes a link that works once; `value` begins with the account's id. */
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

/** What a link stands for, without using it up; null when it has expired or was used. */
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

/** Uses a link up: of many at once, one gets what it stands for, the others null. */
export async function spendLink(
  auth: AccountAuth,
  purpose: LinkPurpose,
  token: string,
): Promise<string | null> {
  const { internalAdapter } = await auth.$context
  return (await internalAdapter.consumeVerificationValue(`${purpose}:${token}`))?.value ?? null
}
