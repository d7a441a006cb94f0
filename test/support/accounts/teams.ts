import { env } from 'cloudflare:workers'
import type { GivenTeamRole } from '#domain/accounts/team/teamRole.ts'
import type { TeamView } from '#domain/accounts/team/teamView.types.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'
import type { Login } from '#test/support/orders/ownOrders.ts'

type Body = Record<string, unknown>

/** Calls a team route, and returns the mails that it sent. */
export async function askTeam(
  login: Pick<Login, 'cookie'> | null,
  method: string,
  path: string,
  body?: Body,
) {
  const caller = givenCaller()
  const asked = login === null ? {} : { cookie: login.cookie }
  const { status, answer } = await caller.ask(method, path, body, asked)
  const { team, error } = answer as { team?: TeamView | null; error?: { code: string } }
  return { status, answer, team: team ?? null, code: error?.code ?? null, mails: caller.mails }
}

/** A member's view of its team. */
export async function teamOf(login: Pick<Login, 'cookie'>): Promise<TeamView> {
  const { team } = await askTeam(login, 'GET', '/team')
  if (!team) throw new Error('This account is in no team.')
  return team
}

/** Invites an address. Returns the token of the mailed link. */
export async function invited(owner: Login, email: string, role: GivenTeamRole): Promise<string> {
  const { status, mails, code } = await askTeam(owner, 'POST', '/team/invitations', { email, role })
  if (status !== 201) throw new Error(`not invited: ${code}`)
  const text = mails.find(({ to }) => to === email)?.text ?? ''
  return /\?token=(tmi_[\w.-]+)/.exec(text)?.[1] ?? ''
}

/** An account that has accepted an invitation. */
export async function givenMember(owner: Login, role: GivenTeamRole, email?: string) {
  const login = await givenLogin(email === undefined ? {} : { email })
  const token = await invited(owner, login.email, role)
  const { status, code } = await askTeam(login, 'POST', '/team-invitations/acceptance', { token })
  if (status !== 200) throw new Error(`not a member: ${code}`)
  const member = (await teamOf(owner)).members.find((one) => one.email === login.email)
  return { ...login, memberId: member?.id ?? '' }
}

/** An account that has just started a team. */
export async function givenTeam(name = 'Bakers'): Promise<Login> {
  const owner = await givenLogin({ firstName: 'Olga' })
  await founded(owner, name)
  return owner
}

export async function founded(owner: Login, name = 'Bakers'): Promise<void> {
  const { status, code } = await askTeam(owner, 'POST', '/team', { name })
  if (status !== 201) throw new Error(`no team: ${code}`)
}

/** Turns an account's second factor on or off. */
export async function setTwoFactor(accountId: string, isOn: boolean): Promise<void> {
  await env.DB.prepare('update accounts set two_factor_enabled = ? where id = ?')
    .bind(isOn ? 1 : 0, accountId)
    .run()
}
