import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { connect } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts/accounts.ts'
import type { Account } from '#domain/accounts/account.types.ts'
import { accountAuth, type AccountAuth } from '#worker/adapters/auth.ts'
import { settingsOf } from '#worker/platform/settings.ts'

export const TEST_PASSWORD = 'a long test password'

/** The cookies that a response sets, in the form of a request header. */
export const cookieOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

let passwordHash: string | undefined

/** The stored form of TEST_PASSWORD, hashed once: each hash takes a tenth of a second of processor time. */
async function testPasswordHash(auth: AccountAuth): Promise<string> {
  passwordHash ??= await (await auth.$context).password.hash(TEST_PASSWORD)
  return passwordHash
}

/** An account with a verified email, as stored after registration. */
export async function givenAccount(
  facts: Partial<Pick<Account, 'email' | 'firstName' | 'lastName'>> & {
    /** One role, or several in the table's format. */
    role?: string
    emailVerified?: boolean
  } = {},
): Promise<{ id: string; email: string }> {
  const auth = accountAuth(env, settingsOf(env))
  const email = facts.email ?? `person-${crypto.randomUUID()}@example.com`
  const firstName = facts.firstName ?? 'Ann'
  const lastName = facts.lastName ?? 'Buyer'
  const { internalAdapter } = await auth.$context
  const user = {
    email: email.toLowerCase(),
    name: `${firstName} ${lastName}`,
    emailVerified: false,
    firstName,
    lastName,
  }
  const { id } = await internalAdapter.createUser(user, { method: 'email-password' })
  await internalAdapter.linkAccount({
    userId: id,
    accountId: id,
    providerId: 'credential',
    password: await testPasswordHash(auth),
  })
  await connect(env.DB)
    .update(accounts)
    .set({ role: facts.role ?? 'customer', emailVerified: facts.emailVerified ?? true })
    .where(eq(accounts.id, id))
  return { id, email }
}

/**
 * A new logged-in account; send `cookie` as the Cookie header. Its password is not verified, which
 * would take a hash.
 */
export async function givenLogin(
  facts: Parameters<typeof givenAccount>[0] = {},
): Promise<{ id: string; email: string; cookie: string }> {
  const account = await givenAccount(facts)
  const auth = accountAuth(env, settingsOf(env), null, { isProven: true })
  const { headers } = await auth.api.signInEmail({
    body: { email: account.email, password: TEST_PASSWORD },
    returnHeaders: true,
  })
  return { ...account, cookie: cookieOf(headers) }
}
