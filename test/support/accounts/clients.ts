import type { ClientsPage } from '#domain/accounts/team/teamClient.ts'
import type { CLIENT_ROLES } from '#domain/accounts/team/teamRole.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import type { Login } from '#test/support/orders/ownOrders.ts'
import { askTeam } from './teams.ts'

/** Calls a client route, and returns the updated page. */
export async function askClients(
  login: Pick<Login, 'cookie'>,
  method: string,
  path = '',
  body?: Record<string, unknown>,
) {
  const { answer, ...asked } = await askTeam(login, method, `/team/clients${path}`, body)
  return { ...asked, page: answer as ClientsPage }
}

/** Adds a client to the owner's team. Returns its ID. */
export async function givenClient(
  owner: Pick<Login, 'cookie'>,
  name = 'Acme',
  reportName: 'agency' | 'client' = 'agency',
): Promise<string> {
  const { status, code, page } = await askClients(owner, 'POST', '', { name, reportName })
  if (status !== 201) throw new Error(`no client: ${code}`)
  return page.clients.find((client) => client.name === name)?.id ?? ''
}

/** Invites an address to a client. Returns the token of the mailed link. */
export async function invitedToClient(
  owner: Pick<Login, 'cookie'>,
  clientId: string,
  { email, role }: { email: string; role: (typeof CLIENT_ROLES)[number] },
): Promise<string> {
  const asked = await askClients(owner, 'POST', `/${clientId}/invitations`, { email, role })
  if (asked.status !== 201) throw new Error(`not invited: ${asked.code}`)
  const text = asked.mails.find(({ to }) => to === email)?.text ?? ''
  return /\?token=(tmi_[\w.-]+)/.exec(text)?.[1] ?? ''
}

/** An account that has accepted the invitation to a client. */
export async function givenClientPerson(
  owner: Pick<Login, 'cookie'>,
  clientId: string,
  role: (typeof CLIENT_ROLES)[number] = 'viewer',
) {
  const login = await givenLogin()
  const token = await invitedToClient(owner, clientId, { email: login.email, role })
  const { status, code } = await askTeam(login, 'POST', '/team-invitations/acceptance', { token })
  if (status !== 200) throw new Error(`not a person of the client: ${code}`)
  const { page } = await askClients(owner, 'GET')
  const member = page.clients
    .find(({ id }) => id === clientId)
    ?.members.find(({ email }) => email === login.email)
  return { ...login, memberId: member?.id ?? '' }
}
