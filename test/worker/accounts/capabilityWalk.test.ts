import { beforeAll, describe, expect, it } from 'vitest'
import { searchIndex } from '#content/search/searchIndex.ts'
import { can, type StaffRole } from '#domain/accounts/capability.ts'
import { writeRoles } from '#domain/accounts/roleSet.ts'
import { api } from '#worker/api.ts'
import { capabilityOf } from '#worker/middleware/requires.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'

/** Routes for other servers, which authenticate by a signature instead of a capability. */
const SIGNED_ROUTES = new Set(['/webhooks/stripe'])

const covers = (guardPath: string, path: string) =>
  guardPath === path || (guardPath.endsWith('/*') && `${path}/`.startsWith(guardPath.slice(0, -1)))

const guards = api.routes.flatMap(({ method, path, handler }) => {
  const capability = capabilityOf(handler)
  return capability ? [{ method, path, capability }] : []
})

const endpoints = [
  ...new Map(
    api.routes
      .filter(({ method, path, handler }) => {
        return method !== 'ALL' && !SIGNED_ROUTES.has(path) && capabilityOf(handler) === undefined
      })
      .map(({ method, path }) => [
        `${method} ${path}`,
        {
          method,
          path,
          capabilities: guards
            .filter((guard) => guard.method === 'ALL' || guard.method === method)
            .filter((guard) => covers(guard.path, path))
            .map(({ capability }) => capability),
        },
      ]),
  ).values(),
]

/** Replaces each parameter by an ID that does not exist, so that no route finds an object. */
const addressOf = (path: string) => path.replaceAll(/:\w+/g, 'zzz_nobody')

interface Walker {
  name: string
  /** Null for a visitor without a login. */
  roles: readonly StaffRole[] | null
  cookie: () => Promise<string>
}

const loggedIn = (name: string, roles: readonly StaffRole[]): Walker => ({
  name,
  roles,
  cookie: async () => (await givenLogin({ role: writeRoles(roles) })).cookie,
})

const forged = async () => {
  const { cookie } = await givenLogin({ role: 'admin' })
  const [name = '', value = ''] = cookie.split('=')
  const token = decodeURIComponent(value).split('.')[0] ?? ''
  return `${name}=${encodeURIComponent(`${token}.${btoa('x'.repeat(32))}`)}`
}

const ended = async () => {
  const { cookie } = await givenLogin({ role: 'admin' })
  await givenCaller().ask('DELETE', '/logins/current', undefined, { cookie })
  return cookie
}

const WALKERS: readonly Walker[] = [
  { name: 'a visitor', roles: null, cookie: async () => '' },
  loggedIn('a customer', []),
  loggedIn('a reviewer', ['reviewer']),
  loggedIn('a producer', ['producer']),
  loggedIn('one of finance', ['finance']),
  loggedIn('sales', ['sales']),
  loggedIn('sales that is finance too', ['sales', 'finance']),
  loggedIn('an admin', ['admin']),
  { name: "who forged an admin's session", roles: null, cookie: forged },
  { name: "who kept an admin's ended session", roles: null, cookie: ended },
]

// The search index reads all guides once, which must not count toward a test's time.
beforeAll(async () => void (await searchIndex([], { places: [], states: [] })), 120_000)

describe('every route of the API', () => {
  it('is visited', () => {
    expect(endpoints.length).toBeGreaterThan(20)
    expect(endpoints.filter(({ capabilities }) => capabilities.length === 0)).toEqual([])
  })

  it.each(WALKERS)('opens to $name only by capability', async (walker) => {
    let cookie = await walker.cookie()
    const wrong: string[] = []
    for (const { method, path, capabilities } of endpoints) {
      const isAllowed = capabilities.every((capability) =>
        can(walker.roles && { roles: walker.roles }, capability),
      )
      const body = method === 'GET' || method === 'DELETE' ? undefined : {}
      const { status, answer } = await givenCaller().ask(method, addressOf(path), body, { cookie })
      const code = (answer as { error?: { code?: string } }).error?.code
      if (isAllowed === (code === 'no_access')) wrong.push(`${method} ${path}: ${status} ${code}`)
      if (status >= 500) wrong.push(`${method} ${path}: ${status}`)
      if (method === 'DELETE' && path === '/logins/current') cookie = await walker.cookie()
    }
    expect(wrong).toEqual([])
  })
})
