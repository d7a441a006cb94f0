import type { APIRequestContext } from '@playwright/test'
import { mailedPath } from './localMails.ts'

const PASSWORD = 'a long test password'

/** A login made over HTTP, with the cookies that a program stores. */
export interface HttpLogin {
  email: string
  password: string
  cookie: string
}

/** Calls the API like a program that stores its own cookies, from its own address. */
export async function callApi(
  origin: string,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  options: { caller: string; cookie?: string; body?: unknown },
): Promise<{ body: unknown; cookie: string }> {
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      'CF-Connecting-IP': options.caller,
      'Content-Type': 'application/json',
      ...(options.cookie ? { Cookie: options.cookie } : {}),
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  return { body: await response.json(), cookie }
}

/** Logs an account in. */
export async function logIn(
  origin: string,
  caller: string,
  { email, password }: { email: string; password: string },
): Promise<HttpLogin> {
  const body = { email, password }
  const { cookie } = await callApi(origin, 'POST', '/logins', { caller, body })
  return { email, password, cookie }
}

/** A new logged-in account with a confirmed email. */
export async function registered(
  origin: string,
  caller: string,
  mails: APIRequestContext,
): Promise<HttpLogin> {
  const email = `person-${crypto.randomUUID()}@example.com`
  const person = { firstName: 'Ann', lastName: 'Buyer', type: 'individual' }
  await callApi(origin, 'POST', '/registrations', {
    caller,
    body: { ...person, email, password: PASSWORD },
  })
  const path = await mailedPath(mails, email, /^Confirm your email/)
  const token = new URL(path, origin).searchParams.get('token')
  const { cookie } = await callApi(origin, 'POST', '/email-verifications', {
    caller,
    body: { token, password: PASSWORD },
  })
  return { email, password: PASSWORD, cookie }
}
