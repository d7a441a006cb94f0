import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import {
  askFor,
  givenOneOfAll,
  namingEndpoints,
  OF_THE_DESK,
} from '#test/support/accounts/namingRoutes.ts'
import { useShop } from '#test/support/commerce/shop.ts'
import type { Login } from '#test/support/orders/ownOrders.ts'

useShop()

/**
 * Routes that answer anyone with the link by design: a shared draft with its comments; a masked
 * address, and a mail to the owner.
 */
const ANSWERS_LINKS = new Set([
  'GET /shared-drafts/:key',
  'POST /shared-drafts/:key/comments',
  'GET /mailed-access/:resource/:id',
  'POST /mailed-access/:resource/:id/codes',
  'POST /report-mails/:mailKey/stop',
])

/** Routes for objects that a person outside a team cannot have. */
const OF_TEAMS_ALONE = /^\/(approvals|statements)\//

let owner: Login
let ids: Record<string, string>

beforeEach(async () => {
  owner = await givenLogin()
  ids = await givenOneOfAll(owner)
})

const stateOf = async () =>
  await Promise.all(
    ['orders', 'order_lines', 'invoices', 'saved_billing_addresses', 'saved_advertisers'].map(
      async (table) => (await env.DB.prepare(`select * from ${table}`).all()).results,
    ),
  )

describe('with somebody else’s IDs', () => {
  it.each(['visitor', 'customer', 'sales'] as const)(
    'a %s reads and changes nothing',
    async (role) => {
      const cookie = role === 'visitor' ? '' : (await givenLogin({ role })).cookie
      const before = await stateOf()
      const opened: string[] = []
      for (const endpoint of namingEndpoints) {
        const name = `${endpoint.method} ${endpoint.path}`
        const { status, code } = await askFor(cookie, endpoint, ids)
        const isRefused = status === 403 || status === 404 || code === 'two_factor_invalid'
        if (!isRefused && !ANSWERS_LINKS.has(name)) opened.push(`${name}: ${status} ${code}`)
        if (isRefused && ANSWERS_LINKS.has(name)) opened.push(`${name}: ${status} ${code}`)
      }
      expect(opened).toEqual([])
      expect(await stateOf()).toEqual(before)
    },
  )

  it('while the owner can read all of it', async () => {
    const reads = namingEndpoints.filter(
      ({ method, path }) =>
        method === 'GET' && !OF_THE_DESK.test(path) && !OF_TEAMS_ALONE.test(path),
    )
    expect(reads.length).toBeGreaterThan(4)
    const refused: string[] = []
    for (const endpoint of reads) {
      const { status } = await askFor(owner.cookie, endpoint, ids)
      if (status === 403 || status === 404) refused.push(endpoint.path)
    }
    expect(refused).toEqual([])
  })
})
