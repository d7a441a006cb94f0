import { mergeTests, type Page } from '@playwright/test'
import { receivedConversations } from './receivedConversations.ts'
import { DEMO_ACCOUNTS } from '#database/seed/demo/demoAccounts.ts'
import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import type { DeskConversation, DeskLine } from '#domain/contact/realtime/desk/deskConversation.ts'
import {
  expect,
  expectAccessible,
  test as browserTest,
} from '#test/support/foundation/browser/browserTest.ts'
import { logIn } from '#test/support/foundation/httpCaller.ts'
import type { SocketIoPeer } from './socketIoPeer.ts'
import { test as socketTest } from './socketIoTest.ts'

/** An admin at a desk, on the unmodified socket.io-client. */
export class DeskPeer {
  readonly peer: SocketIoPeer

  constructor(peer: SocketIoPeer) {
    this.peer = peer
  }

  /** Writes to the visitor of a session. */
  async say(sessionId: string, text: string): Promise<void> {
    const id = crypto.randomUUID()
    const answer = await this.peer.ask('desk:answer', { id, sessionId, text, force: true })
    expect(answer).toMatchObject({ success: true })
  }

  async type(sessionId: string, isTyping: boolean): Promise<void> {
    expect(await this.peer.ask('desk:typing', { sessionId, isTyping })).toEqual({ success: true })
  }

  /** The messages of a session's visitor that the desk has received. */
  heard(sessionId: string): string[] {
    return this.peer
      .all<{ sessionId: string; line: DeskLine }>('desk:line')
      .filter((told) => told.sessionId === sessionId && told.line.kind === 'visitor')
      .map(({ line }) => line.text)
  }

  /** The latest state of a session's conversation. */
  conversation(sessionId: string): DeskConversation | undefined {
    return receivedConversations(this.peer).findLast((told) => told.sessionId === sessionId)
  }
}

interface ChatFixtures {
  adminCookie: string
  /** Joins a desk. */
  atDesk: (desk?: Desk) => Promise<DeskPeer>
  /** Opens a path, while an admin is online who is notified of the visitor. */
  visit: (path: string) => Promise<{ desk: DeskPeer; session: string }>
}

/** Visitors in browsers, admins on sockets. */
export const test = mergeTests(browserTest, socketTest).extend<ChatFixtures>({
  adminCookie: async ({ origin, caller }, use) => {
    const admin = DEMO_ACCOUNTS.find(({ role }) => role === 'admin')
    if (!admin) throw new Error('The development data has no admin.')
    await use((await logIn(origin, caller, admin)).cookie)
  },
  atDesk: async ({ peer, adminCookie }, use) => {
    await use(async (desk = 'usa-canada') => {
      const client = await peer({ cookie: adminCookie, query: { desk } }).connected()
      expect(await client.ask('desk:join')).toMatchObject({ success: true })
      return new DeskPeer(client)
    })
  },
  visit: async ({ page, atDesk }, use) => {
    await use(async (path) => {
      const desk = await atDesk()
      await page.goto(path)
      return { desk, session: await sessionOf(page, desk) }
    })
  },
})

/** The ID of the page's session, once the desk can know it. */
export async function sessionOf(page: Page, desk: DeskPeer): Promise<string> {
  let sessionId = ''
  await expect
    .poll(async () => {
      const signed = await page.evaluate(() => localStorage.getItem('amd_session'))
      sessionId = signed?.split('.')[0] ?? ''
      return desk.conversation(sessionId)?.page ?? ''
    })
    .not.toBe('')
  return sessionId
}

export { expect, expectAccessible }
