import { LOGIN_CHANGED_REASON, RESTART_CLOSE_CODE } from '#domain/contact/realtime/restart.ts'
import { errorMessage } from '#domain/foundation/errors/errorCatalogue.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { QrCodeMade } from '#domain/contact/realtime/chat/acknowledgement.ts'
import type { LoggedInUser } from '#domain/contact/realtime/serverEvents.ts'
import { isoNow } from '../isoNow.ts'
import { loggedInUserSchema } from '../loggedInUserSchema.ts'
import type { FactRow } from '../sql/FactRow.ts'
import { readStored } from '../sql/readStored.ts'
import { refusal } from '../wire/refusal.ts'
import type { Answer } from '../wire/wire.types.ts'
import type { DeskLink } from './DeskLink.ts'
import type {
  AccountEdit,
  SocketLogin,
  UserLogin,
  VisitorConnection,
  VisitorFact,
  VisitorSocket,
} from '../ports/visitor.types.ts'
import type { VisitorTabs } from './VisitorTabs.ts'

interface VisitorUserParts {
  facts: FactRow<VisitorFact>
  tabs: VisitorTabs
  deskLink: DeskLink
  endLogin: (login: SocketLogin) => Promise<void>
  beginTwoFactor: (login: SocketLogin, password?: string) => Promise<Omit<QrCodeMade, 'success'>>
  /** Records the account that the session is used with. */
  noteLogin: (login: SocketLogin | null) => Promise<void>
  onFailure: (error: unknown) => void
  /** Runs a function as one transaction. */
  asOne: <Result>(act: () => Result) => Result
  waitUntil: (promise: Promise<unknown>) => void
}

/** The login state of a session's tabs, and everyone who is informed of it. */
export class VisitorUser {
  readonly #parts: VisitorUserParts

  constructor(parts: VisitorUserParts) {
    this.#parts = parts
  }

  /** The account that the session is used with; null for a guest. */
  accountId(): string | null {
    return this.#parts.facts.get('accountId')
  }

  /** Whether the session is used with an account other than this login's. */
  isAnothers(login: SocketLogin | null): boolean {
    const accountId = this.accountId()
    return accountId !== null && accountId !== login?.accountId
  }

  /** The user of a login, for the tab that has it; null without one. */
  userOf(login: SocketLogin | null): LoggedInUser | null {
    const kept = login && this.#parts.facts.get(`user:${login.accountId}`)
    return kept === null ? null : readStored(loggedInUserSchema, kept)
  }

  /**
   * Handles a login over HTTP. Informs only tabs with this account's login; any other tab
   * reconnects with its cookie.
   */
  notifyLogin({ user, ...login }: UserLogin): void {
    this.keep({ ...login, user })
    for (const tab of this.#parts.tabs.all()) {
      if (tab.state?.login?.accountId !== login.accountId) {
        tab.close(RESTART_CLOSE_CODE, LOGIN_CHANGED_REASON)
        continue
      }
      tab.setState({ ...(tab.state as VisitorSocket), login })
      this.#parts.tabs.tell(tab, 'loggedIn', user)
    }
  }

  tellLogout(accountId: string, accountSessionId: string | null): void {
    this.drop(
      (login) =>
        login.accountId === accountId &&
        (accountSessionId === null || login.accountSessionId === accountSessionId),
    )
  }

  /**
   * Sends the changed account to its tabs: 'loggedIn' when isAdmin changed, which 'user:edit' does
   * not carry, else 'user:edit'. A change of roles informs the tabs even if no field differs, so
   * that they load the account.
   */
  tellEdit(accountId: string, { isAdmin, ...edit }: AccountEdit, haveRolesChanged = false): void {
    const { facts, tabs, deskLink } = this.#parts
    const known = this.userOf({ accountId, accountSessionId: '' })
    if (known === null) return
    const user = { ...known, ...edit, isAdmin: isAdmin ?? known.isAdmin }
    const hasChanged = facts.keep(`user:${accountId}`, JSON.stringify(user))
    if (hasChanged && this.accountId() === accountId) {
      deskLink.tell({ kind: 'account', accountId, user }, isoNow())
    }
    if (!hasChanged && !haveRolesChanged) return
    for (const tab of tabs.all()) {
      if (tab.state?.login?.accountId !== accountId) continue
      if (user.isAdmin === known.isAdmin) tabs.tell(tab, 'user:edit', edit)
      else tabs.tell(tab, 'loggedIn', user)
    }
  }

  /** Sends the number of unread notifications to the tabs of an account. */
  sendUnreadCount(accountId: string, unread: number): void {
    const { tabs } = this.#parts
    for (const tab of tabs.all()) {
      if (tab.state?.login?.accountId === accountId) tabs.tell(tab, 'notifications', unread)
    }
  }

  /** Ends a tab's login; returns whether there was one. */
  async logOut(tab: VisitorConnection): Promise<boolean> {
    const login = tab.state?.login
    if (!login) return false
    await this.#parts.endLogin({ ...login })
    return true
  }

  async beginTwoFactor(
    tab: VisitorConnection,
    password: string | undefined,
    answer: Answer,
  ): Promise<void> {
    const login = tab.state?.login
    if (!login) return answer(refusal('login_required'))
    try {
      answer({ success: true, ...(await this.#parts.beginTwoFactor({ ...login }, password)) })
    } catch (error) {
      if (!(error instanceof ProductError)) throw error
      answer({ success: false, error: { code: error.code, message: errorMessage(error) } })
    }
  }

  /** Stores the login that the session is used with. */
  keep({ user, ...login }: UserLogin): void {
    const { facts, deskLink, waitUntil, asOne } = this.#parts
    const { accountId, accountSessionId } = login
    const isOther = asOne(() => {
      const isOtherLogin = facts.keep('accountSessionId', accountSessionId)
      facts.keep('accountId', accountId)
      const isNews = facts.keep(`user:${accountId}`, JSON.stringify(user))
      if (isOtherLogin || isNews) deskLink.tell({ kind: 'account', accountId, user }, isoNow())
      return isOtherLogin
    })
    if (isOther) waitUntil(this.#note(login))
  }

  /**
   * Informs the tabs of ended logins. If the session itself is used with an ended login, it becomes
   * a guest's again.
   */
  drop(isEnded: (login: SocketLogin) => boolean): void {
    const { facts, tabs, deskLink, waitUntil, asOne } = this.#parts
    for (const tab of tabs.all()) {
      const login = tab.state?.login
      if (!login || !isEnded({ ...login })) continue
      tab.setState({ ...(tab.state as VisitorSocket), login: null })
      tabs.tell(tab, 'loggedOut', null)
    }
    const accountId = this.accountId()
    const accountSessionId = facts.get('accountSessionId')
    if (accountId === null || accountSessionId === null) return
    if (!isEnded({ accountId, accountSessionId })) return
    asOne(() => {
      facts.drop('accountId')
      facts.drop('accountSessionId')
      facts.drop(`user:${accountId}`)
      deskLink.tell({ kind: 'account', accountId: null, user: null }, isoNow())
    })
    waitUntil(this.#note(null))
  }

  async #note(login: SocketLogin | null): Promise<void> {
    try {
      await this.#parts.noteLogin(login)
    } catch (error) {
      // Recorded again with the next login; until then edits elsewhere reach these tabs on their next load.
      this.#parts.facts.drop('accountSessionId')
      this.#parts.onFailure(error)
    }
  }
}
