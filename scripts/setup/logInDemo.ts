import { DEMO_ACCOUNTS } from '#database/seed/demo/demoAccounts.ts'
import { callerHeaders } from './callerHeaders.ts'

/** Logs in to a development account; returns its cookie. */
export async function logInDemo(
  origin: string,
  role: 'customer' | 'admin' = 'customer',
): Promise<string> {
  const account = DEMO_ACCOUNTS.find((each) => each.role === role)
  const response = await fetch(`${origin}/api/logins`, {
    method: 'POST',
    headers: callerHeaders(),
    body: JSON.stringify({ email: account?.email, password: account?.password }),
  })
  // An unread response body holds its connection until the server closes it.
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`The login was answered with ${response.status}.`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
