import { mergeTests, type Browser, type Page } from '@playwright/test'
import { DEMO_ACCOUNTS } from '#database/seed/demo/demoAccounts.ts'
import {
  expect,
  expectAccessible,
  isScriptError,
  test as browserTest,
} from '#test/support/foundation/browser/browserTest.ts'
import { logIn } from '#test/support/foundation/httpCaller.ts'
import type { SocketIoPeer } from './socketIoPeer.ts'
import { join, test as socketTest, ZONE } from './socketIoTest.ts'

/** A visitor on the unmodified socket.io-client. */
export interface DeskVisitor {
  peer: SocketIoPeer
  session: string
  /** The visitor's name, as the desk sees it. */
  name: string
  sessionId: string
  say: (text: string) => Promise<void>
  go: (page: string) => Promise<void>
  /** The desk's messages. */
  heard: () => string[]
}

type DemoEmail = (typeof DEMO_ACCOUNTS)[number]['email']

/** The admins of the development data: Alex Chen and Robin Diaz. */
export const ALEX: DemoEmail = 'admin@example.com'
export const ROBIN: DemoEmail = 'desk@example.com'

export interface DeskFixtures {
  arrives: (options?: {
    country?: string
    session?: string
    as?: DemoEmail
  }) => Promise<DeskVisitor>
  /** A separate page for an account of the development data. */
  pageOf: (email: DemoEmail, options?: Parameters<Browser['newContext']>[0]) => Promise<Page>
}

const accountOf = (email: DemoEmail) => {
  const account = DEMO_ACCOUNTS.find((each) => each.email === email)
  if (!account) throw new Error(`The development data has no ${email}.`)
  return account
}

const nameOf = (email: DemoEmail) => {
  const { firstName, lastName } = accountOf(email)
  return `${firstName} ${lastName}`
}

/** Admins in separate browsers, and visitors. */
export const test = mergeTests(browserTest, socketTest).extend<DeskFixtures>({
  arrives: async ({ peer, origin, caller }, use) => {
    await use(async ({ country = 'US', session: kept, as } = {}) => {
      const login = as ? await logIn(origin, caller, accountOf(as)) : null
      const client = peer({ country, ...(login ? { cookie: login.cookie } : {}) })
      const session = await join(client, kept ?? null)
      const sessionId = session.split('.')[0] ?? ''
      const notify = async (type: string, payload: object) => {
        const answer = await client.ask('chat:user-notification', {
          type,
          sessionId: session,
          timezone: ZONE,
          payload: { ...payload, timezone: ZONE },
        })
        expect(answer).toEqual({ success: true })
      }
      await notify('landing', {
        source: 'ads',
        path: '/en-US',
        terms: { utm_term: 'billboards austin', utm_source: 'google' },
      })
      return {
        peer: client,
        session,
        sessionId,
        name: as ? nameOf(as) : `Visitor ${sessionId.slice(-4)}`,
        say: async (text) => {
          const answer = await client.ask('chat:send-user-message', { sessionId: session, text })
          expect(answer).toMatchObject({ success: true })
        },
        go: async (page) => await notify('navigation', { page }),
        heard: () => client.all<{ text: string }>('user:admin-message').map(({ text }) => text),
      }
    })
  },
  pageOf: async ({ browser, origin, caller }, use) => {
    const errors: string[] = []
    const contexts: Awaited<ReturnType<Browser['newContext']>>[] = []
    await use(async (email, options = {}) => {
      const { cookie } = await logIn(origin, caller, accountOf(email))
      const context = await browser.newContext({
        baseURL: origin,
        extraHTTPHeaders: { 'CF-Connecting-IP': caller },
        ...options,
      })
      contexts.push(context)
      await context.addCookies(
        cookie.split('; ').map((each) => {
          const at = each.indexOf('=')
          return { name: each.slice(0, at), value: each.slice(at + 1), url: origin }
        }),
      )
      const page = await context.newPage()
      page.on('pageerror', ({ message }) => {
        if (isScriptError(message)) errors.push(message)
      })
      return page
    })
    for (const context of contexts) await context.close()
    expect(errors).toEqual([])
  },
})

/** Opens a desk and waits until it is connected. */
export async function openDesk(page: Page, desk = 'usa-canada'): Promise<void> {
  await page.goto(`/en-US/admin/chat?desk=${desk}`)
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
}

/** The row of a visitor in the list. */
export const rowOf = (page: Page, { name }: Pick<DeskVisitor, 'name'>) =>
  page.locator('[data-desk-list]').getByRole('link', { name })

/** The open conversation at a desk. */
export const conversation = (page: Page) =>
  page.getByRole('region', { name: 'Conversation', exact: true })

export const answerField = (page: Page) => page.getByRole('textbox', { name: 'Answer' })

/** Writes an answer and sends it. */
export async function answer(page: Page, text: string): Promise<void> {
  await answerField(page).fill(text)
  await answerField(page).press('Enter')
  await expect(answerField(page)).toHaveValue('')
}

export { expect, expectAccessible }
