import { ProductError } from '#domain/errors/errorCatalogue.ts'
import type { LoggedInUser, UserEdit } from '#domain/realtime/serverEvents.ts'
import { isoNow } from '../isoNow.ts'
import type { SocketLogin } from '../durablePorts.types.ts'
import { type Answer, refusal } from '../wire/WireServer.ts'
import { VisitorBase, type VisitorConnection } from './VisitorBase.ts'
import type { VisitorSocket } from './visitor.types.ts'

/** Who a session's tabs are logged in as, and everybody who is to know. */
export abstract class VisitorLogins<Env extends Cloudflare.Env> extends VisitorBase<Env> {
  async tellLogin({ user, ...login }: SocketLogin & { user: LoggedInUser }): Promise<void> {
    this.keepLogin(login, user)
    for (const socket of this.tabs()) {
      socket.setState({ ...(socket.state as VisitorSocket), login })
      this.tellTab(socket, 'loggedIn', user)
    }
  }

  async tellLogout(accountId: string, accountSessionId: string | null): Promise<void> {
    this.dropLogin(
      (login) =>
        login.accountId === accountId &&
        (accountSessionId === null || login.accountSessionId === accountSessionId),
    )
  }

  async tellEdit(accountId: string, edit: UserEdit): Promise<void> {
    const kept = this.store.fact(`user:${accountId}`)
    if (kept === null) return
    const user = { ...(JSON.parse(kept) as LoggedInUser), ...edit }
    if (!this.store.keepFact(`user:${accountId}`, JSON.stringify(user))) return
    if (this.store.fact('accountId') === accountId) {
      this.deskLink.tell({ kind: 'account', accountId, user }, isoNow())
    }
    for (const socket of this.tabs()) {
      if (socket.state?.login?.accountId === accountId) this.tellTab(socket, 'user:edit', edit)
    }
  }

  protected async logOut(connection: VisitorConnection, answer: Answer): Promise<void> {
    const login = connection.state?.login
    if (login) {
      await this.ports.endLogin({ ...login })
      this.dropLogin(({ accountSessionId }) => accountSessionId === login.accountSessionId)
    }
    answer({ success: true })
  }

  protected async beginTwoFactor(connection: VisitorConnection, password: string, answer: Answer) {
    const login = connection.state?.login
    if (!login) return answer(refusal('login_required'))
    try {
      answer({ success: true, ...(await this.ports.beginTwoFactor({ ...login }, password)) })
    } catch (error) {
      if (!(error instanceof ProductError)) throw error
      answer({ success: false, error: { code: error.code, message: error.message } })
    }
  }

  protected keepLogin(login: SocketLogin, user: LoggedInUser): void {
    const { accountId, accountSessionId } = login
    const isOther = this.store.keepFact('accountSessionId', accountSessionId)
    this.store.keepFact('accountId', accountId)
    const isNews = this.store.keepFact(`user:${accountId}`, JSON.stringify(user))
    if (isOther) this.ctx.waitUntil(this.noteLogin(login))
    if (isOther || isNews) this.deskLink.tell({ kind: 'account', accountId, user }, isoNow())
  }

  protected async noteLogin(login: SocketLogin | null): Promise<void> {
    try {
      await this.ports.noteLogin(this.name, login)
    } catch (error) {
      // Noted again with the next login; until then edits elsewhere reach these tabs on their next load.
      this.store.dropFact('accountSessionId')
      this.logFailure('login not noted', error)
    }
  }

  protected dropLogin(isEnded: (login: SocketLogin) => boolean): void {
    for (const socket of this.tabs()) {
      const login = socket.state?.login
      if (!login || !isEnded({ ...login })) continue
      socket.setState({ ...(socket.state as VisitorSocket), login: null })
      this.tellTab(socket, 'loggedOut', null)
    }
    const accountId = this.store.fact('accountId')
    const accountSessionId = this.store.fact('accountSessionId')
    if (accountId === null || accountSessionId === null) return
    if (!isEnded({ accountId, accountSessionId })) return
    this.store.dropFact('accountId')
    this.store.dropFact('accountSessionId')
    this.store.dropFact(`user:${accountId}`)
    this.ctx.waitUntil(this.noteLogin(null))
    this.deskLink.tell({ kind: 'account', accountId: null, user: null }, isoNow())
  }
}
