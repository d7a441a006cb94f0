import { describe, expect, it } from 'vitest'
import {
  CLIENT_ROLES,
  GIVEN_TEAM_ROLES,
  roleCan,
  type TeamCapability,
  type TeamRole,
} from '#domain/accounts/team/teamRole.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import {
  askFor,
  givenOneOfAll,
  namingEndpoints,
  OF_THE_DESK,
  type Endpoint,
} from '#test/support/accounts/namingRoutes.ts'
import {
  askTeam,
  givenMember,
  givenTeam,
  invited,
  setTwoFactor,
} from '#test/support/accounts/teams.ts'
import { givenClient, givenClientPerson } from '#test/support/accounts/clients.ts'
import { useShop } from '#test/support/commerce/shop.ts'
import type { Login } from '#test/support/orders/ownOrders.ts'

useShop()

/** Routes for a person's own data apart from the team, and routes that a link opens. */
const PERSONAL =
  /^\/(billing-addresses|advertisers|account|drafts|shared-drafts|mailed-access|report-mails|order-views|notifications|saved-carts|cards)\//

/** The right that an order's route requires; the first match counts. */
const RIGHTS: readonly [RegExp, TeamCapability][] = [
  [/^\w+ \/team\//, 'manageTeam'],
  [/^POST \/approvals\/:id\/withdrawal$/, 'requestApproval'],
  [/^\w+ \/approvals\//, 'approveOrders'],
  [/^\w+ \/statements\/terms\//, 'manageTeam'],
  [/^GET \/statements\//, 'readInvoices'],
  [/^GET \/orders\/:id(\/overview|\/standing-order)?$/, 'readOrders'],
  [/^\w+ \/standing-orders\//, 'payOrders'],
  [/^\w+ \/orders\/:id\/payments/, 'payOrders'],
  [/^\w+ \/orders\//, 'changeOrders'],
  [/^GET \/amendments\//, 'readOrders'],
  [/^\w+ \/amendments\//, 'changeOrders'],
  [/^GET \/invoices\//, 'readInvoices'],
  [/^PUT \/lines\/:id\/runtime$/, 'changeOrders'],
  [/^\w+ \/(upload-areas|lines|creatives|productions)\//, 'uploadCreatives'],
  [/^GET \/reports\/:id\/(shares|mails)/, 'changeOrders'],
  [/^GET \/reports\//, 'readReports'],
  [/^\w+ \/reports\//, 'changeOrders'],
]

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

const rightFor = (endpoint: Endpoint): TeamCapability | null =>
  RIGHTS.find(([pattern]) => pattern.test(nameOf(endpoint)))?.[1] ?? null

const ofOrders = namingEndpoints.filter(
  ({ path }) => !PERSONAL.test(path) && !OF_THE_DESK.test(path),
)

/** The routes that refuse a login, called one after the other. */
async function refusedTo(login: Login, ids: Record<string, string>): Promise<Set<string>> {
  const refused = new Set<string>()
  for (const endpoint of ofOrders) {
    const { status } = await askFor(login.cookie, endpoint, ids)
    if (status >= 500) throw new Error(`${nameOf(endpoint)}: ${status}`)
    if (status === 403 || status === 404) refused.add(nameOf(endpoint))
  }
  return refused
}

/**
 * The routes that refuse the owner for an order of the team, and for one of its client: the same
 * for each role.
 */
const ofOwners: { team?: Set<string>; client?: Set<string> } = {}

const all = ofOrders.map(nameOf)

describe('every route of an order of a team', () => {
  it('has a right, or is refused to the owner as well', async () => {
    const owner = await givenTeam()
    const refused = await refusedTo(owner, await givenOneOfAll(owner))
    const unknown = ofOrders.filter((route) => rightFor(route) === null).map(nameOf)
    expect(unknown.filter((route) => !refused.has(route))).toEqual([])
  })

  it.each(GIVEN_TEAM_ROLES)(
    'opens to a %s by its rights, as it does to the owner',
    async (role) => {
      const owner = await givenTeam()
      const member = await givenMember(owner, role)
      const ofOwner = (ofOwners.team ??= await refusedTo(owner, await givenOneOfAll(owner)))
      expect(all.length - ofOwner.size).toBeGreaterThan(20)
      const refused = await refusedTo(member, await givenOneOfAll(owner))
      expect(wrongFor(role, refused, ofOwner)).toEqual([])
    },
  )

  it.each(CLIENT_ROLES)('opens to a %s of its client by that role', async (role) => {
    const owner = await givenTeam()
    const clientId = await givenClient(owner, 'Acme')
    const person = await givenClientPerson(owner, clientId, role)
    const ofOwner = (ofOwners.client ??= await refusedTo(
      owner,
      await givenOneOfAll(owner, clientId),
    ))
    const refused = await refusedTo(person, await givenOneOfAll(owner, clientId))
    expect(wrongFor(role, refused, ofOwner)).toEqual([])
  })

  const strangers: Record<string, (owner: Login) => Promise<Login>> = {
    'the owner of another team': async () => await givenTeam('Others'),
    'a buyer of another team': async () => await givenMember(await givenTeam('Others'), 'buyer'),
    'a removed buyer': async (owner) => {
      const member = await givenMember(owner, 'buyer')
      const { status } = await askTeam(owner, 'DELETE', `/team/members/${member.memberId}`)
      expect(status).toBe(200)
      return member
    },
    'a buyer without the required second factor': async (owner) => {
      const member = await givenMember(owner, 'buyer')
      await setTwoFactor(owner.id, true)
      const change = { requiresTwoFactor: true }
      expect((await askTeam(owner, 'PATCH', '/team', change)).status).toBe(200)
      return member
    },
    'a person of another client': async (owner) =>
      await givenClientPerson(owner, await givenClient(owner, 'Other'), 'creative'),
    'an invited person': async (owner) => {
      const person = await givenLogin()
      await askTeam(owner, 'POST', '/team/invitations', { email: person.email, role: 'buyer' })
      return person
    },
  }

  it.each(Object.keys(strangers))('stays closed to %s', async (name) => {
    const owner = await givenTeam()
    await invited(owner, 'someone@example.com', 'viewer')
    const ids = await givenOneOfAll(owner, await givenClient(owner, 'Acme'))
    const stranger = await strangers[name]?.(owner)
    const refused = stranger && (await refusedTo(stranger, ids))
    expect(all.filter((route) => !refused?.has(route))).toEqual([])
  })
})

/** Routes that refuse a role despite its right, or open to it without one. */
function wrongFor(role: TeamRole, refused: Set<string>, ofOwner: Set<string>): string[] {
  return ofOrders.flatMap((endpoint) => {
    const name = nameOf(endpoint)
    const right = rightFor(endpoint)
    const isAllowed = right !== null && roleCan(role, right)
    if (isAllowed === !refused.has(name)) return []
    return isAllowed && ofOwner.has(name) ? [] : [`${name} (${right ?? 'no right'})`]
  })
}
