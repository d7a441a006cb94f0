import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { connect } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts/accounts.ts'
import type { Account } from '#domain/accounts/account.types.ts'
import { accountAuth } from '#worker/adapters/auth.ts'
import { settingsOf } from '#worker/platform/settings.ts'

export const TEST_PASSWORD = 'a long test password'

/** The cookies that an answer sets, as a request sends them back. */
export const cookieOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** An account with a verified email, as the tables hold it after registration. */
export async function givenAccount(
  facts: Partial<Pick<Account, 'email' | 'firstName' | 'lastName'>> & {
    /** One, or several as their table has them. */
    role?: string
    emailVerified?: boolean
  } = {},
): Promise<{ id: string; email: string }> {
  const auth = accountAuth(env, settingsOf(env))
  const email = facts.email ?? `person-${crypto.randomUUID()}@example.com`
  const firstName = facts.firstName ?? 'Ann'
  const lastName = facts.lastName ?? 'Buyer'
  await auth.api.signUpEmail({
    body: { email, password: TEST_PASSWORD, name: `${firstName} ${lastName}`, firstName, lastName },
  })
  const [row] = await connect(env.DB)
    .update(accounts)
    .set({ role: facts.role ?? 'customer', emailVerified: facts.emailVerified ?? true })
    .where(eq(accounts.email, email))
    .returning({ id: accounts.id })
  if (!row) throw new Error(`no account was made for ${email}`)
  return { id: row.id, email }
}

/** A new account that is logged in; send `cookie` as the Cookie header. */
export async function givenLogin(
  facts: Parameters<typeof givenAccount>[0] = {},
): Promise<{ id: string; email: string; cookie: string }> {
  const account = await givenAccount(facts)
  const { headers } = await accountAuth(env, settingsOf(env)).api.signInEmail({
    body: { email: account.email, password: TEST_PASSWORD },
    returnHeaders: true,
  })
  return { ...account, cookie: cookieOf(headers) }
}
